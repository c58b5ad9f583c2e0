import { z } from 'zod';
import { applicationQuerySchema } from '../../core/contracts/application.js';
import { LIMITS } from '../../core/contracts/screening.js';
import { json, type Endpoint, type ParameterText } from './endpoint.js';

/** A proposal that can be sent as it is to a server with the demonstration municipality. */
export const EXAMPLE_PROPOSAL = {
  type: 'FeatureCollection',
  jurisdiction: 'demo',
  ordinance: 'north-castle',
  features: [
    {
      type: 'Feature',
      properties: { role: 'disturbance', name: 'House', activity: 'building' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-73.6714, 40.9239],
            [-73.6712, 40.9239],
            [-73.6712, 40.9241],
            [-73.6714, 40.9241],
            [-73.6714, 40.9239],
          ],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { role: 'mitigation', mitigationType: 'buffer-enhancement' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-73.6711, 40.924],
            [-73.6709, 40.924],
            [-73.6709, 40.9242],
            [-73.6711, 40.9242],
            [-73.6711, 40.924],
          ],
        ],
      },
    },
  ],
};

const keptId = { id: z.uuid() };
const keptTexts: Readonly<Record<string, ParameterText>> = {
  id: {
    description: 'The `id` that POST /api/screenings answered with.',
    example: '3f0c5d8e-9d0a-4c57-8f7c-0a6f1b2c3d4e',
  },
};

const APPLICATION_TEXTS: Readonly<Record<string, ParameterText>> = {
  filedOn: {
    description: 'Day of filing, whose lists and notices are given. Absent: the day of the answer.',
    example: '2026-07-01',
  },
  delineatedOn: {
    description: 'Day on which the wetland was located in the field, to tell whether that is recent enough.',
    example: '2026-03-15',
  },
  route: {
    description: 'The way the application goes, where the ordinance has several. Absent: as the facts say.',
    example: 'planning-board',
  },
};

/** Screening what is proposed, and reading an answer again. */
export const SCREENING_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/api/screenings',
    operationId: 'screenProposal',
    tag: 'Screenings',
    summary: 'Screen a proposal',
    description:
      'Takes a GeoJSON FeatureCollection in degrees whose features have the role `disturbance` or `mitigation`, measures the ' +
      'united disturbance against the wetlands map of the day (`on`), applies the ordinance and keeps the answer. A shape that cannot be ' +
      'measured is refused with the place of the fault and an offered repair, which is used only when `acceptRepair` is ' +
      `true. At most ${LIMITS.features} features, ${LIMITS.verticesPerRequest.toLocaleString('en-US')} vertices and ` +
      `${LIMITS.bodyBytes.toLocaleString('en-US')} bytes.`,
    body: {
      schema: 'ScreeningRequest',
      description: 'A house and some plantings beside a wetland of the demonstration municipality',
      example: EXAMPLE_PROPOSAL,
    },
    answers: [
      {
        status: 201,
        description: 'The screening, kept under its id',
        mediaType: 'application/json',
        schema: 'ProposalScreening',
        headers: { Location: 'where the answer can be read again' },
      },
    ],
    problems: ['InvalidInput', 'NotFound', 'Conflict', 'TooComplex', 'InvalidGeometry', 'TooManyRequests'],
  },
  {
    method: 'get',
    path: '/api/screenings/{id}',
    operationId: 'readScreening',
    tag: 'Screenings',
    summary: 'Read a kept screening again',
    description: 'Exactly as it was answered, with the map version and the day it was made for.',
    pathParameters: keptId,
    parameterTexts: keptTexts,
    answers: [json('ProposalScreening', 'The screening')],
    problems: ['InvalidInput', 'NotFound', 'TooManyRequests'],
  },
  {
    method: 'get',
    path: '/api/screenings/{id}.geojson',
    operationId: 'readScreeningGeojson',
    tag: 'Screenings',
    summary: 'A kept screening with its shapes',
    description:
      'GeoJSON in degrees: what was drawn, the parts it was split into with their square feet, and the screening under `answer`.',
    pathParameters: keptId,
    parameterTexts: keptTexts,
    answers: [
      {
        status: 200,
        description: 'The drawing and its parts, to download',
        mediaType: 'application/geo+json',
        schema: 'ScreeningGeojson',
      },
    ],
    problems: ['InvalidInput', 'NotFound', 'TooManyRequests'],
  },
  {
    method: 'get',
    path: '/api/screenings/{id}/rerun',
    operationId: 'rerunScreening',
    tag: 'Screenings',
    summary: 'Compute a kept screening anew',
    description:
      'From its record: what was drawn, on the map version, the day, the ordinance and the settings of then. `same` is true ' +
      'when every figure comes out as in the kept answer, to the last digit; otherwise `differences` says where, and ' +
      '`reasons` what changed meanwhile that has no versions: the method, layers such as parcels. Nothing is kept of it. An ' +
      'answer that can no longer be computed is a conflict; it can still be read.',
    pathParameters: keptId,
    parameterTexts: keptTexts,
    answers: [json('Rerun', 'How the two compare')],
    problems: ['InvalidInput', 'NotFound', 'Conflict', 'TooManyRequests'],
  },
  {
    method: 'get',
    path: '/api/screenings/{id}/application',
    operationId: 'readApplication',
    tag: 'Screenings',
    summary: 'What the application of a kept screening takes',
    description:
      'Every list of the ordinance with what this proposal has to have, filled in as far as it was measured, the parcels to ' +
      'list or tell, and the questions that would settle the rest. Figures are those of the answer, on its map version; ' +
      'parcels, roads and buildings are those of now, and `notes` says what changed since. A list whose layer is not ' +
      'loaded is null, with the reason, and never empty.',
    pathParameters: keptId,
    query: applicationQuerySchema.shape,
    parameterTexts: { ...keptTexts, ...APPLICATION_TEXTS },
    answers: [json('Application', 'The lists, the notices and the way it goes')],
    problems: ['InvalidInput', 'NotFound', 'Conflict', 'TooManyRequests'],
  },
];
