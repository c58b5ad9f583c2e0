import { jurisdictionListQuerySchema } from '../../core/contracts/jurisdictions.js';
import { json, type Endpoint } from './endpoint.js';

/** What there is, and how the server is. */
export const SERVICE_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/jurisdictions',
    operationId: 'listJurisdictions',
    tag: 'Municipalities',
    summary: 'Municipalities and ordinances to choose from',
    description:
      'Each municipality with its place, the version of its wetlands map and the features loaded by layer; each ordinance ' +
      'with the day from which its text is held here and what that text leaves open. With `on`, as it was on that day: the ' +
      'version of the map that held, and the wetlands and watercourses it shows. Where `mapSince` is later than the day, the ' +
      'record of that map begins later. Layers without versions are those of now.',
    query: jurisdictionListQuerySchema.shape,
    parameterTexts: {
      on: { description: 'The day whose maps and law are listed; today in New York when absent.' },
    },
    answers: [json('JurisdictionList', 'All of them, on one page')],
    problems: ['InvalidInput'],
    tryAt: '/api/jurisdictions',
  },
  {
    method: 'get',
    path: '/api/health',
    operationId: 'readHealth',
    tag: 'Service',
    summary: 'Does the server answer, and its database?',
    description:
      'For whoever watches the server. A replica that does not answer is no fault: the database is asked instead.',
    answers: [
      json('Health', 'It does'),
      {
        status: 503,
        description: 'The database does not answer',
        mediaType: 'application/json',
        schema: 'Health',
      },
    ],
    problems: [],
    tryAt: '/api/health',
  },
  {
    method: 'get',
    path: '/api/config',
    operationId: 'readPageConfig',
    tag: 'Service',
    summary: 'What the page needs to know of the settings',
    description: 'Whether a base map is set. Without one, nothing is fetched from other hosts.',
    answers: [json('PageConfig', 'The settings')],
    problems: [],
    tryAt: '/api/config',
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    operationId: 'readOpenapi',
    tag: 'Service',
    summary: 'This description as an OpenAPI 3.1 document',
    description: 'For programs; /api shows the same to people.',
    answers: [{ status: 200, description: 'The document', mediaType: 'application/json' }],
    problems: [],
    tryAt: '/api/openapi.json',
  },
];
