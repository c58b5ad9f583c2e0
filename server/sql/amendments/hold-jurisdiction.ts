import type { Knex } from 'knex';

/**
 * Keeps a municipality's map from being changed until the transaction ends, while others may hold it likewise. Whoever logs
 * an act holds it anyway; taking it first keeps an act and an adoption from waiting for each other.
 */
export async function holdJurisdiction(trx: Knex.Transaction, jurisdictionId: string): Promise<void> {
  await trx.raw('select id from jurisdiction where id = :jurisdictionId for key share', { jurisdictionId });
}
