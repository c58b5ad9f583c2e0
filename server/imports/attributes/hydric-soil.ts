import { knownNames } from '../../../core/import-columns.js';
import type { FeatureFields } from './feature-fields.js';
import type { RowContext } from './row-context.js';

const NAMES = knownNames('hydric-soils', 'name');

/** A row of `hydric_soil`, its geometry apart. */
export interface HydricSoilRow {
  id: string;
  name: string | null;
}

/** @returns what the attributes say of a soil */
export function hydricSoilRow(fields: FeatureFields, context: RowContext): HydricSoilRow {
  return {
    id: context.ids.idOf(fields),
    name: fields.firstText('name', NAMES),
  };
}
