import type { FeatureFields } from './feature-fields.js';

/** A row of `reference_feature`, its geometry apart. */
export interface ReferenceFeatureRow {
  name: string | null;
}

/** @returns the name of a road, building or water */
export function referenceFeatureRow(fields: FeatureFields): ReferenceFeatureRow {
  return {
    name: fields.firstText('name', [
      'name',
      'FULLNAME',
      'FULL_NAME',
      'STREET_NAME',
      'STREET',
      'ROAD_NAME',
      'GNIS_NAME',
    ]),
  };
}
