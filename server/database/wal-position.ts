import type { Knex } from 'knex';

/**
 * How far the database is: past everything that anybody was told is done. What is committed is written by then, unless
 * commits do not wait for the disk, where it is only inserted.
 */
const POSITION = `select cast(case when current_setting('synchronous_commit') = 'off'
  then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as text) as position`;

/** @returns how far the database is, as a position of its write-ahead log */
export async function readPosition(primary: Knex): Promise<string> {
  const { rows } = await primary.raw<{ rows: { position: string }[] }>(POSITION);
  return rows[0]?.position ?? '';
}

/** @returns whether a replica shows all that the database had at a position; false for what is no replica */
export async function isCaughtUp(replica: Knex, position: string): Promise<boolean> {
  const { rows } = await replica.raw<{ rows: { there: boolean | null }[] }>(
    `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= cast(cast(:position as text) as pg_lsn) as there`,
    { position },
  );
  return rows[0]?.there === true;
}

/** @returns bytes of the write-ahead log that a replica has yet to replay; null when it does not say */
export async function bytesBehind(primary: Knex, replica: Knex): Promise<number | null> {
  const position = await readPosition(primary);
  const { rows } = await replica.raw<{ rows: { behind: number | null }[] }>(
    `select cast(greatest(pg_wal_lsn_diff(cast(cast(:position as text) as pg_lsn), pg_last_wal_replay_lsn()), 0)
       as float8) as behind where pg_is_in_recovery()`,
    { position },
  );
  return rows[0]?.behind ?? null;
}
