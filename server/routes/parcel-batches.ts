import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import {
  batchFilterQuerySchema,
  batchRowsQuerySchema,
  newParcelBatchSchema,
  parcelBatchesQuerySchema,
} from '../../core/contracts/parcel-batches.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { pathParameter } from '../http/path-parameter.js';
import { requireJson } from '../http/require-json.js';
import { BatchRunner } from '../services/parcel-batches/batch-runner.js';
import { cancelBatch, removeBatch } from '../services/parcel-batches/end-by-hand.js';
import { readBatch, readBatches } from '../services/parcel-batches/read-batches.js';
import { readRows, rowsAsCsv } from '../services/parcel-batches/read-rows.js';
import { startBatch } from '../services/parcel-batches/start-batch.js';

const BATCHES = '/api/jurisdictions/:jurisdiction/parcel-batches';
const BATCH = `${BATCHES}/:batch`;

/** Slices measured at once on a server at most: the pool has connections for everybody else beside them. */
const MOST_CONNECTIONS = 4;

/** Screening every parcel of a municipality, and the runner that does it while the server runs. */
export function parcelBatchesRouter({ knex, ordinances, log, database }: AppDeps): GuardedRouter & {
  runner: BatchRunner;
} {
  const embedded = database.kind === 'embedded';
  const connections = embedded ? 1 : Math.min(MOST_CONNECTIONS, availableParallelism());
  const runner = new BatchRunner({ knex, ordinances, log, embedded, connections });
  const guarded = guardedRouter();
  const placed = (request: Request<Record<string, string>>): [place: string, id: string] => [
    pathParameter(request, 'jurisdiction'),
    pathParameter(request, 'batch').toLowerCase(),
  ];
  guarded.add('post', BATCHES, 'planner', async (request, response, actor) => {
    requireJson(request);
    const asked = newParcelBatchSchema.parse(request.body);
    const place = pathParameter(request, 'jurisdiction');
    response.status(201).json(await startBatch(knex, ordinances, place, asked, actor));
    runner.wake();
  });
  guarded.add('get', BATCHES, 'planner', async (request, response) => {
    const page = parcelBatchesQuerySchema.parse(request.query);
    response.json(await readBatches(knex, pathParameter(request, 'jurisdiction'), page));
  });
  guarded.add('get', BATCH, 'planner', async (request, response) => {
    response.json(await readBatch(knex, ...placed(request)));
  });
  guarded.add('post', `${BATCH}/cancel`, 'planner', async (request, response, actor) => {
    response.json(await cancelBatch(knex, ...placed(request), actor));
  });
  guarded.add('delete', BATCH, 'administrator', async (request, response, actor) => {
    await removeBatch(knex, ...placed(request), actor);
    response.status(204).end();
  });
  guarded.add('get', `${BATCH}/rows`, 'planner', async (request, response) => {
    const query = batchRowsQuerySchema.parse(request.query);
    response.json(await readRows(knex, ...placed(request), query));
  });
  guarded.add('get', `${BATCH}/rows.csv`, 'planner', async (request, response) => {
    const query = batchFilterQuerySchema.parse(request.query);
    const { name, pieces } = await rowsAsCsv(knex, ...placed(request), query);
    response.type('text/csv').attachment(`${name}.csv`);
    await pipeline(Readable.from(pieces), response);
  });
  return { ...guarded, runner };
}
