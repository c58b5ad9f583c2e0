import { knownNames } from '../../../core/import-columns.js';
import type { FeatureFields } from './feature-fields.js';
import type { RowContext } from './row-context.js';

const NAMES = knownNames('impaired-waters', 'name');
const LISTINGS = knownNames('impaired-waters', 'listing');

/** A row of `impaired_water`, its geometry apart. */
export interface ImpairedWaterRow {
  id: string;
  name: string | null;
  listing: string;
}

/** @returns what the attributes say of an impaired water */
export function impairedWaterRow(fields: FeatureFields, context: RowContext): ImpairedWaterRow {
  const listing = fields.firstText('listing', LISTINGS);
  if (listing === null)
    context.tally.about('nothing says how it is listed; written as "listed"', fields.feature);
  return {
    id: context.ids.idOf(fields),
    name: fields.firstText('name', NAMES),
    listing: listing ?? 'listed',
  };
}
