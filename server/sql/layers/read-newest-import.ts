import type { Knex } from 'knex';

/**
 * @returns the newest import into the municipality's layers, a number that grows with each; 0 before the first. With the
 *   map version it tells what the layers were
 */
export async function readNewestImport(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
): Promise<number> {
  const result = await knex.raw<{ rows: { newest: number }[] }>(
    'select coalesce(max(id), 0)::float8 as newest from import_run where jurisdiction_id = :jurisdictionId',
    { jurisdictionId },
  );
  return result.rows[0]?.newest ?? 0;
}
