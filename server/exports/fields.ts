import type { ExportField } from './export-table.js';

/** Characters of a column's name in a .dbf. */
const DBF_NAME_LENGTH = 10;

/** Decimals of each kind of figure, in every format. */
const DECIMALS = { acres: 6, sqFt: 3, feet: 6 } as const;

function field(name: string, kind: ExportField['kind'], meaning: string, decimals = 0): ExportField {
  return { name, shortName: name.slice(0, DBF_NAME_LENGTH), kind, decimals, meaning };
}

/** @returns a column of text; ids are text, so that their zeros stay */
export const textField = (name: string, meaning: string): ExportField => field(name, 'text', meaning);

/** @returns a column of whole numbers */
export const countField = (name: string, meaning: string): ExportField =>
  field(name, 'whole number', meaning);

/** @returns a column of figures */
export const figureField = (name: string, unit: keyof typeof DECIMALS, meaning: string): ExportField =>
  field(name, 'number', meaning, DECIMALS[unit]);

/** @returns a column of days */
export const dayField = (name: string, meaning: string): ExportField => field(name, 'date', meaning);
