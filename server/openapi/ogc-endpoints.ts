import { z } from 'zod';
import { ogcFeatureParameters, ogcItemsParameters, ogcPageParameters } from '../../core/contracts/ogc.js';
import { json, type Answer, type Endpoint, type ParameterText } from './endpoint.js';
import type { SchemaName } from './schemas.js';

const collectionId = z.string();

const TEXTS: Readonly<Record<string, ParameterText>> = {
  collectionId: {
    description: 'One of `municipalities`, `wetlands`, `watercourses`, `adjacent-areas`, `parcels`.',
    example: 'wetlands',
  },
  featureId: { description: 'The `id` of a feature, as a page of features has it.', example: 'demo.W-1' },
  bbox: {
    description:
      'Only features that have a point in common with the box: west, south, east, north. Two heights more choose nothing.',
    example: [-73.675, 40.921, -73.668, 40.927],
  },
  'bbox-crs': { description: 'The system of the box.' },
  datetime: {
    description:
      'A date, a time or an interval: wetlands and watercourses as the map showed them on its last day, and adjacent areas ' +
      'on that map and under the law of that day. Nothing from before the record of a map begins. Other features have no ' +
      'time, and always fit. Not together with `on`.',
    example: '../2026-06-30',
  },
  on: {
    description:
      'The day whose map is shown, and whose law for adjacent areas; today in New York when absent. Before the record of a ' +
      'map begins, its first day is shown, and `mapSince` says so.',
  },
  jurisdiction: { description: 'Only features of that municipality.', example: 'demo' },
  limit: { description: 'Features of a page; more than the most are read as the most.' },
  after: {
    description: 'The last feature of the page before. Take it from the `next` link.',
  },
  crs: { description: 'The system of the coordinates, easterly axis first. EPSG:2260 is as stored.' },
  f: { description: 'There is no other form yet; without it, 406 answers a header Accept without JSON.' },
};

const geojson = (schema: SchemaName, description: string): Answer => ({
  status: 200,
  description,
  mediaType: 'application/geo+json',
  schema,
  headers: { 'Content-Crs': 'the system of the coordinates' },
});

const described = { method: 'get', tag: 'Features', parameterTexts: TEXTS } as const;

/** The layers for other programs, as OGC API Features has them. */
export const OGC_ENDPOINTS: readonly Endpoint[] = [
  {
    ...described,
    path: '/ogc',
    operationId: 'readOgcLanding',
    summary: 'Where the features are, for programs that speak OGC API Features',
    description: 'Give this address to a geographic information system.',
    query: ogcPageParameters,
    answers: [json('OgcLanding', 'Links to everything else')],
    problems: ['InvalidInput', 'NotAcceptable'],
    tryAt: '/ogc',
  },
  {
    ...described,
    path: '/ogc/conformance',
    operationId: 'readOgcConformance',
    summary: 'Which classes of the standards are kept',
    description: 'Part 1 (core, GeoJSON) and Part 2 (coordinate systems).',
    query: ogcPageParameters,
    answers: [json('OgcConformance', 'The classes')],
    problems: ['InvalidInput', 'NotAcceptable'],
    tryAt: '/ogc/conformance',
  },
  {
    ...described,
    path: '/ogc/collections',
    operationId: 'listOgcCollections',
    summary: 'Collections of features',
    description:
      'Over all municipalities; each feature says whose it is, and whether that municipality is invented.',
    query: ogcPageParameters,
    answers: [json('OgcCollectionList', 'All of them')],
    problems: ['InvalidInput', 'NotAcceptable'],
    tryAt: '/ogc/collections',
  },
  {
    ...described,
    path: '/ogc/collections/{collectionId}',
    operationId: 'readOgcCollection',
    summary: 'What a collection is, and where its features are',
    description: 'Its extent is that of the features there are now.',
    pathParameters: { collectionId },
    query: ogcPageParameters,
    answers: [json('OgcCollection', 'The collection')],
    problems: ['InvalidInput', 'NotAcceptable', 'NotFound'],
    tryAt: '/ogc/collections/wetlands',
  },
  {
    ...described,
    path: '/ogc/collections/{collectionId}/items',
    operationId: 'listOgcFeatures',
    summary: 'Features of a collection, page by page',
    description:
      'Those of one day: of today, or as `on` or `datetime` say; `map_version` tells of which version of the map each is. Follow the `next` link until there is none: a feature that is there all the while ' +
      'comes exactly once, whatever comes or goes meanwhile. Degrees are those of NAD83, given as CRS84.',
    pathParameters: { collectionId },
    query: ogcItemsParameters,
    answers: [geojson('OgcFeatureCollection', 'A page of features')],
    problems: ['InvalidInput', 'NotAcceptable', 'NotFound', 'TooManyRequests'],
    tryAt: '/ogc/collections/wetlands/items?limit=2',
  },
  {
    ...described,
    path: '/ogc/collections/{collectionId}/items/{featureId}',
    operationId: 'readOgcFeature',
    summary: 'One feature of a collection',
    description:
      'As it is today, or was on the day `on`; one that was not on the map of that day is not found.',
    pathParameters: { collectionId, featureId: z.string() },
    query: ogcFeatureParameters,
    answers: [geojson('OgcFeature', 'The feature')],
    problems: ['InvalidInput', 'NotAcceptable', 'NotFound', 'TooManyRequests'],
  },
];
