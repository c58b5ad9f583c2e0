import type { Knex } from 'knex';

/** What has been loaded for a municipality besides, and since an answer was kept. */
export interface ChangesSince {
  roads: boolean;
  buildings: boolean;
  /** layers into which something was imported after the answer was kept, by name */
  imported: string[];
}

/** @param screeningId  of the kept answer, a UUID */
export async function readChangesSince(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  screeningId: string,
): Promise<ChangesSince> {
  const result = await knex.raw<{ rows: ChangesSince[] }>(
    `select
       exists (select from reference_feature where jurisdiction_id = :jurisdictionId and layer = 'roads') as roads,
       exists (select from reference_feature where jurisdiction_id = :jurisdictionId and layer = 'buildings') as buildings,
       array(select distinct layer from import_run where jurisdiction_id = :jurisdictionId
         and created_at > (select created_at from screening where id = cast(:screeningId as uuid)) order by layer) as imported`,
    { jurisdictionId, screeningId },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the changes since the answer came back empty');
  return row;
}
