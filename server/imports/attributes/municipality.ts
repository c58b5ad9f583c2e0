import type { FeatureFields } from './feature-fields.js';
import { accuracyOf, type RowContext } from './row-context.js';

const NAMES = [
  'name',
  'municipality',
  'MUNI_NAME',
  'MUN_NAME',
  'MUNINAME',
  'TOWN',
  'CITY',
  'VILLAGE',
  'NAMELSAD',
  'BORONAME',
];

/** A row of `municipality`, its geometry apart. */
export interface MunicipalityRow {
  name: string;
  role: 'own' | 'neighbor';
  accuracy_ft: number | null;
}

/** @returns what the attributes say of a municipal outline; its role is that of the import where it names none */
export function municipalityRow(fields: FeatureFields, context: RowContext): MunicipalityRow {
  return {
    name: fields.firstText('name', NAMES) ?? '(unnamed)',
    role: fields.first('role', ['role'], (text) => roleOf(text)) ?? context.role,
    accuracy_ft: accuracyOf(fields, context),
  };
}

function roleOf(text: string): 'own' | 'neighbor' | null {
  if (/^own$/i.test(text)) return 'own';
  return /^neighbou?r$/i.test(text) ? 'neighbor' : null;
}
