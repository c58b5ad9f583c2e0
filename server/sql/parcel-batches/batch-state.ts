import type { Knex } from 'knex';

/** Says that a batch is being worked on, from its first slice on. */
export async function beginBatch(knex: Knex, id: string): Promise<void> {
  await knex.raw(
    `update parcel_batch set state = 'running', started_at = clock_timestamp()
     where id = cast(:id as uuid) and state = 'waiting'`,
    { id },
  );
}

/**
 * Ends a batch in the transaction of whoever records it.
 * @param how  `done` only when no slice is open any more
 * @returns whether it was this call that ended it
 */
export async function endBatch(
  trx: Knex.Transaction,
  id: string,
  how: { state: 'done' | 'cancelled' } | { state: 'failed'; failure: string },
): Promise<boolean> {
  const result = await trx.raw<{ rowCount: number }>(
    `update parcel_batch b set state = :state, failure = :failure, finished_at = clock_timestamp()
     where b.id = cast(:id as uuid) and b.state in ('waiting', 'running')
       and (:state <> 'done' or (b.sliced_at is not null and not exists (
         select from parcel_slice s where s.batch_id = b.id and s.finished_at is null)))`,
    { id, state: how.state, failure: how.state === 'failed' ? how.failure : null },
  );
  return result.rowCount > 0;
}

/**
 * Takes a batch away with its rows. Waits for slices that are being measured.
 * @returns whether it was there and had ended; else nothing is taken away
 */
export async function deleteBatch(
  trx: Knex.Transaction,
  jurisdictionId: string,
  id: string,
): Promise<boolean> {
  const held = await trx.raw<{ rows: unknown[] }>(
    `select from parcel_batch where jurisdiction_id = :jurisdictionId and id = cast(:id as uuid)
       and state not in ('waiting', 'running') for update`,
    { jurisdictionId, id },
  );
  if (held.rows.length === 0) return false;
  await trx.raw('delete from parcel_result where batch_id = cast(:id as uuid)', { id });
  await trx.raw('delete from parcel_slice where batch_id = cast(:id as uuid)', { id });
  await trx.raw('delete from parcel_batch where id = cast(:id as uuid)', { id });
  return true;
}
