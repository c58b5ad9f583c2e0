import { numberFormat } from '../../core/number-format.js';
import type { ClockUnit } from '../../core/ordinance-format/clocks.js';

const number = numberFormat({ maximumFractionDigits: 3 });
const dollars = numberFormat({
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** A number as people write it: `2,500`, `0.3`. */
export function numberText(value: number): string {
  return number.format(value);
}

/** US dollars: `$1,000`, `$33.34`. */
export function dollarText(usd: number): string {
  return Number.isInteger(usd)
    ? dollars.format(usd)
    : `$${usd.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

const UNITS: Record<ClockUnit, readonly [string, string]> = {
  hours: ['hour', 'hours'],
  days: ['day', 'days'],
  'business-days': ['business day', 'business days'],
  months: ['month', 'months'],
  years: ['year', 'years'],
};

/** `1 business day`, `30 days`. */
export function periodText(count: number, unit: ClockUnit): string {
  return `${numberText(count)} ${UNITS[unit][count === 1 ? 0 : 1]}`;
}

/** `a`, `a or b`, `a, b or c`. */
export function listText(parts: readonly string[], last: 'and' | 'or'): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;
}

/** The text with its first letter large. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A name out of an id such as `septic-system`, for something that no list here names: `Septic system`. */
export function nameOfId(id: string): string {
  return capitalized(id.replaceAll('-', ' '));
}
