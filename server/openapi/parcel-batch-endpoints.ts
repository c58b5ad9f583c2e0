import { z } from 'zod';
import {
  batchFilterQuerySchema,
  batchRowsQuerySchema,
  parcelBatchesQuerySchema,
} from '../../core/contracts/parcel-batches.js';
import { json, type Endpoint, type ParameterText } from './endpoint.js';

const PATH = '/api/jurisdictions/{jurisdiction}/parcel-batches';
const ONE = `${PATH}/{batch}`;

const parameterTexts: Readonly<Record<string, ParameterText>> = {
  jurisdiction: { description: 'The municipality, by its id.', example: 'demo' },
  batch: { description: 'The batch, by its id.', example: '1b671a64-40d5-491e-99b0-da01ff1f3341' },
  limit: { description: 'Items of a page.' },
  after: { description: 'Where the page before ended, as `next` gives it.' },
  standing: { description: 'Only parcels that stand so to the controlled land.' },
  q: { description: 'Only parcels with this in their tax map number or address.' },
  sort: {
    description:
      'The order. A minus in front: from the largest to the smallest. Rows without a figure come last.',
  },
};

const list = { pathParameters: { jurisdiction: z.string() } };
const one = { pathParameters: { jurisdiction: z.string(), batch: z.string() } };
const shared = { tag: 'Parcels', parameterTexts } as const satisfies Partial<Endpoint>;
const PROBLEMS = ['SignInNeeded', 'Forbidden', 'NotFound'] as const;

/** Screening every parcel of a municipality. */
export const PARCEL_BATCH_ENDPOINTS: readonly Endpoint[] = [
  {
    ...shared,
    ...list,
    method: 'post',
    path: PATH,
    operationId: 'startParcelBatch',
    summary: 'Screen every parcel of a municipality',
    description:
      'Takes a planner of the municipality. The day, the ordinance, the map version and the settings are recorded now, and every ' +
      'parcel is screened under them by the server, which may be restarted meanwhile. One batch of a municipality at a time. ' +
      'Loading parcels or outlines meanwhile ends it.',
    body: {
      schema: 'NewParcelBatch',
      description: 'The day and the ordinance; both may be left out.',
      example: { on: '2026-03-02', ordinance: 'rye' },
    },
    answers: [{ ...json('ParcelBatch', 'The batch, waiting'), status: 201 }],
    problems: ['InvalidInput', ...PROBLEMS, 'Conflict'],
  },
  {
    ...shared,
    ...list,
    method: 'get',
    path: PATH,
    operationId: 'listParcelBatches',
    summary: 'The batches of a municipality, newest first',
    description: 'Takes a planner of the municipality.',
    query: parcelBatchesQuerySchema.shape,
    answers: [json('ParcelBatchList', 'A page of batches')],
    problems: ['InvalidInput', ...PROBLEMS],
  },
  {
    ...shared,
    ...one,
    method: 'get',
    path: ONE,
    operationId: 'readParcelBatch',
    summary: 'How far is a batch, and what did it find?',
    description:
      'Takes a planner of the municipality. Counts of parcels by how they stand to the controlled land, square feet in all, and how ' +
      'long it may still take.',
    answers: [json('ParcelBatch', 'The batch')],
    problems: PROBLEMS,
  },
  {
    ...shared,
    ...one,
    method: 'post',
    path: `${ONE}/cancel`,
    operationId: 'cancelParcelBatch',
    summary: 'End a batch before it is done',
    description: 'Takes a planner of the municipality. The rows that are there stay.',
    answers: [json('ParcelBatch', 'The batch, cancelled')],
    problems: [...PROBLEMS, 'Conflict'],
  },
  {
    ...shared,
    ...one,
    method: 'delete',
    path: ONE,
    operationId: 'deleteParcelBatch',
    summary: 'Delete a batch with its rows',
    description: 'Takes an administrator of the municipality. One that is at work is cancelled first.',
    answers: [{ status: 204, description: 'It is deleted' }],
    problems: [...PROBLEMS, 'Conflict'],
  },
  {
    ...shared,
    ...one,
    method: 'get',
    path: `${ONE}/rows`,
    operationId: 'readParcelBatchRows',
    summary: 'The parcels of a batch, a row each',
    description:
      'Takes a planner of the municipality. Figures are square feet and feet on the ground, unrounded, as the screening of the parcel ' +
      'itself gives them. Rows are there as soon as their part of the batch is done.',
    query: batchRowsQuerySchema.shape,
    answers: [json('ParcelRowList', 'A page of rows')],
    problems: ['InvalidInput', ...PROBLEMS],
  },
  {
    ...shared,
    ...one,
    method: 'get',
    path: `${ONE}/rows.csv`,
    operationId: 'downloadParcelBatchCsv',
    summary: 'The parcels of a batch, as a table',
    description: 'Takes a planner of the municipality. A line for each parcel, for spreadsheets (RFC 4180).',
    query: batchFilterQuerySchema.shape,
    answers: [{ status: 200, description: 'The table, to download', mediaType: 'text/csv' }],
    problems: ['InvalidInput', ...PROBLEMS],
  },
];
