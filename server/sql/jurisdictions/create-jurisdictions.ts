import type { Knex } from 'knex';

/** A municipality before anything is loaded for it. */
export interface NewJurisdiction {
  id: string;
  name: string;
  ordinanceId: string;
  invented: boolean;
}

/** Makes the municipalities that are not there yet; one that is there keeps its name, ordinance and settings. */
export async function createJurisdictions(
  knex: Knex | Knex.Transaction,
  jurisdictions: readonly NewJurisdiction[],
): Promise<void> {
  await knex('jurisdiction')
    .insert(
      jurisdictions.map(({ id, name, ordinanceId, invented }) => ({
        id,
        name,
        ordinance_id: ordinanceId,
        invented,
      })),
    )
    .onConflict('id')
    .ignore();
}
