import type { Knex } from 'knex';
import { localDateOf } from '../../../core/dates.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import {
  CRS84,
  CRS_URIS,
  NEW_YORK_EAST,
  type OgcCollection,
  type OgcCollectionList,
} from '../../../core/contracts/ogc.js';
import { COLLECTION_IDS, COLLECTION_TEXTS } from '../../ogc/collections.js';
import {
  collectionPath,
  GEOJSON_TYPE,
  JSON_TYPE,
  linkBack,
  linkTo,
  type RequestAddress,
} from '../../ogc/links.js';
import type { FeatureExtent } from '../../sql/ogc/read-extent.js';
import { findCollection } from './find-collection.js';

/** Decimals of a degree in an extent; it is rounded outwards, so that it still holds everything. */
const ROUND = 1e7;

const GREGORIAN = 'http://www.opengis.net/def/uom/ISO-8601/0/Gregorian';

function extentOf({ bbox, since }: FeatureExtent): OgcCollection['extent'] {
  const down = (degrees: number): number => Math.floor(degrees * ROUND) / ROUND;
  const up = (degrees: number): number => Math.ceil(degrees * ROUND) / ROUND;
  return {
    ...(bbox === null
      ? {}
      : { spatial: { bbox: [[down(bbox[0]), down(bbox[1]), up(bbox[2]), up(bbox[3])]], crs: CRS84 } }),
    ...(since === null
      ? {}
      : { temporal: { interval: [[new Date(since).toISOString(), null]], trs: GREGORIAN } }),
  };
}

/**
 * @param collection  its id, as the address has it
 * @returns what it is, where its features are, and in which systems they can be had
 * @throws NotFound  when there is no such collection
 */
export async function describeCollection(
  knex: Knex,
  ordinances: OrdinanceBook,
  collection: string,
  address: RequestAddress,
): Promise<OgcCollection> {
  const { id, reader } = findCollection(ordinances, collection);
  const { title, description } = COLLECTION_TEXTS[id];
  const path = collectionPath(id);
  return {
    id,
    title,
    description,
    itemType: 'feature',
    extent: extentOf(await reader.readExtent(knex, localDateOf(new Date()))),
    crs: [...CRS_URIS],
    storageCrs: NEW_YORK_EAST,
    links: [
      linkTo(address, 'self', path, title),
      linkTo(address, 'items', `${path}/items`, `Features of ${title}`, GEOJSON_TYPE),
    ],
  };
}

/** @returns all collections */
export async function listCollections(
  knex: Knex,
  ordinances: OrdinanceBook,
  address: RequestAddress,
): Promise<OgcCollectionList> {
  const collections: OgcCollection[] = [];
  for (const id of COLLECTION_IDS) collections.push(await describeCollection(knex, ordinances, id, address));
  return { links: [linkBack(address, 'self', 'Collections', JSON_TYPE)], collections };
}
