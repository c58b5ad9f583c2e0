import { z } from 'zod';
import {
  ogcFeatureParameters,
  ogcItemsParameters,
  ogcPageParameters,
} from '../../core/contracts/ogc-query.js';
import { COLLECTION_IDS } from '../ogc/collections.js';
import { QUERYABLES } from '../ogc/queryables.js';
import { json, type Answer, type Endpoint, type ParameterText } from './endpoint.js';
import type { SchemaName } from './schemas.js';

const collectionId = z.string();

const TEXTS: Readonly<Record<string, ParameterText>> = {
  collectionId: {
    description: `One of ${COLLECTION_IDS.map((id) => `\`${id}\``).join(', ')}.`,
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
  crs: {
    description:
      'The system of the coordinates, easterly axis first. EPSG:2260 is as stored, and EPSG:6537 the same numbers: NAD83, ' +
      'NAD83(2011) and WGS 84 are taken as one, without a shift.',
  },
  f: {
    description:
      'The form of the answer, `json` or `html`, a page for people; without it the header Accept chooses, and 406 answers ' +
      'one that has neither.',
  },
};

/** Parameters that only some collections have, as text here; each is read as the collection's queryables say. */
const PROPERTY_PARAMETERS = Object.fromEntries(
  COLLECTION_IDS.flatMap((id) => QUERYABLES[id].map(({ name }) => [name, z.string().optional()] as const)),
);

const PROPERTY_TEXTS: Readonly<Record<string, ParameterText>> = Object.fromEntries(
  Object.keys(PROPERTY_PARAMETERS).map((name) => {
    const collections = COLLECTION_IDS.filter((id) => QUERYABLES[id].some((one) => one.name === name));
    const of = collections.length === COLLECTION_IDS.length ? 'every collection' : collections.join(', ');
    return [name, { description: `Only features whose property \`${name}\` is equal to it. Of ${of}.` }];
  }),
);

const geojson = (schema: SchemaName, description: string): Answer => ({
  status: 200,
  description,
  mediaType: 'application/geo+json',
  schema,
  headers: { 'Content-Crs': 'the system of the coordinates' },
});

const described = {
  method: 'get',
  tag: 'Features',
  parameterTexts: { ...PROPERTY_TEXTS, ...TEXTS },
} as const;

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
    description:
      'OGC API Features Part 1 (core, GeoJSON, HTML), Part 2 (coordinate systems) and the queryables of Part 3, and OGC API Tiles.',
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
    path: '/ogc/collections/{collectionId}/queryables',
    operationId: 'readOgcQueryables',
    summary: 'Properties by which the features of a collection can be chosen',
    description: 'A JSON Schema; each property is a query parameter of the features.',
    pathParameters: { collectionId },
    query: ogcPageParameters,
    answers: [{ status: 200, description: 'The schema', mediaType: 'application/schema+json' }],
    problems: ['InvalidInput', 'NotAcceptable', 'NotFound'],
    tryAt: '/ogc/collections/wetlands/queryables',
  },
  {
    ...described,
    path: '/ogc/collections/{collectionId}/items',
    operationId: 'listOgcFeatures',
    summary: 'Features of a collection, page by page',
    description:
      'Properties of the collection choose features, such as `kind=tidal`: see its queryables. Those of one day: of today, or as `on` or `datetime` say; `map_version` tells of which version of the map each is. Follow the `next` link until there is none: a feature that is there all the while ' +
      'comes exactly once, whatever comes or goes meanwhile. Degrees are those of NAD83, given as CRS84.',
    pathParameters: { collectionId },
    query: { ...ogcItemsParameters, ...PROPERTY_PARAMETERS },
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
  {
    ...described,
    path: '/ogc/page.css',
    operationId: 'readOgcPageStyle',
    summary: 'Style of the pages that f=html gives',
    description: 'It comes with the program.',
    answers: [{ status: 200, description: 'CSS', mediaType: 'text/css' }],
    problems: [],
    tryAt: '/ogc/page.css',
  },
];
