import { slugSchema } from '../../core/ordinance-format/building-blocks.js';
import { json, type Endpoint } from './endpoint.js';
import { EXAMPLE_PROPOSAL } from './screening-endpoints.js';

const { jurisdiction, features } = EXAMPLE_PROPOSAL;

/** The ordinances as data, and a proposal under several of them. */
export const ORDINANCE_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/ordinances',
    operationId: 'listOrdinances',
    tag: 'Ordinances',
    summary: 'The ordinances that can be asked about',
    description: 'Those that come with the product, and those whose data whoever runs this server has added.',
    answers: [json('OrdinanceList', 'All of them, on one page')],
    problems: [],
    tryAt: '/api/ordinances',
  },
  {
    method: 'get',
    path: '/api/ordinances/{id}',
    operationId: 'readOrdinance',
    tag: 'Ordinances',
    summary: 'An ordinance as data',
    description:
      'What it regulates, from when, and where it says so: land, activities, permits, lists of what has to be filed, who ' +
      'has to be told, periods, sanctions, mitigation; each with its section, the day from which it holds, and our own ' +
      'words. `gaps` says what the text held does not contain; a value whose `source` is `setting` is set by the municipality.',
    pathParameters: { id: slugSchema },
    parameterTexts: { id: { description: 'As GET /api/ordinances lists it.', example: 'rye' } },
    answers: [json('Ordinance', 'The whole ordinance')],
    problems: ['NotFound'],
    tryAt: '/api/ordinances/rye',
  },
  {
    method: 'get',
    path: '/api/ordinances/format',
    operationId: 'readOrdinanceFormat',
    tag: 'Ordinances',
    summary: 'The format of an ordinance as data',
    description:
      'A JSON Schema for whoever writes a further ordinance. When its file is read, names that lead nowhere (a rule without ' +
      'provision, a question that is not there) are refused too, each with its place.',
    answers: [{ status: 200, description: 'The JSON Schema', mediaType: 'application/schema+json' }],
    problems: [],
    tryAt: '/api/ordinances/format',
  },
  {
    method: 'post',
    path: '/api/comparisons',
    operationId: 'compareLaws',
    tag: 'Ordinances',
    summary: 'One proposal under several ordinances or days, side by side',
    description:
      'The proposal is measured under each law on one map: that of the latest of their days. Nothing is kept.',
    body: {
      schema: 'ComparisonRequest',
      description: 'As for a screening, with `under` in the place of `ordinance` and `on`.',
      example: {
        type: 'FeatureCollection',
        jurisdiction,
        features,
        under: [{ ordinance: 'mamaroneck' }, { ordinance: 'rye' }, { ordinance: 'north-castle' }],
      },
    },
    answers: [json('Comparison', 'What changes, a table of it, and the answers')],
    problems: ['InvalidInput', 'NotFound', 'Conflict', 'TooComplex', 'InvalidGeometry', 'TooManyRequests'],
  },
];
