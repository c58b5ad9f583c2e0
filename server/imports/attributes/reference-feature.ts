import { knownNames } from '../../../core/import-columns.js';
import type { FeatureFields } from './feature-fields.js';

const NAMES = knownNames('roads', 'name');

/** A row of `reference_feature`, its geometry apart. */
export interface ReferenceFeatureRow {
  name: string | null;
}

/** @returns the name of a road, building or water */
export function referenceFeatureRow(fields: FeatureFields): ReferenceFeatureRow {
  return {
    name: fields.firstText('name', NAMES),
  };
}
