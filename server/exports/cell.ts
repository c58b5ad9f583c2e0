import type { ExportFeature, ExportField, ExportValue } from './export-table.js';

/** Characters that XML and old readers do not take, and halves of surrogate pairs. */
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** @returns what a file holds of a feature in a column: text without control characters, a rounded figure, or null */
export function cellOf(feature: ExportFeature, field: ExportField): ExportValue {
  const value = feature.values[field.name] ?? null;
  if (value === null) return null;
  switch (field.kind) {
    case 'number':
    case 'whole number': {
      const number = Number(value);
      return Number.isFinite(number) ? Number(number.toFixed(field.decimals)) : null;
    }
    case 'date':
      return String(value);
    case 'text': {
      const text = String(value).replace(UNWRITABLE, '').trim();
      return text === '' ? null : text;
    }
  }
}
