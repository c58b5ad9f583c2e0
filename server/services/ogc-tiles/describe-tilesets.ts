import type { Knex } from 'knex';
import { CRS84 } from '../../../core/contracts/ogc.js';
import {
  WEB_MERCATOR_QUAD,
  type OgcTileChoice,
  type OgcTileLink,
  type OgcTileset,
  type OgcTilesetList,
} from '../../../core/contracts/ogc-tiles.js';
import type { TileJson, TileLayerName } from '../../../core/contracts/tiles.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { TILE_ZOOMS } from '../../../core/tile-zooms.js';
import type { DegreeBox } from '../../sql/controlled-area/project-box.js';
import { readTileBounds } from '../../sql/tiles/read-tile-bounds.js';
import { TILE_LAYER_TEXTS, vectorLayer } from '../../tiles/tile-layers.js';
import { limitsOf } from '../../tiles/tile-matrix-set.js';
import { collectionOf } from '../../tiles/tileset-layers.js';
import { ownersOf } from '../tile-parts.js';
import { requireTileMatrixSet } from './read-tile.js';
import { tileJson } from './tile-json.js';
import { layersOf, listTileSources } from './tile-sources.js';

/** The tiles of a collection, or of everything (null), and how the request reached the server. */
export interface TilesetRequest {
  collection: string | null;
  choice: OgcTileChoice;
  /** scheme and host */
  root: string;
}

const MVT = 'application/vnd.mapbox-vector-tile';
const WHOSE = 'the municipality whose map it is on';
const REL = 'http://www.opengis.net/def/rel/ogc/1.0';
const GUIDANCE = 'The map is guidance; the boundary is fixed in the field.';

const pathOf = (collection: string | null): string =>
  collection === null ? '/ogc/tiles' : `/ogc/collections/${collection}/tiles`;

/** The choice as a query, so that what is linked to is of the same day, place and law. */
function queryOf({ on, jurisdiction, ordinance, collections }: OgcTileChoice, form?: string): string {
  const query = new URLSearchParams();
  if (form !== undefined) query.set('f', form);
  if (on !== undefined) query.set('on', on);
  if (jurisdiction !== undefined) query.set('jurisdiction', jurisdiction);
  if (ordinance !== undefined) query.set('ordinance', ordinance);
  if (collections !== undefined) query.set('collections', collections.join(','));
  return query.size === 0 ? '' : `?${query}`;
}

function titleOf(collection: string | null, layers: readonly TileLayerName[]): string {
  const [layer] = layers;
  return collection === null || layer === undefined ? 'All layers' : TILE_LAYER_TEXTS[layer].title;
}

const templateOf = ({ collection, choice, root }: TilesetRequest): string =>
  `${root}${pathOf(collection)}/${WEB_MERCATOR_QUAD.id}/{tileMatrix}/{tileRow}/{tileCol}${queryOf(choice)}`;

const link = (href: string, rel: string, title: string, type = 'application/json'): OgcTileLink => ({
  href,
  rel,
  type,
  title,
});

function itemOf(request: TilesetRequest, layers: readonly TileLayerName[]): OgcTilesetList['tilesets'][0] {
  const { collection, choice, root } = request;
  const title = titleOf(collection, layers);
  const self = `${root}${pathOf(collection)}/${WEB_MERCATOR_QUAD.id}`;
  return {
    title,
    dataType: 'vector',
    crs: WEB_MERCATOR_QUAD.crs,
    tileMatrixSetURI: WEB_MERCATOR_QUAD.uri,
    links: [
      link(`${self}${queryOf(choice)}`, 'self', `Tiles: ${title}`),
      link(`${self}${queryOf(choice, 'tilejson')}`, 'describedby', `${title}, as TileJSON`),
      link(
        `${root}/ogc/tileMatrixSets/${WEB_MERCATOR_QUAD.id}`,
        `${REL}/tiling-scheme`,
        'How the world is cut into tiles',
      ),
      { ...link(templateOf(request), 'item', `Tiles: ${title}`, MVT), templated: true },
    ],
  };
}

