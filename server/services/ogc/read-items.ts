import type { Knex } from 'knex';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import type { CrsUri, OgcFeature, OgcFeatureCollection } from '../../../core/contracts/ogc.js';
import {
  parseItemsQuery,
  type OgcFeatureQuery,
  type OgcItemsQuery,
} from '../../../core/contracts/ogc-query.js';
import { localDateOf } from '../../../core/dates.js';
import { InvalidInput, NotFound } from '../../../core/errors.js';
import type { OgcAnswer } from '../../ogc/answer.js';
import { COLLECTION_TEXTS } from '../../ogc/collections.js';
import { parseFeatureId } from '../../ogc/feature-id.js';
import { itemPage, itemsPage } from '../../ogc/html/feature-pages.js';
import {
  collectionPath,
  GEOJSON_TYPE,
  HTML_TYPE,
  linkBack,
  linksTo,
  linksToSelf,
  type FormedRequest,
} from '../../ogc/links.js';
import { momentOf } from '../../ogc/moment-of.js';
import { QUERYABLES } from '../../ogc/queryables.js';
import { readBox } from '../../ogc/read-box.js';
import { listJurisdictionRecords } from '../../sql/jurisdictions/find-jurisdiction.js';
import type { FeatureFilter, FeatureKey } from '../../sql/ogc/feature-filter.js';
import { placeDegreeBoxes, placeFeetBox, placeUtmBox } from '../../sql/ogc/place-area.js';
import { findCollectionId, readerOf } from './find-collection.js';

async function areaOf(knex: Knex, { bbox, 'bbox-crs': crs }: OgcItemsQuery): Promise<string | undefined> {
  if (bbox === undefined) return undefined;
  const box = readBox(bbox, crs);
  if ('feet' in box) return placeFeetBox(knex, box.feet);
  return 'utm' in box ? placeUtmBox(knex, box.utm) : placeDegreeBoxes(knex, box.degrees);
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

/** Features, and the system that their coordinates are in. */
export interface CrsAnswer<Body extends object> extends OgcAnswer<Body> {
  crs: CrsUri;
}

/**
 * @param collection  its id, as the address has it
 * @param given  the query of the request
 * @returns a page of its features, with a link to the next where there is one
 * @throws NotFound  when there is no such collection
 * @throws ZodError  for a parameter that the collection has not, or a value that is not one of its parameter
 * @throws InvalidInput  for a box with its corners in the wrong order, a start that is no feature id, two days that are
 *   not one, or, for adjacent areas, a day before the text of an ordinance held here
 */
export async function readItems(
  knex: Knex,
  ordinances: OrdinanceBook,
  collection: string,
  given: unknown,
  request: FormedRequest,
): Promise<CrsAnswer<OgcFeatureCollection>> {
  const id = findCollectionId(collection);
  const query = parseItemsQuery(QUERYABLES[id], given);
  const reader = readerOf(ordinances, id);
  const after = startOf(reader.identity, query.after);
  const { on, sinceAtMost } = momentOf(query);
  const { limit, crs, properties } = query;
  const area = await areaOf(knex, query);
  const filter: FeatureFilter = { on, jurisdictionId: query.jurisdiction, area, sinceAtMost, properties };
  const timeStamp = new Date().toISOString();
  const { features, more } = await reader.readPage(knex, { filter, after, limit, crs });
  const matched = await reader.count(knex, filter);
  const last = features.at(-1);
  const { title, ofTheMap } = COLLECTION_TEXTS[id];
  const body: OgcFeatureCollection = {
    type: 'FeatureCollection',
    timeStamp,
    ...(ofTheMap ? { on, mapVersions: await mapVersions(knex, filter) } : {}),
    ...(matched === null ? {} : { numberMatched: matched }),
    numberReturned: features.length,
    links: [
      ...linksToSelf(request, 'This page', GEOJSON_TYPE),
      ...(more && last !== undefined ? [nextLink(request, String(last.id))] : []),
      ...linksTo(request, 'collection', collectionPath(id), title),
    ],
    features: features.map((feature) => ({ type: 'Feature', ...feature })),
  };
  return { body, crs, page: () => itemsPage(id, body) };
}

const nextLink = (request: FormedRequest, after: string) =>
  linkBack(request, 'next', 'Next page', request.form === 'html' ? HTML_TYPE : GEOJSON_TYPE, { after });

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
  request: FormedRequest,
): Promise<CrsAnswer<OgcFeature>> {
  const id = findCollectionId(collection);
  const reader = readerOf(ordinances, id);
  const key = parseFeatureId(reader.identity, feature);
  const row = key === null ? null : await reader.readOne(knex, key, on, crs);
  if (row === null) throw new NotFound(`There is no feature "${feature}" in ${id} on ${on}.`);
  const body: OgcFeature = {
    type: 'Feature',
    ...row,
    links: [
      ...linksToSelf(request, 'This feature', GEOJSON_TYPE),
      ...linksTo(request, 'collection', collectionPath(id), COLLECTION_TEXTS[id].title),
    ],
  };
  return { body, crs, page: () => itemPage(id, body) };
}
