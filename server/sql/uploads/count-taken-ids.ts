import type { Knex } from 'knex';

/** Ids that features of a layer have already. */
export interface TakenIds {
  count: number;
  /** some of them, in order */
  ids: string[];
}

const TABLES = { wetlands: 'wetland', watercourses: 'watercourse' } as const;

/** Ids that are named. */
const NAMED = 5;

/** @returns those of the ids that current features of the layer have: an import that adds to them would be refused */
export async function countTakenIds(
  knex: Knex,
  layer: keyof typeof TABLES,
  jurisdictionId: string,
  ids: readonly string[],
): Promise<TakenIds> {
  const result = await knex.raw<{ rows: TakenIds[] }>(
    `select cast(count(*) as int) as count,
       coalesce((array_agg(id order by id))[1:${NAMED}], '{}') as ids
     from ${TABLES[layer]}
     where jurisdiction_id = :jurisdictionId and retired_version is null and id = any(cast(:ids as text[]))`,
    { jurisdictionId, ids: [...ids] },
  );
  return result.rows[0] ?? { count: 0, ids: [] };
}
