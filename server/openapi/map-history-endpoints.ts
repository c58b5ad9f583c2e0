import { z } from 'zod';
import {
  edgesQuerySchema,
  mapComparisonQuerySchema,
  mapVersionListQuerySchema,
  mapVersionNumberSchema,
  onDayQuerySchema,
} from '../../core/contracts/map-history.js';
import { json, type Endpoint, type ParameterText } from './endpoint.js';

const PLACE = '/api/jurisdictions/{jurisdiction}';
const TAG = 'Map record';
const jurisdiction = { jurisdiction: z.string() };
const PLACE_TEXT: Readonly<Record<string, ParameterText>> = {
  jurisdiction: { description: 'The municipality, by its id.', example: 'demo' },
};
const VERSION_TEXT: Readonly<Record<string, ParameterText>> = {
  ...PLACE_TEXT,
  version: { description: 'Number of a version of the map, from 1.', example: 1 },
};
const WETLAND_TEXT: Readonly<Record<string, ParameterText>> = {
  ...PLACE_TEXT,
  wetland: {
    description: 'The id of the wetland on its map, percent-encoded: it may hold spaces, dots and slashes.',
    example: 'W-1',
  },
};
const PAIR_TEXT: Readonly<Record<string, ParameterText>> = {
  ...PLACE_TEXT,
  from: {
    description:
      'The version taken as before: its number, a day on which it held, or 0 for the empty map before the first.',
    example: '0',
  },
  to: { description: 'The version taken as after, likewise. It may be the earlier one.', example: '1' },
};

