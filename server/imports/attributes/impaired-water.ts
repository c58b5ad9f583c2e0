import type { FeatureFields } from './feature-fields.js';
import type { RowContext } from './row-context.js';

/** Where the state's list keeps what tells one water from another. */
export const IMPAIRED_WATER_IDS = [
  'WATERBODY_ID',
  'WATERBODYID',
  'PWL_ID',
  'WI_PWL_ID',
  'WATERINDEX',
  'SEGMENT_ID',
  'OBJECTID',
  'FID',
];

/** A row of `impaired_water`, its geometry apart. */
export interface ImpairedWaterRow {
  id: string;
  name: string | null;
  listing: string;
}

/** @returns what the attributes say of an impaired water */
export function impairedWaterRow(fields: FeatureFields, context: RowContext): ImpairedWaterRow {
  const listing = fields.firstText('listing', [
    'listing',
    'LIST',
    'IR_CATEGORY',
    'CATEGORY',
    'CAUSE',
    'POLLUTANT',
    'IMPAIRMENT',
  ]);
  if (listing === null)
    context.tally.about('nothing says how it is listed; written as "listed"', fields.feature);
  return {
    id: context.ids.idOf(fields),
    name: fields.firstText('name', ['name', 'WATERBODY_NAME', 'WATERBODY', 'WATER_NAME', 'SEGMENT_NAME']),
    listing: listing ?? 'listed',
  };
}
