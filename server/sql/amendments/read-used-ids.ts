import type { Knex } from 'knex';

/** An id that a wetland has or had. */
export interface UsedId {
  id: string;
  /** on the newest map */
  current: boolean;
}

/**
 * @param looked  ids that are asked for, and how ids begin that are given by Hundredfoot
 * @returns those that a wetland of the municipality ever had, or the draft ever gave
 */
export async function readUsedIds(
  trx: Knex.Transaction,
  draft: { key: string; jurisdictionId: string },
  looked: { ids: readonly string[]; prefix: string },
): Promise<UsedId[]> {
  const result = await trx.raw<{ rows: UsedId[] }>(
    `select id, bool_or(current) as current from (
       select id, retired_version is null as current from wetland
       where jurisdiction_id = :jurisdictionId
         and (id = any(cast(:ids as text[])) or starts_with(id, cast(:prefix as text)))
       union all
       select wetland_id, false from amendment_change
       where amendment_key = cast(:key as bigint) and starts_with(wetland_id, cast(:prefix as text))) as used
     group by id`,
    { key: draft.key, jurisdictionId: draft.jurisdictionId, ids: [...looked.ids], prefix: looked.prefix },
  );
  return result.rows;
}
