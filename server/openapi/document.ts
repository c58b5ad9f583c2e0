import type { z } from 'zod';
import { ACCOUNT_ENDPOINTS } from './account-endpoints.js';
import { ACTIVITY_ENDPOINTS } from './activity-endpoints.js';
import { AMENDMENT_ENDPOINTS } from './amendment-endpoints.js';
import { CLOCK_ENDPOINTS } from './clock-endpoints.js';
import { DETERMINATION_ENDPOINTS } from './determination-endpoints.js';
import { DRAWING_FILE_ENDPOINTS } from './drawing-file-endpoints.js';
import { EFFECT_ENDPOINTS } from './effect-endpoints.js';
import type { Answer, Endpoint } from './endpoint.js';
import { EVIDENCE_ENDPOINTS } from './evidence-endpoints.js';
import { FILE_EXPORT_ENDPOINTS } from './file-export-endpoints.js';
import { MAP_ENDPOINTS } from './map-endpoints.js';
import { MAP_HISTORY_ENDPOINTS } from './map-history-endpoints.js';
import { OGC_ENDPOINTS } from './ogc-endpoints.js';
import { OGC_TILE_ENDPOINTS, TILE_JSON_ENDPOINTS } from './ogc-tile-endpoints.js';
import { ORDINANCE_ENDPOINTS } from './ordinance-endpoints.js';
import type { OpenApiDocument, Operation, Parameter, Reference, Response } from './open-api.js';
import { PARCEL_BATCH_ENDPOINTS } from './parcel-batch-endpoints.js';
import { PARCEL_ENDPOINTS } from './parcel-endpoints.js';
import { PLACE_ENDPOINTS } from './place-endpoints.js';
import { PROBLEMS, type ProblemCode } from './problems.js';
import { SANCTION_ENDPOINTS } from './sanction-endpoints.js';
import { SAVED_PROPOSAL_ENDPOINTS } from './saved-proposal-endpoints.js';
import { componentSchemas, schemaOf, schemaRef } from './schemas.js';
import { SCREENING_ENDPOINTS } from './screening-endpoints.js';
import { SERVICE_ENDPOINTS } from './service-endpoints.js';
import { SETTINGS_ENDPOINTS } from './settings-endpoints.js';
import { UPLOAD_ENDPOINTS } from './upload-endpoints.js';

const ENDPOINTS: readonly Endpoint[] = [
  ...SERVICE_ENDPOINTS.filter((endpoint) => endpoint.tag !== 'Service'),
  ...SETTINGS_ENDPOINTS,
  ...PARCEL_ENDPOINTS,
  ...PARCEL_BATCH_ENDPOINTS,
  ...PLACE_ENDPOINTS,
  ...SCREENING_ENDPOINTS,
  ...DRAWING_FILE_ENDPOINTS,
  ...SAVED_PROPOSAL_ENDPOINTS,
  ...ORDINANCE_ENDPOINTS,
  ...CLOCK_ENDPOINTS,
  ...SANCTION_ENDPOINTS,
  ...MAP_ENDPOINTS,
  ...TILE_JSON_ENDPOINTS,
  ...MAP_HISTORY_ENDPOINTS,
  ...ACTIVITY_ENDPOINTS,
  ...AMENDMENT_ENDPOINTS,
  ...EVIDENCE_ENDPOINTS,
  ...EFFECT_ENDPOINTS,
  ...DETERMINATION_ENDPOINTS,
  ...FILE_EXPORT_ENDPOINTS,
  ...UPLOAD_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...OGC_ENDPOINTS,
  ...OGC_TILE_ENDPOINTS,
  ...SERVICE_ENDPOINTS.filter((endpoint) => endpoint.tag === 'Service'),
];

const TAGS = [
  { name: 'Municipalities', description: 'What can be asked about' },
  { name: 'Parcels', description: 'Looking parcels up, and screening them as they are' },
  { name: 'Screenings', description: 'Screening what somebody proposes to do' },
  { name: 'Kept proposals', description: 'Drawings that a person keeps here, and links that show them' },
  { name: 'Ordinances', description: 'The laws themselves, as data' },
  { name: 'Map', description: 'What the map on the page is drawn from' },
  { name: 'Map record', description: 'What the wetlands map said on any day, and why' },
  { name: 'Amendments', description: 'Changing the wetlands map, from the draft to the next version' },
  { name: 'Determinations', description: 'What was asked and answered about land, apart from any permit' },
  { name: 'Imports', description: 'Layers brought in as files, after a look at what would come in' },
  { name: 'Files', description: 'Layers, answers and lists as files for other programs' },
  { name: 'Accounts', description: 'Who may change something, and signing in' },
  { name: 'Features', description: 'The layers for other programs, by OGC API Features' },
  { name: 'Tiles', description: 'The layers as vector tiles for other programs, by OGC API Tiles' },
  { name: 'Service', description: 'The server itself' },
];

