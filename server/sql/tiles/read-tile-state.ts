import type { Knex } from 'knex';

/**
 * @returns a number that grows with every import into the municipality's layers; 0 before the first. With the map
 *   version and the selection it tells whether a tile drawn earlier still holds
 */
export async function readTileState(knex: Knex | Knex.Transaction, jurisdictionId: string): Promise<number> {
  const result = await knex.raw<{ rows: { newest: number }[] }>(
    'select coalesce(max(id), 0)::float8 as newest from import_run where jurisdiction_id = :jurisdictionId',
    { jurisdictionId },
  );
  return result.rows[0]?.newest ?? 0;
}
