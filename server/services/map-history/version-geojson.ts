import type { Knex } from 'knex';
import { TooComplex } from '../../../core/errors.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { countVersionVertices, readVersionWetlands } from '../../sql/map-history/read-version-wetlands.js';
import { requireVersion } from './require-version.js';

/** Vertices that one download may have: some 60 megabytes. */
const MOST_VERTICES = 1_000_000;

/**
 * @returns the wetlands of a version of the map as the text of a GeoJSON FeatureCollection, in degrees (NAD83)
 * @throws NotFound  for an unknown jurisdiction or version
 * @throws TooComplex  for a map that is too large to be sent in one piece
 */
export async function versionGeojson(
  knex: Knex.Transaction,
  jurisdictionId: string,
  number: number,
): Promise<string> {
  const jurisdiction = await findJurisdiction(knex, jurisdictionId);
  const { since } = await requireVersion(knex, jurisdiction, number);
  const vertices = await countVersionVertices(knex, jurisdiction.id, number);
  if (vertices > MOST_VERTICES) {
    throw new TooComplex(
      `Version ${number} has ${vertices.toLocaleString('en-US')} vertices, too many for one file. Ask /ogc/collections/wetlands/items for it page by page, with the day as on.`,
    );
  }
  const features = await readVersionWetlands(knex, jurisdiction.id, number);
  const head = { type: 'FeatureCollection', jurisdiction: jurisdiction.id, mapVersion: number, since };
  return `${JSON.stringify(head).slice(0, -1)},"features":[${features.join(',\n')}]}`;
}
