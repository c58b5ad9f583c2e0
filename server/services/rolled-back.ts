import type { Knex } from 'knex';

/**
 * Does something to the database to see what would come of it, and takes all of it back.
 * @returns what the work returns
 */
export async function rolledBack<T>(
  knex: Knex,
  work: (transaction: Knex.Transaction) => Promise<T>,
): Promise<T> {
  const transaction = await knex.transaction();
  try {
    return await work(transaction);
  } finally {
    await transaction.rollback();
  }
}
