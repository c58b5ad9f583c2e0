import { acresFromSqFt } from '../../core/units.js';
import { withDecimals } from '../../core/number-format.js';

const whole = withDecimals(0);
const tenth = withDecimals(1);
const thousandth = withDecimals(3);
const scale = withDecimals(8);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** What stands in place of a figure that cannot be given. */
export const NOT_KNOWN = 'not known';

/** Square feet as a whole number; something that rounds to nothing says so instead of reading 0. */
export function sqFtText(sqFt: number | null): string {
  if (sqFt === null) return NOT_KNOWN;
  if (sqFt > 0 && sqFt < 0.5) return 'under 1';
  return whole.format(sqFt);
}

/** Acres to three decimals. */
export function acresText(sqFt: number | null): string {
  if (sqFt === null) return NOT_KNOWN;
  return thousandth.format(acresFromSqFt(sqFt));
}

/** Feet to a tenth, without the unit. */
export function feetText(feet: number | null): string {
  return feet === null ? NOT_KNOWN : tenth.format(feet);
}

/** A grid scale factor to eight decimals. */
export function scaleText(factor: number): string {
  return scale.format(factor);
}

/** `2026-03-03` as `3 Mar 2026`; other text unchanged. */
export function dayText(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const month = match === null ? undefined : MONTHS[Number(match[2]) - 1];
  if (match === null || month === undefined) return day;
  return `${Number(match[3])} ${month} ${match[1] ?? ''}`;
}

/** `1 corner`, `4 corners`. */
export function countText(count: number, one: string, many: string): string {
  return `${whole.format(count)} ${count === 1 ? one : many}`;
}

/** Keeps a section sign and its number on one line. */
export function unbroken(text: string): string {
  return text.replaceAll('§ ', '§\u00a0');
}

/** A text of the law for reading: days as people write them, each section sign with its number. */
export function lawText(text: string): string {
  return unbroken(text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, dayText));
}
