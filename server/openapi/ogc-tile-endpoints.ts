import { z } from 'zod';
import {
  ogcTilePageParameters,
  ogcTileParameters,
  ogcTilePositionSchema,
  ogcTilesetListParameters,
  ogcTilesetParameters,
  WEB_MERCATOR_QUAD,
} from '../../core/contracts/ogc-tiles.js';
import {
  layerTileAddressSchema,
  layerTilesetAddressSchema,
  tileQuerySchema,
  tilesetAddressSchema,
  tilesetQuerySchema,
} from '../../core/contracts/tiles.js';
import { collectionOf, TILESET_LAYERS } from '../tiles/tileset-layers.js';
import { json, type Answer, type Endpoint, type ParameterText } from './endpoint.js';

const TILE_ANSWERS: readonly Answer[] = [
  {
    status: 200,
    description: 'The tile: Mapbox Vector Tile 2, extent 4096',
    mediaType: 'application/vnd.mapbox-vector-tile',
    headers: { ETag: 'changes when the map, the layers or the law behind this tile do' },
  },
  { status: 204, description: 'Nothing to show there' },
  { status: 304, description: 'The tile of If-None-Match still holds' },
];

const COMMON_TEXTS: Readonly<Record<string, ParameterText>> = {
  on: { description: 'The day whose map and law are shown; today in New York when absent.' },
  ordinance: {
    description: 'The ordinance that decides what is regulated, by its id.',
    example: 'rye',
  },
  layer: { description: 'The one source layer of the tiles.', example: 'wetlands' },
  z: { description: 'Zoom, 0 to 22.', example: 15 },
  x: { description: 'Column from the west, below 2^z.', example: 9678 },
  y: { description: 'Row from the north, below 2^z.', example: 12294 },
  v: { description: 'Anything that keeps tiles of two map versions apart in a browser; it chooses nothing.' },
};

const ofMap = {
  method: 'get',
  tag: 'Map',
  parameterTexts: {
    ...COMMON_TEXTS,
    jurisdiction: { description: 'The municipality, by its id.', example: 'demo' },
  },
} as const;

/** The description of the tiles that the map is drawn from, and those of one layer. */
export const TILE_JSON_ENDPOINTS: readonly Endpoint[] = [
  {
    ...ofMap,
    path: '/tiles/{jurisdiction}/{ordinance}.json',
    operationId: 'readTileJson',
    summary: 'The tiles of a municipality under an ordinance, as TileJSON 3.0',
    description:
      'Give this address to a program that reads TileJSON. GDAL reads `MVT:…/tiles/{jurisdiction}/{ordinance}/{z}` with the ' +
      'open option TILE_EXTENSION=mvt, and finds this by itself.',
    pathParameters: tilesetAddressSchema.shape,
    query: tilesetQuerySchema.shape,
    answers: [json('TileJson', 'Where the tiles are, their layers and attributes')],
    problems: ['InvalidInput', 'NotFound'],
    tryAt: '/tiles/demo/rye.json',
  },
  {
    ...ofMap,
    path: '/tiles/{jurisdiction}/{ordinance}/{layer}.json',
    operationId: 'readLayerTileJson',
    summary: 'The tiles of one layer, as TileJSON 3.0',
    description: 'Its tiles hold that layer alone, with the same features and attributes.',
    pathParameters: layerTilesetAddressSchema.shape,
    query: tilesetQuerySchema.shape,
    answers: [json('TileJson', 'Where the tiles are, and the attributes of the layer')],
    problems: ['InvalidInput', 'NotFound'],
    tryAt: '/tiles/demo/rye/wetlands.json',
  },
  {
    ...ofMap,
    path: '/tiles/{jurisdiction}/{ordinance}/{layer}/{z}/{x}/{y}.mvt',
    operationId: 'readLayerTile',
    summary: 'A vector tile of one layer, as one ordinance sees it',
    description:
      'As the tile of all layers has it. An area is never narrower there than a pixel of 1/512 tile.',
    pathParameters: layerTileAddressSchema.shape,
    query: tileQuerySchema.shape,
    answers: TILE_ANSWERS,
    problems: ['InvalidInput', 'NotFound'],
    tryAt: '/tiles/demo/rye/wetlands/15/9678/12294.mvt',
  },
];

const LAYERS = TILESET_LAYERS.map((layer) => `\`${collectionOf(layer)}\``).join(', ');

const described = {
  method: 'get',
  tag: 'Tiles',
  parameterTexts: {
    ...COMMON_TEXTS,
    ordinance: {
      description: 'An ordinance to read every map under, in the place of each municipality’s own.',
    },
    jurisdiction: { description: 'Only what is on the map of that municipality.', example: 'demo' },
    collectionId: { description: `One of ${LAYERS}.`, example: 'wetlands' },
    tileMatrixSetId: { description: `There is ${WEB_MERCATOR_QUAD.id}.`, example: WEB_MERCATOR_QUAD.id },
    tileMatrix: { description: 'Zoom, 0 to 22.', example: 15 },
    tileRow: { description: 'Row from the north, below 2^zoom. It comes before the column.', example: 12294 },
    tileCol: { description: 'Column from the west, below 2^zoom.', example: 9678 },
    collections: {
      description: `Layers that tiles of everything are to show, with commas between them, of ${LAYERS}.`,
    },
    f: { description: 'The form of the answer.' },
  },
} as const;

