import type { Knex } from 'knex';

/** @returns those of the wetlands that the amendment does not change, in the order given */
export async function findNotChanged(
  trx: Knex.Transaction,
  amendmentKey: string,
  wetlands: readonly string[],
): Promise<string[]> {
  const result = await trx.raw<{ rows: { wetland: string }[] }>(
    `select named.wetland from unnest(cast(:wetlands as text[])) with ordinality as named (wetland, place)
     where not exists (
       select from amendment_change c where c.amendment_key = cast(:amendmentKey as bigint)
         and c.wetland_id = named.wetland and c.taken_back_at is null)
     order by named.place`,
    { amendmentKey, wetlands: [...wetlands] },
  );
  return result.rows.map(({ wetland }) => wetland);
}
