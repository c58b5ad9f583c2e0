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
import type { OgcAnswer } from '../../ogc/answer.js';
import { COLLECTION_IDS, COLLECTION_TEXTS, type CollectionId } from '../../ogc/collections.js';
import { collectionPage, collectionsPage } from '../../ogc/html/describing-pages.js';
import {
  collectionPath,
  GEOJSON_TYPE,
  HTML_TYPE,
  JSON_TYPE,
  linksTo,
  linksToSelf,
  linkTo,
  SCHEMA_TYPE,
  type FormedRequest,
} from '../../ogc/links.js';
import { collectionTileLinks } from '../../ogc/tile-links.js';
import type { FeatureExtent } from '../../sql/ogc/read-extent.js';
import { findCollectionId, readerOf } from './find-collection.js';

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

/** Relation of a collection to the properties by which its features can be chosen. Source: OGC API Features, Part 3. */
const QUERYABLES_RELATION = 'http://www.opengis.net/def/rel/ogc/1.0/queryables';

/** What leads from a collection to its features, and, where it stands in a list, to itself. */
function onward(request: FormedRequest, id: CollectionId, path: string, title: string) {
  return [
    ...linksTo(request, 'items', `${path}/items`, `Features of ${title}`, GEOJSON_TYPE),
    ...linksTo(
      request,
      QUERYABLES_RELATION,
      `${path}/queryables`,
      'Properties by which features can be chosen',
      SCHEMA_TYPE,
    ),
    ...collectionTileLinks(request, id),
  ];
}

async function collectionOf(
  knex: Knex,
  ordinances: OrdinanceBook,
  id: CollectionId,
  request: FormedRequest,
): Promise<OgcCollection> {
  const { title, description } = COLLECTION_TEXTS[id];
  const path = collectionPath(id);
  return {
    id,
    title,
    description,
    itemType: 'feature',
    extent: extentOf(await readerOf(ordinances, id).readExtent(knex, localDateOf(new Date()))),
    crs: [...CRS_URIS],
    storageCrs: NEW_YORK_EAST,
    links: [
      ...(request.path === path
        ? linksToSelf(request, title)
        : [
            linkTo(request, 'self', path, title, JSON_TYPE),
            linkTo(request, 'alternate', `${path}?f=html`, `${title}, as HTML`, HTML_TYPE),
          ]),
      ...onward(request, id, path, title),
    ],
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
  request: FormedRequest,
): Promise<OgcAnswer<OgcCollection>> {
  const body = await collectionOf(knex, ordinances, findCollectionId(collection), request);
  return { body, page: () => collectionPage(body) };
}

/** @returns all collections */
export async function listCollections(
  knex: Knex,
  ordinances: OrdinanceBook,
  request: FormedRequest,
): Promise<OgcAnswer<OgcCollectionList>> {
  const collections: OgcCollection[] = [];
  for (const id of COLLECTION_IDS) collections.push(await collectionOf(knex, ordinances, id, request));
  const body = { links: linksToSelf(request, 'Collections'), collections };
  return { body, page: () => collectionsPage(body) };
}
