import type { Knex } from 'knex';
import type { Actor } from '../../../core/access.js';
import type { ParcelBatch } from '../../../core/contracts/parcel-batches.js';
import { Conflict } from '../../../core/errors.js';
import { recordActivity } from '../../sql/activity/record-activity.js';
import { deleteBatch } from '../../sql/parcel-batches/batch-state.js';
import { recordEnd } from './end-batch.js';
import { readBatch, requireBatch } from './read-batches.js';

/**
 * Ends a batch before it is done. Its rows stay; slices that are being measured may still add theirs.
 * @throws NotFound  for an unknown municipality or batch
 * @throws Conflict  when it had ended before
 */
export async function cancelBatch(knex: Knex, place: string, id: string, actor: Actor): Promise<ParcelBatch> {
  const batch = await requireBatch(knex, place, id);
  if (!(await recordEnd(knex, batch, { state: 'cancelled' }, actor))) {
    throw new Conflict('This screening of all parcels has ended already, so there is nothing to cancel.');
  }
  return readBatch(knex, place, id);
}

/**
 * Takes a batch away with its rows.
 * @throws NotFound  for an unknown municipality or batch
 * @throws Conflict  while it is at work
 */
export async function removeBatch(knex: Knex, place: string, id: string, actor: Actor): Promise<void> {
  const batch = await requireBatch(knex, place, id);
  await knex.transaction(async (trx) => {
    if (!(await deleteBatch(trx, batch.jurisdictionId, id))) {
      throw new Conflict('This screening of all parcels is at work. Cancel it first, then delete it.');
    }
    await recordActivity(trx, {
      jurisdictionId: batch.jurisdictionId,
      actor,
      action: 'parcel-batch.deleted',
      subject: `screening of all parcels ${id}`,
      details: { ordinance: batch.ordinanceId, on: batch.on, mapVersion: batch.mapVersion },
    });
  });
}
