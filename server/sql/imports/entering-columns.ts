/** A column of a layer that an import fills, and its type in SQL. */
export type LayerColumn = readonly [column: string, type: 'text' | 'boolean' | 'float8'];

/** What the bindings of the layer's own columns begin with: the name of a column alone may be a word of SQL. */
export const COLUMN_BINDING = 'each_';

/**
 * An array as PostgreSQL reads it, made at once: the driver would look at each value by itself.
 * @param values  numbers have to be finite
 * @returns such as `{1,2,NULL}` or `{"12 Mill Rd",NULL}`
 */
export function arrayText(values: readonly unknown[]): string {
  return `{${values.map(elementText).join(',')}}`;
}

function elementText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return 'NULL';
  return NEEDS_CARE.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`;
}

const NEEDS_CARE = /["\\]/;
