import type { Knex } from 'knex';

/**
 * Makes the demonstration municipality where the database is empty, marked as invented.
 * @returns false, and nothing done, when anything was ever imported or the municipality is there
 */
export async function createDemonstration(transaction: Knex.Transaction): Promise<boolean> {
  const result = await transaction.raw<{ rowCount: number }>(
    `insert into jurisdiction (id, name, ordinance_id, invented)
     select 'demo', 'Village of Sedge Harbor', 'mamaroneck', true
     where not exists (select from import_run)
     on conflict (id) do nothing`,
  );
  return result.rowCount === 1;
}
