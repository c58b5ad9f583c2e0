import type { Knex } from 'knex';
import {
  STANDINGS,
  type ParcelBatch,
  type ParcelBatchesQuery,
  type ParcelBatchList,
  type Standing,
} from '../../../core/contracts/parcel-batches.js';
import { NotFound } from '../../../core/errors.js';
import { isUuid } from '../../../core/uuid.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { listBatchRows, readBatchRow, type BatchRow } from '../../sql/parcel-batches/batch-rows.js';
import { batchNotices } from './batch-notices.js';

const NONE = Object.fromEntries(STANDINGS.map((standing) => [standing, 0])) as Record<Standing, number>;

/** Below so much done, the speed so far says nothing yet. */
const TOLD_FROM_SHARE = 0.02;

function secondsLeft({ state, total, done, secondsAtWork }: BatchRow): number | null {
  if (state !== 'running' || secondsAtWork === null || total === 0) return null;
  const share = done / total;
  return share < TOLD_FROM_SHARE ? null : (secondsAtWork * (1 - share)) / share;
}

/** @returns the batch as answers give it */
export function batchOf(row: BatchRow): ParcelBatch {
  return {
    id: row.id,
    jurisdiction: row.jurisdictionId,
    ordinance: row.ordinanceId,
    on: row.on,
    mapVersion: row.mapVersion,
    method: row.method,
    state: row.state,
    parcels: { total: row.total, done: row.done, unmeasured: row.standings['not-measured'] ?? 0 },
    preparation: row.preparation,
    secondsLeft: secondsLeft(row),
    by: row.by,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    failure: row.failure,
    searchedFt: row.searchedFt,
    summary: { standings: { ...NONE, ...row.standings }, ...row.sums },
    notices: batchNotices(row),
  };
}

/**
 * @returns the row of a batch
 * @throws NotFound  for an unknown municipality or batch
 */
export async function requireBatch(knex: Knex, place: string, id: string): Promise<BatchRow> {
  const jurisdiction = await findJurisdiction(knex, place);
  const row = isUuid(id) ? await readBatchRow(knex, jurisdiction.id, id) : null;
  if (row === null) {
    throw new NotFound(
      `There is no screening of all parcels "${id}" in ${jurisdiction.name}. GET /api/jurisdictions/${jurisdiction.id}/parcel-batches lists those there are.`,
    );
  }
  return row;
}

/**
 * @returns a batch and how far it is
 * @throws NotFound  for an unknown municipality or batch
 */
export async function readBatch(knex: Knex, place: string, id: string): Promise<ParcelBatch> {
  return batchOf(await requireBatch(knex, place, id));
}

/**
 * @returns a page of the batches of a municipality, newest first; `next` is the address of the following one
 * @throws NotFound  for an unknown municipality
 */
export async function readBatches(
  knex: Knex,
  place: string,
  { limit, after }: ParcelBatchesQuery,
): Promise<ParcelBatchList> {
  const { id: jurisdictionId } = await findJurisdiction(knex, place);
  const from = after !== undefined && isUuid(after) ? after : null;
  const rows = await listBatchRows(knex, { jurisdictionId, after: from, limit: limit + 1 });
  const items = rows.slice(0, limit).map(batchOf);
  const last = items.at(-1);
  const next =
    rows.length > limit && last !== undefined
      ? `/api/jurisdictions/${encodeURIComponent(jurisdictionId)}/parcel-batches?limit=${limit}&after=${last.id}`
      : null;
  return { items, next };
}
