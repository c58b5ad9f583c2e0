import type { Knex } from 'knex';

/**
 * Runs work that reads several times on one state of the database, so that an import that commits in between cannot mix
 * two versions of the map in one answer.
 * @returns what the work returns; what it wrote is kept only if it succeeds
 */
export function inOneSnapshot<T>(
  knex: Knex,
  work: (transaction: Knex.Transaction) => Promise<T>,
): Promise<T> {
  return knex.transaction(work, { isolationLevel: 'repeatable read' });
}