const DESCRIPTION =
  'Hundredfoot says what a municipal wetlands ordinance says about a piece of land and about what is proposed there. ' +
  'Areas are square feet on the ground, unrounded, lengths US survey feet; coordinates are longitude and latitude (NAD83) ' +
  'unless an answer says EPSG:2260. Every answer names the map version, the day and the method. The map is guidance: the ' +
  'boundary of a wetland is fixed in the field, and no answer says that no permit is needed.';

function parametersOf(endpoint: Endpoint): Parameter[] {
  const parameter = (place: Parameter['in'], [name, schema]: [string, z.ZodType]): Parameter => {
    const text = endpoint.parameterTexts?.[name];
    const json = schemaOf(schema);
    return {
      name,
      in: place,
      required: place === 'path' || !schema.safeParse(undefined).success,
      description: text?.description ?? '',
      schema: json,
      ...(text?.example === undefined ? {} : { example: text.example }),
      ...(json.type === 'array' ? { style: 'form' as const, explode: false as const } : {}),
    };
  };
  return [
    ...Object.entries(endpoint.pathParameters ?? {}).map((entry) => parameter('path', entry)),
    ...Object.entries(endpoint.query ?? {}).map((entry) => parameter('query', entry)),
  ];
}

function responseOf({ description, mediaType, schema, headers }: Answer): Response {
  const content = schema === undefined ? {} : schemaRef(schema);
  return {
    description,
    ...(headers === undefined
      ? {}
      : {
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, text]) => [
              name,
              { description: text, schema: { type: 'string' } },
            ]),
          ),
        }),
    ...(mediaType === undefined ? {} : { content: { [mediaType]: { schema: content } } }),
  };
}

function operationOf(endpoint: Endpoint): Operation {
  const answered = new Set(endpoint.answers.map(({ status }) => status));
  // Whoever watches the server is told by an answer of its own that the database does not answer.
  const everywhere = (['Busy', 'Fault'] as const).filter((code) => !answered.has(PROBLEMS[code].status));
  const codes: ProblemCode[] = [...endpoint.problems, ...everywhere];
  const responses: [string, Response | Reference][] = [
    ...endpoint.answers.map((answer): [string, Response] => [String(answer.status), responseOf(answer)]),
    ...codes.map((code): [string, Reference] => [
      String(PROBLEMS[code].status),
      { $ref: `#/components/responses/${code}` },
    ]),
  ];
  return {
    operationId: endpoint.operationId,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: endpoint.description,
    parameters: parametersOf(endpoint),
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: {
            required: true as const,
            description: endpoint.body.description,
            content: {
              'application/json': { schema: schemaRef(endpoint.body.schema), example: endpoint.body.example },
            },
          },
        }),
    ...(endpoint.file === undefined
      ? {}
      : {
          requestBody: {
            required: true as const,
            description: endpoint.file,
            content: { 'application/octet-stream': { schema: {} } },
          },
        }),
    responses: Object.fromEntries(responses),
    ...(endpoint.tryAt === undefined ? {} : { 'x-example': endpoint.tryAt }),
  };
}

function problemResponse([code, { status, meaning }]: [string, { status: number; meaning: string }]): [
  string,
  Response,
] {
  const example = { type: `/api#error-${code}`, title: '…', status, detail: '…', code, problems: [] };
  return [
    code,
    {
      description: meaning,
      content: { 'application/problem+json': { schema: schemaRef('Problem'), example } },
    },
  ];
}

/**
 * @param version  of the product
 * @returns the description of the HTTP API, made from the contracts that its routes parse by
 */
export function openApiDocument(version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hundredfoot',
      version,
      summary: 'Screening of parcels and proposals under municipal wetlands ordinances',
      description: DESCRIPTION,
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'this server' }],
    tags: TAGS,
    paths,
    components: {
      schemas: componentSchemas(),
      responses: Object.fromEntries(Object.entries(PROBLEMS).map(problemResponse)),
    },
  };
}
