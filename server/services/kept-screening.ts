import type { FeatureCollection } from 'geojson';
import type { Knex } from 'knex';
import { NotFound } from '../../core/errors.js';
import { isUuid } from '../../core/uuid.js';
import { readScreening, type KeptScreening } from '../sql/screening/read-screening.js';
import { proposalFeatures } from './screening-geojson.js';

/**
 * @returns the answer as it was given, with the request it came from
 * @throws NotFound  when no answer is kept under that id
 */
export async function keptScreening(knex: Knex, id: string): Promise<KeptScreening> {
  const kept = isUuid(id) ? await readScreening(knex, id) : null;
  if (kept === null) throw new NotFound(`No screening is kept under "${id}".`);
  return kept;
}

/**
 * @returns a kept proposal as GeoJSON in degrees: what was drawn, and the parts it was split into on the map it used
 * @throws NotFound  when no answer is kept under that id
 */
export async function keptScreeningGeojson(knex: Knex, id: string): Promise<FeatureCollection> {
  return proposalFeatures(knex, await keptScreening(knex, id));
}
