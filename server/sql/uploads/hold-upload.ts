import type { Knex } from 'knex';

/** Seconds for which whoever holds an import and writes its progress may be quiet: it ends before it says how. */
const HELD_QUIET_SECONDS = 3;

/** SQL for the number of the lock that an upload has: any other lock of the application has a small one. */
const LOCK = `hashtextextended('upload ' || cast(id as text), 0)`;

/** Holds an upload until the transaction ends, by which others tell that its import still runs. */
export async function holdUpload(trx: Knex.Transaction, id: string): Promise<void> {
  await trx.raw(
    `select pg_advisory_xact_lock(hashtextextended('upload ' || cast(cast(:id as uuid) as text), 0))`,
    { id },
  );
}

/**
 * Marks as failed whatever says that it is being imported although no process holds it any more.
 * @param quietSeconds  for which nothing has been heard of one without progress: it may be about to begin, and not be held
 *   yet. Whoever writes progress holds it
 * @param failure  what is said of it
 */
export async function failInterrupted(knex: Knex, quietSeconds: number, failure: string): Promise<void> {
  await knex.raw(
    `with quiet as materialized (
       select id from upload where state = 'importing' and changed_at <= clock_timestamp() - make_interval(
         secs => case when progress is null then cast(:quietSeconds as float8) else ${HELD_QUIET_SECONDS} end)),
     dead as materialized (select id from quiet where pg_try_advisory_xact_lock(${LOCK}))
     update upload set state = 'failed', progress = null, failure = cast(:failure as text),
       changed_at = clock_timestamp()
     where id in (select id from dead) and state = 'importing'`,
    { quietSeconds, failure },
  );
}