const tileMatrixSetId = z.string();
const collectionId = z.string();

const tilesetDescription =
  'Over all municipalities, each under its own ordinance; a feature says whose it is. Where there is something to show, its ' +
  'zooms and the attributes of each layer; with f=tilejson as TileJSON 3.0.';

/** Vector tiles for other programs, as OGC API Tiles has them. */
export const OGC_TILE_ENDPOINTS: readonly Endpoint[] = [
  {
    ...described,
    path: '/ogc/tileMatrixSets',
    operationId: 'listTileMatrixSets',
    summary: 'The ways in which the world is cut into tiles',
    description: 'There is one, the usual one of web maps.',
    query: ogcTilePageParameters,
    answers: [json('OgcTileMatrixSetList', 'The tile matrix sets')],
    problems: ['InvalidInput'],
    tryAt: '/ogc/tileMatrixSets',
  },
  {
    ...described,
    path: '/ogc/tileMatrixSets/{tileMatrixSetId}',
    operationId: 'readTileMatrixSet',
    summary: 'How the world is cut into tiles',
    description: 'As registered with OGC: corner, scale and number of tiles at each zoom.',
    pathParameters: { tileMatrixSetId },
    query: ogcTilePageParameters,
    answers: [json('OgcTileMatrixSet', 'The definition')],
    problems: ['InvalidInput', 'NotFound'],
    tryAt: '/ogc/tileMatrixSets/WebMercatorQuad',
  },
  {
    ...described,
    path: '/ogc/tiles',
    operationId: 'listTilesets',
    summary: 'Tilesets of all layers',
    description: 'One, for there is one tile matrix set.',
    query: ogcTilesetListParameters,
    answers: [json('OgcTilesetList', 'The tilesets')],
    problems: ['InvalidInput'],
    tryAt: '/ogc/tiles',
  },
  {
    ...described,
    path: '/ogc/tiles/{tileMatrixSetId}',
    operationId: 'readTileset',
    summary: 'What the tiles of all layers hold',
    description: tilesetDescription,
    pathParameters: { tileMatrixSetId },
    query: ogcTilesetParameters,
    answers: [json('OgcTileset', 'The tileset')],
    problems: ['InvalidInput', 'NotFound'],
    tryAt: '/ogc/tiles/WebMercatorQuad',
  },
  {
    ...described,
    path: '/ogc/tiles/{tileMatrixSetId}/{tileMatrix}/{tileRow}/{tileCol}',
    operationId: 'readTileOfAll',
    summary: 'A vector tile of all layers',
    description:
      'Its layers are called as the collections are. Tiles are for drawing: figures come from the screenings.',
    pathParameters: { tileMatrixSetId, ...ogcTilePositionSchema.shape },
    query: ogcTileParameters,
    answers: TILE_ANSWERS,
    problems: ['InvalidInput', 'NotFound'],
    tryAt: '/ogc/tiles/WebMercatorQuad/15/12294/9678',
  },
  {
    ...described,
    path: '/ogc/collections/{collectionId}/tiles',
    operationId: 'listCollectionTilesets',
    summary: 'Tilesets of a collection',
    description: 'One, for there is one tile matrix set.',
    pathParameters: { collectionId },
    query: ogcTilesetListParameters,
    answers: [json('OgcTilesetList', 'The tilesets')],
    problems: ['InvalidInput', 'NotFound'],
    tryAt: '/ogc/collections/wetlands/tiles',
  },
  {
    ...described,
    path: '/ogc/collections/{collectionId}/tiles/{tileMatrixSetId}',
    operationId: 'readCollectionTileset',
    summary: 'What the tiles of a collection hold',
    description: tilesetDescription,
    pathParameters: { collectionId, tileMatrixSetId },
    query: ogcTilesetParameters,
    answers: [json('OgcTileset', 'The tileset')],
    problems: ['InvalidInput', 'NotFound'],
    tryAt: '/ogc/collections/wetlands/tiles/WebMercatorQuad',
  },
  {
    ...described,
    path: '/ogc/collections/{collectionId}/tiles/{tileMatrixSetId}/{tileMatrix}/{tileRow}/{tileCol}',
    operationId: 'readTileOfCollection',
    summary: 'A vector tile of a collection',
    description: 'One layer, called as the collection is.',
    pathParameters: { collectionId, tileMatrixSetId, ...ogcTilePositionSchema.shape },
    query: ogcTileParameters,
    answers: TILE_ANSWERS,
    problems: ['InvalidInput', 'NotFound'],
    tryAt: '/ogc/collections/wetlands/tiles/WebMercatorQuad/15/12294/9678',
  },
];