/** What the wetlands map said on any day, and why. */
export const MAP_HISTORY_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: `${PLACE}/map-versions`,
    operationId: 'listMapVersions',
    tag: TAG,
    summary: 'The timeline of a municipality’s wetlands map',
    description:
      'Versions, newest first, each with how many wetlands it added, reshaped, retired and reclassified (the same outline, ' +
      'other attributes), and the amendment that made it. What an import says again as it was is no change. `until` is the ' +
      'day before the next version; where that lies before `since`, the version never held. Drafts are not shown.',
    pathParameters: jurisdiction,
    query: mapVersionListQuerySchema.shape,
    parameterTexts: {
      ...PLACE_TEXT,
      limit: { description: 'Versions of a page, at most 100.' },
      before: { description: 'Only versions before this number; `next` has it.' },
    },
    answers: [json('MapVersionList', 'The versions')],
    problems: ['InvalidInput', 'NotFound'],
    tryAt: '/api/jurisdictions/demo/map-versions',
  },
  {
    method: 'get',
    path: `${PLACE}/map-versions/{version}`,
    operationId: 'readMapVersion',
    tag: TAG,
    summary: 'A version, what it changed, and on what evidence',
    description:
      'Each wetland before and after, with the land that it gained and lost in square feet on the ground. Of more than 200 ' +
      'the ones are shown whose area changed most, and `left` counts the others.',
    pathParameters: { ...jurisdiction, version: mapVersionNumberSchema },
    parameterTexts: VERSION_TEXT,
    answers: [json('MapVersionDetail', 'The version')],
    problems: ['InvalidInput', 'NotFound'],
    tryAt: '/api/jurisdictions/demo/map-versions/1',
  },
  {
    method: 'get',
    path: `${PLACE}/map-versions/{version}.geojson`,
    operationId: 'downloadMapVersion',
    tag: TAG,
    summary: 'The wetlands of a version as a file',
    description:
      'All wetlands on the map in that version as GeoJSON in degrees (NAD83) with twelve decimals. A map of more than a ' +
      'million vertices is refused: /ogc gives it page by page.',
    pathParameters: { ...jurisdiction, version: mapVersionNumberSchema },
    parameterTexts: VERSION_TEXT,
    answers: [
      {
        status: 200,
        description: 'The wetlands',
        mediaType: 'application/geo+json',
        schema: 'MapVersionGeojson',
      },
    ],
    problems: ['InvalidInput', 'NotFound', 'TooComplex'],
    tryAt: '/api/jurisdictions/demo/map-versions/1.geojson',
  },
  {
    method: 'get',
    path: `${PLACE}/map-comparison`,
    operationId: 'compareMapVersions',
    tag: TAG,
    summary: 'What two versions of the map show differently',
    description:
      'Wetlands that differ, with the amendments that changed them in between, and totals over all of them. Where more than ' +
      '500 wetlands were reshaped, `totals.atLeast` says that gained and lost are at least so much; the net figure is exact.',
    pathParameters: jurisdiction,
    query: mapComparisonQuerySchema.shape,
    parameterTexts: PAIR_TEXT,
    answers: [json('MapComparison', 'The differences')],
    problems: ['InvalidInput', 'NotFound'],
    tryAt: '/api/jurisdictions/demo/map-comparison?from=0&to=1',
  },
  {
    method: 'get',
    path: `${PLACE}/map-comparison.csv`,
    operationId: 'downloadMapComparison',
    tag: TAG,
    summary: 'The same comparison as a file for spreadsheets',
    description:
      'One line for each wetland that differs (RFC 4180), figures in square feet on the ground. More than fit in one file ' +
      'are refused rather than left out.',
    pathParameters: jurisdiction,
    query: mapComparisonQuerySchema.shape,
    parameterTexts: PAIR_TEXT,
    answers: [{ status: 200, description: 'The differences', mediaType: 'text/csv' }],
    problems: ['InvalidInput', 'NotFound', 'TooComplex'],
    tryAt: '/api/jurisdictions/demo/map-comparison.csv?from=0&to=1',
  },
  {
    method: 'get',
    path: `${PLACE}/wetlands/{wetland}`,
    operationId: 'readWetland',
    tag: TAG,
    summary: 'A wetland as the map of a day shows it',
    description:
      'Its attributes, its figures on the ground and its outline in degrees (NAD83) with twelve decimals.',
    pathParameters: { ...jurisdiction, wetland: z.string() },
    query: onDayQuerySchema.shape,
    parameterTexts: {
      ...WETLAND_TEXT,
      on: { description: 'The day whose map is meant; today in New York when absent.' },
    },
    answers: [json('MapWetland', 'The wetland')],
    problems: ['InvalidInput', 'NotFound'],
    tryAt: '/api/jurisdictions/demo/wetlands/W-1',
  },
  {
    method: 'get',
    path: `${PLACE}/wetlands/{wetland}/history`,
    operationId: 'readWetlandHistory',
    tag: TAG,
    summary: 'All that a wetland has been on the map',
    description:
      'Each state, newest first, with what brought it about and on what evidence, and the wetlands that it was split off ' +
      'from, merged of, or that came from it.',
    pathParameters: { ...jurisdiction, wetland: z.string() },
    parameterTexts: WETLAND_TEXT,
    answers: [json('WetlandHistory', 'Its states')],
    problems: ['InvalidInput', 'NotFound'],
    tryAt: '/api/jurisdictions/demo/wetlands/W-1/history',
  },
  {
    method: 'get',
    path: `${PLACE}/edges`,
    operationId: 'readEdges',
    tag: TAG,
    summary: 'Outlines near a place, to snap a drawing to',
    description:
      'Segments of wetlands, parcels, watercourses and the municipality’s own line that reach into the box, each whole, in ' +
      'degrees (NAD83) with twelve decimals: every vertex is one of the map. A side of the box is at most 3 miles, and at ' +
      'most 5,000 outlines with 300,000 vertices are sent.',
    pathParameters: jurisdiction,
    query: edgesQuerySchema.shape,
    parameterTexts: {
      ...PLACE_TEXT,
      bbox: {
        description: 'West, south, east, north in degrees, with commas between them.',
        example: [-73.675, 40.921, -73.668, 40.927],
      },
      on: {
        description:
          'The day whose wetlands map is meant; the newest version when absent, since a draft begins from it.',
      },
    },
    answers: [json('Edges', 'The outlines, and the map version that they are of')],
    problems: ['InvalidInput', 'NotFound', 'TooComplex'],
    tryAt: '/api/jurisdictions/demo/edges?bbox=-73.675,40.921,-73.668,40.927',
  },
];
