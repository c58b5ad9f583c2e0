import type { Knex } from 'knex';

/** Why a change of an amendment cannot be put on the newest map. */
export interface Obstacle {
  wetland: string;
  /** the row it replaces was retired; the id it adds is on the map; its shape crosses itself */
  kind: 'retired' | 'id-taken' | 'invalid-shape';
}

/**
 * @returns the changes of an amendment that the newest map does not take, in their order; none where all can be applied
 */
export async function findObstacles(trx: Knex.Transaction, amendmentKey: string): Promise<Obstacle[]> {
  const result = await trx.raw<{ rows: Obstacle[] }>(
    `with change as materialized (
       select c.number, c.wetland_id, c.replaces_key, base.retired_version, a.jurisdiction_id,
         c.geom is not null and not ST_IsValid(c.geom) as invalid
       from amendment_change c join amendment a on a.key = c.amendment_key
         left join wetland base on base.key = c.replaces_key
       where c.amendment_key = cast(:amendmentKey as bigint) and c.taken_back_at is null)
     select c.wetland_id as wetland, case when c.retired_version is not null then 'retired'
       when c.invalid then 'invalid-shape' else 'id-taken' end as kind
     from change c
     where c.retired_version is not null or c.invalid or exists (
       select from wetland w
       where w.jurisdiction_id = c.jurisdiction_id and w.id = c.wetland_id and w.retired_version is null
         and not exists (select from change other where other.replaces_key = w.key))
     order by c.number`,
    { amendmentKey },
  );
  return result.rows;
}
