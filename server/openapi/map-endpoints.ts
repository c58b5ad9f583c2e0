import { controlledAreaQuerySchema } from '../../core/contracts/controlled-area.js';
import { tileAddressSchema, tileQuerySchema } from '../../core/contracts/tiles.js';
import { json, type Endpoint } from './endpoint.js';

const HEADERS = {
  ETag: 'changes when the map, the layers or the law behind the tile do',
  'Map-Version': 'version of the wetlands map that is shown; 0 before the first',
};

/** What the map is drawn from. */
export const MAP_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/controlled-area',
    operationId: 'readControlledArea',
    tag: 'Map',
    summary: 'Wetland, watercourse and adjacent area near a place, in State Plane feet',
    description:
      'For previewing a drawing: the regulated wetland, the regulated bodies of water, the adjacent area and the municipality ' +
      'inside the box, as MultiPolygon coordinates in EPSG:2260 (US survey feet) at full precision. The first three share no ' +
      'area. Where the ordinance says so, adjacent area is only land in the municipality. A side of the box is at most 3 miles. ' +
      '`mapVersion` is the version of the wetlands map that holds on the day.',
    query: controlledAreaQuerySchema.shape,
    parameterTexts: {
      jurisdiction: { description: 'The municipality, by its id.', example: 'demo' },
      ordinance: { description: 'An ordinance to ask under instead of the municipality’s own.' },
      on: { description: 'The day whose map and law are shown; today in New York when absent.' },
      bbox: {
        description: 'West, south, east, north in degrees, with commas between them.',
        example: [-73.675, 40.921, -73.668, 40.927],
      },
    },
    answers: [json('ControlledArea', 'Shapes in EPSG:2260 feet')],
    problems: ['InvalidInput', 'NotFound', 'TooComplex', 'TooManyRequests'],
    tryAt: '/api/controlled-area?jurisdiction=demo&bbox=-73.675,40.921,-73.668,40.927',
  },
  {
    method: 'get',
    path: '/tiles/{jurisdiction}/{ordinance}/{z}/{x}/{y}.mvt',
    operationId: 'readTile',
    tag: 'Map',
    summary: 'A vector tile of the map, as one ordinance sees it',
    description:
      'Mapbox Vector Tile 2, extent 4096. Source layers: `municipality` (name, role), `water`, `impairedWaters` (id, name, ' +
      'listing), `wetlands` (id, name, kind, regulated), `watercourses` (id, name, kind, regulated), and closer in `adjacent` ' +
      '(from zoom 12), `roads` (12), `wetlandLabels` (13, points), `parcels` (14; id, taxMapNumber, address) and `buildings` ' +
      '(15). `/tiles/{jurisdiction}/{ordinance}.json` describes them as TileJSON. Tiles are for drawing: figures come from the ' +
      'screenings, never from them.',
    pathParameters: tileAddressSchema.shape,
    query: tileQuerySchema.shape,
    parameterTexts: {
      jurisdiction: { description: 'The municipality, by its id.', example: 'demo' },
      ordinance: { description: 'The ordinance that decides what is regulated.', example: 'rye' },
      z: { description: 'Zoom, 0 to 22.', example: 15 },
      x: { description: 'Column from the west, below 2^z.', example: 9678 },
      y: { description: 'Row from the north, below 2^z.', example: 12294 },
      v: {
        description: 'Anything that keeps tiles of two map versions apart in a browser; it chooses nothing.',
      },
      on: { description: 'The day whose map and law are shown; today in New York when absent.' },
    },
    answers: [
      {
        status: 200,
        description: 'The tile',
        mediaType: 'application/vnd.mapbox-vector-tile',
        headers: HEADERS,
      },
      { status: 204, description: 'Nothing to show there', headers: HEADERS },
      { status: 304, description: 'The tile of If-None-Match still holds' },
    ],
    problems: ['InvalidInput', 'NotFound'],
    tryAt: '/tiles/demo/rye/15/9678/12294.mvt',
  },
];
