import type { Knex } from 'knex';
import { endBatch } from '../../sql/parcel-batches/batch-state.js';
import type { BatchRow } from '../../sql/parcel-batches/batch-rows.js';
import { recordActivity } from '../../sql/activity/record-activity.js';
import { PUBLIC, type Actor } from '../../../core/access.js';

/** How a batch ends. */
export type BatchEnd = { state: 'done' | 'cancelled' } | { state: 'failed'; failure: string };

/** What is logged without a person behind it is logged in the name of whoever started the batch. */
const startedBy = ({ by }: BatchRow): Actor => ({ ...PUBLIC, name: by });

/**
 * Ends a batch and says so in the log.
 * @param how  `done` has no effect while a slice is open
 * @param actor  who ended it; whoever started it when absent
 * @returns whether it was this call that ended it
 */
export function recordEnd(knex: Knex, batch: BatchRow, how: BatchEnd, actor?: Actor): Promise<boolean> {
  return knex.transaction(async (trx) => {
    const ended = await endBatch(trx, batch.id, how);
    if (!ended) return false;
    await recordActivity(trx, {
      jurisdictionId: batch.jurisdictionId,
      actor: actor ?? startedBy(batch),
      action: `parcel-batch.${how.state}`,
      subject: `screening of all parcels ${batch.id}`,
      details: {
        ordinance: batch.ordinanceId,
        on: batch.on,
        mapVersion: batch.mapVersion,
        parcels: batch.total,
        ...(how.state === 'failed' ? { failure: how.failure } : {}),
      },
    });
    return true;
  });
}
