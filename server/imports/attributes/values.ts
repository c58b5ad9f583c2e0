/** Text that means "nothing" in tables that cannot hold a null. */
const BLANK = /^(?:<?null>?|\(null\)|\*+)$/i;

/**
 * @returns the value as text, trimmed, its digits exactly as they are; null for an empty or absent value and for
 * what cannot be text
 */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return null;
  const text = storable(value).trim();
  return text === '' || BLANK.test(text) ? null : text;
}

/** @returns a finite number, also from its text ("0.0574", "1,200"); null for anything else */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = textOf(value)?.replace(/(?<=\d),(?=\d{3}\b)/g, '') ?? '';
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

/** @returns yes or no from the ways in which tables write them; null for anything else */
export function booleanOf(value: unknown): boolean | null {
  const text = textOf(value)?.toLowerCase();
  if (text === undefined) return null;
  if (['true', 't', 'yes', 'y', '1'].includes(text)) return true;
  if (['false', 'f', 'no', 'n', '0'].includes(text)) return false;
  return null;
}

/** Quick to find; also in whole pairs, which are then let be. */
const UNSTORABLE = /[\0\uD800-\uDFFF]/;

/** @returns the text without what PostgreSQL cannot store: NUL, and halves of surrogate pairs */
export function storable(text: string): string {
  if (!UNSTORABLE.test(text)) return text;
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}
