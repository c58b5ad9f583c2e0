import { knownNames } from '../../../core/import-columns.js';
import type { FeatureFields } from './feature-fields.js';
import { accuracyOf, type RowContext } from './row-context.js';

const NAMES = knownNames('municipality', 'name');

/** A row of `municipality`, its geometry apart. */
export interface MunicipalityRow {
  name: string;
  role: 'own' | 'neighbor';
  accuracy_ft: number | null;
}

/** @returns what the attributes say of a municipal outline; its role is that of the import where it names none */
export function municipalityRow(fields: FeatureFields, context: RowContext): MunicipalityRow {
  const name = fields.firstText('name', NAMES) ?? '(unnamed)';
  return {
    name,
    role: fields.first('role', ['role'], (text) => roleOf(text)) ?? roleByName(name, context),
    accuracy_ft: accuracyOf(fields, context),
  };
}

/** @returns the name of a place in the spelling by which two of them are compared */
export function placeKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

function roleByName(name: string, { own, role }: RowContext): 'own' | 'neighbor' {
  if (own === null) return role;
  return placeKey(name) === placeKey(own) ? 'own' : 'neighbor';
}

function roleOf(text: string): 'own' | 'neighbor' | null {
  if (/^own$/i.test(text)) return 'own';
  return /^neighbou?r$/i.test(text) ? 'neighbor' : null;
}
