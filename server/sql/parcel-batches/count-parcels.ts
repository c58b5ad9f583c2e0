import type { Knex } from 'knex';

/** @returns how many parcels of the municipality are loaded */
export async function countParcels(trx: Knex.Transaction, jurisdictionId: string): Promise<number> {
  const result = await trx.raw<{ rows: { total: number }[] }>(
    'select count(*)::int as total from parcel where jurisdiction_id = :jurisdictionId',
    { jurisdictionId },
  );
  return result.rows[0]?.total ?? 0;
}