/**
 * @returns the tilesets of a collection or of everything: one, for there is one tile matrix set
 * @throws NotFound  for a collection without tiles
 */
export function listTilesets(request: TilesetRequest): OgcTilesetList {
  const { collection, choice, root } = request;
  const layers = layersOf(collection, choice.collections);
  return {
    links: [link(`${root}${pathOf(collection)}${queryOf(choice)}`, 'self', 'Tilesets')],
    tilesets: [itemOf(request, layers)],
  };
}

async function boundsOf(
  knex: Knex,
  ordinances: OrdinanceBook,
  choice: OgcTileChoice,
  layers: readonly TileLayerName[],
): Promise<DegreeBox | null> {
  return readTileBounds(knex, ownersOf(await listTileSources(knex, ordinances, choice)), layers);
}

function describeLayer(layer: TileLayerName): OgcTileset['layers'][0] {
  const { title, description, dimension, minZoom, fields } = TILE_LAYER_TEXTS[layer];
  const properties: OgcTileset['layers'][0]['propertiesSchema']['properties'] = {};
  for (const [field, { type, text }] of Object.entries(fields))
    properties[field] = { type, description: text };
  properties['jurisdiction'] = { type: 'string', description: WHOSE };
  return {
    id: collectionOf(layer),
    title,
    description,
    dataType: 'vector',
    ...(dimension === null ? {} : { geometryDimension: dimension }),
    minTileMatrix: String(minZoom),
    maxTileMatrix: String(TILE_ZOOMS.most),
    propertiesSchema: { type: 'object', properties },
  };
}

const leastZoom = (layers: readonly TileLayerName[]): number =>
  Math.min(...layers.map((layer) => TILE_LAYER_TEXTS[layer].minZoom));

/**
 * @returns what a tileset is: its layers and their attributes, and the tiles that have something to show
 * @throws NotFound  for an unknown collection, tile matrix set, municipality or ordinance
 */
export async function describeTileset(
  knex: Knex,
  ordinances: OrdinanceBook,
  tileMatrixSet: string,
  request: TilesetRequest,
): Promise<OgcTileset> {
  requireTileMatrixSet(tileMatrixSet);
  const layers = layersOf(request.collection, request.choice.collections);
  const bounds = await boundsOf(knex, ordinances, request.choice, layers);
  return {
    ...itemOf(request, layers),
    description: `Vector tiles for drawing; features and figures are to be had elsewhere. ${GUIDANCE}`,
    tileMatrixSetLimits:
      bounds === null ? [] : limitsOf(bounds, { least: leastZoom(layers), most: TILE_ZOOMS.most }),
    ...(bounds === null
      ? {}
      : {
          boundingBox: {
            lowerLeft: [bounds.west, bounds.south],
            upperRight: [bounds.east, bounds.north],
            crs: CRS84,
          },
        }),
    layers: layers.map(describeLayer),
  };
}

/**
 * @returns the same tileset as TileJSON, whose {x} and {y} stand in the order of OGC: the row first
 * @throws NotFound  for an unknown collection, tile matrix set, municipality or ordinance
 */
export async function describeTilesetAsTileJson(
  knex: Knex,
  ordinances: OrdinanceBook,
  tileMatrixSet: string,
  request: TilesetRequest,
): Promise<TileJson> {
  requireTileMatrixSet(tileMatrixSet);
  const layers = layersOf(request.collection, request.choice.collections);
  const sources = await listTileSources(knex, ordinances, request.choice);
  const fields = { jurisdiction: WHOSE };
  return tileJson({
    name: titleOf(request.collection, layers),
    mapVersion: Math.max(0, ...sources.map(({ mapVersion }) => mapVersion)),
    template: templateOf(request)
      .replace('{tileMatrix}', '{z}')
      .replace('{tileRow}', '{y}')
      .replace('{tileCol}', '{x}'),
    bounds: await readTileBounds(knex, ownersOf(sources), layers),
    layers: layers
      .map((layer) => ({ ...vectorLayer(layer), id: collectionOf(layer) }))
      .map((layer) => ({ ...layer, fields: { ...layer.fields, ...fields } })),
  });
}
