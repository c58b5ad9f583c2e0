import type { Knex } from 'knex';

/**
 * @returns whether a version of a municipality's wetlands map has been used for something that is kept: an answer, an
 *   amendment that starts from it or was adopted as it, or a determination
 */
export async function isReliedOn(
  trx: Knex.Transaction,
  jurisdictionId: string,
  version: number,
): Promise<boolean> {
  const result = await trx.raw<{ rows: { relied: boolean }[] }>(
    `select exists (select from screening
         where jurisdiction_id = :jurisdictionId and map_version = cast(:version as int))
       or exists (select from amendment where jurisdiction_id = :jurisdictionId
         and (base_version = cast(:version as int) or adopted_version = cast(:version as int)))
       or exists (select from determination
         where jurisdiction_id = :jurisdictionId and (map_version = cast(:version as int)
           or looked_at ->> 'mapVersion' = cast(:version as text))) as relied`,
    { jurisdictionId, version },
  );
  return result.rows[0]?.relied ?? true;
}
