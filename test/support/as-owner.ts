import type { Knex } from 'knex';

/**
 * Does as the owner of the database what the application has no right to, such as to empty the record between two tests,
 * or to arrange what only another program could have done. Afterwards the connection works as the application again.
 * @returns what the work returns
 */
export function asOwner<T>(knex: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return knex.transaction(async (trx) => {
    await trx.raw('set local role none');
    return work(trx);
  });
}

/** Empties these tables and those that refer to them, and counts their keys from 1 again. */
export async function emptyTables(knex: Knex, tables: readonly string[]): Promise<void> {
  await asOwner(knex, async (trx) => {
    await trx.raw(`truncate ${tables.join(', ')} restart identity cascade`);
  });
}
