import type { Knex } from 'knex';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import {
  NEW_YORK_EAST,
  type CrsUri,
  type OgcFeature,
  type OgcFeatureQuery,
  type OgcFeatureCollection,
  type OgcItemsQuery,
} from '../../../core/contracts/ogc.js';
import { localDateOf } from '../../../core/dates.js';
import { InvalidInput, NotFound } from '../../../core/errors.js';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';
import { COLLECTION_TEXTS } from '../../ogc/collections.js';
import { parseFeatureId } from '../../ogc/feature-id.js';
import { momentOf } from '../../ogc/moment-of.js';
import { collectionPath, GEOJSON_TYPE, linkBack, linkTo, type RequestAddress } from '../../ogc/links.js';
import { readBox } from '../../ogc/read-box.js';
import { listJurisdictionRecords } from '../../sql/jurisdictions/find-jurisdiction.js';
import type { FeatureFilter, FeatureKey } from '../../sql/ogc/feature-filter.js';
import type { OutputSrid } from '../../sql/ogc/feature-form.js';
import { placeDegreeBoxes, placeFeetBox } from '../../sql/ogc/place-area.js';
import { findCollection } from './find-collection.js';

const sridOf = (crs: CrsUri): OutputSrid => (crs === NEW_YORK_EAST ? STORAGE_SRID : GEOGRAPHIC_SRID);

async function areaOf(knex: Knex, { bbox, 'bbox-crs': crs }: OgcItemsQuery): Promise<string | undefined> {
  if (bbox === undefined) return undefined;
  const box = readBox(bbox, crs);
  return 'feet' in box ? placeFeetBox(knex, box.feet) : placeDegreeBoxes(knex, box.degrees);
}

function startOf(identity: 'key' | 'id', after: string | undefined): FeatureKey | undefined {
  if (after === undefined) return undefined;
  const key = parseFeatureId(identity, after);
  if (key === null) {
    const message =
      'after must be the id of a feature of this collection. Take the next link of the page before.';
    throw new InvalidInput(message, [{ message, path: 'after' }]);
  }
  return key;
}

/** The versions of the wetlands maps that a page was read from, also where it has nothing to show. */
async function mapVersions(
  knex: Knex,
  { on, jurisdictionId }: FeatureFilter,
): Promise<OgcFeatureCollection['mapVersions']> {
  return (await listJurisdictionRecords(knex, on))
    .filter(({ id }) => jurisdictionId === undefined || id === jurisdictionId)
    .map(({ id, mapVersion, mapSince }) => ({ jurisdiction: id, mapVersion, mapSince }));
}

/**
 * @param collection  its id, as the address has it
 * @returns a page of its features, with a link to the next where there is one
 * @throws NotFound  when there is no such collection
 * @throws InvalidInput  for a box with its corners in the wrong order, a start that is no feature id, two days that are
 *   not one, or, for adjacent areas, a day before the text of an ordinance held here
 */
export async function readItems(
  knex: Knex,
  ordinances: OrdinanceBook,
  collection: string,
  query: OgcItemsQuery,
  address: RequestAddress,
): Promise<OgcFeatureCollection> {
  const { id, reader } = findCollection(ordinances, collection);
  const after = startOf(reader.identity, query.after);
  const { on, sinceAtMost } = momentOf(query);
  const filter: FeatureFilter = {
    on,
    jurisdictionId: query.jurisdiction,
    area: await areaOf(knex, query),
    sinceAtMost,
  };
  const timeStamp = new Date().toISOString();
  const { limit, crs } = query;
  const { features, more } = await reader.readPage(knex, { filter, after, limit, srid: sridOf(crs) });
  const matched = await reader.count(knex, filter);
  const last = features.at(-1);
  const { title, ofTheMap } = COLLECTION_TEXTS[id];
  return {
    type: 'FeatureCollection',
    timeStamp,
    ...(ofTheMap ? { on, mapVersions: await mapVersions(knex, filter) } : {}),
    ...(matched === null ? {} : { numberMatched: matched }),
    numberReturned: features.length,
    links: [
      linkBack(address, 'self', 'This page', GEOJSON_TYPE),
      ...(more && last !== undefined
        ? [linkBack(address, 'next', 'Next page', GEOJSON_TYPE, { after: String(last.id) })]
        : []),
      linkTo(address, 'collection', collectionPath(id), title),
    ],
    features: features.map((feature) => ({ type: 'Feature', ...feature })),
  };
}

/**
 * @param collection  its id, as the address has it
 * @param feature  likewise
 * @throws NotFound  when there is no such collection, or no such feature on the map of that day
 */
export async function readItem(
  knex: Knex,
  ordinances: OrdinanceBook,
  [collection, feature]: readonly [collection: string, feature: string],
  { on = localDateOf(new Date()), crs }: OgcFeatureQuery,
  address: RequestAddress,
): Promise<OgcFeature> {
  const { id, reader } = findCollection(ordinances, collection);
  const key = parseFeatureId(reader.identity, feature);
  const row = key === null ? null : await reader.readOne(knex, key, on, sridOf(crs));
  if (row === null) throw new NotFound(`There is no feature "${feature}" in ${id} on ${on}.`);
  return {
    type: 'Feature',
    ...row,
    links: [
      linkBack(address, 'self', 'This feature', GEOJSON_TYPE),
      linkTo(address, 'collection', collectionPath(id), COLLECTION_TEXTS[id].title),
    ],
  };
}
