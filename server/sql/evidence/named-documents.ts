import type { Knex } from 'knex';

/** Any number that no other lock of the application has. */
const LOCK = 1_100_401;

/** Until the transaction ends, no document is cleared away. */
export async function keepDocuments(trx: Knex.Transaction): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock_shared(cast(:lock as bigint))', { lock: LOCK });
}

/**
 * Until the transaction ends, no document is named as evidence.
 * @returns those of the hashes that no evidence names, also none that was taken back
 */
export async function findUnnamed(trx: Knex.Transaction, hashes: readonly string[]): Promise<string[]> {
  await trx.raw('select pg_advisory_xact_lock(cast(:lock as bigint))', { lock: LOCK });
  const result = await trx.raw<{ rows: { sha256: string }[] }>(
    `select given.sha256 from unnest(cast(:hashes as text[])) as given (sha256)
     where not exists (select from evidence e where e.document_sha256 = given.sha256)`,
    { hashes: [...hashes] },
  );
  return result.rows.map(({ sha256 }) => sha256);
}
