/** Characters of a text that are shown. */
const SHOWN = 40;

/** @returns a value of a file in a few words, however long or deep it is: `[700000, null]`, `"12 Main St"` */
export function valueWords(value: unknown): string {
  if (!Array.isArray(value)) return itemWords(value);
  const items = (value as unknown[]).slice(0, 4).map(itemWords);
  return `[${items.join(', ')}${value.length > 4 ? ', …' : ''}]`;
}

function itemWords(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string')
    return JSON.stringify(value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  return Array.isArray(value) ? 'a list' : 'an object';
}
