import type { Knex } from 'knex';
import type { CalendarDate } from '../../../core/dates.js';

/** A disturbance with the days on which its ground is open; null means from the start, or until the end. */
export interface OpenGround {
  geom: string;
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** The largest area open at once, in square feet on the ground, and the first day it is open (null: from the start). */
export interface LargestOpen {
  areaSqFt: number;
  on: CalendarDate | null;
}

/**
 * The open area can only grow on a day on which a phase begins, so only those days are looked at.
 * @param ground  at least one disturbance, EWKB in hexadecimal, EPSG:2260
 * @source Wesley Hills § 181-7B(1)(d)
 */
export async function measureOpenAtOnce(
  knex: Knex | Knex.Transaction,
  ground: readonly OpenGround[],
): Promise<LargestOpen> {
  const result = await knex.raw<{ rows: LargestOpen[] }>(
    `with part as materialized (
       select cast(geom as geometry) as geom, coalesce(cast(begins as date), '-infinity') as begins,
         coalesce(cast(ends as date), 'infinity') as ends, number
       from unnest(cast(:geoms as text[]), cast(:begins as text[]), cast(:ends as text[])) with ordinality
         as t (geom, begins, ends, number)),
     day as (select distinct begins as day from part)
     select hf_ground_area(hf_unite(ST_Collect(part.geom order by part.number))) as "areaSqFt",
       case when day = '-infinity' then null else to_char(day, 'YYYY-MM-DD') end as on
     from day join part on part.begins <= day and part.ends >= day
     group by day
     order by "areaSqFt" desc, day
     limit 1`,
    {
      geoms: ground.map((part) => part.geom),
      begins: ground.map((part) => part.from),
      ends: ground.map((part) => part.to),
    },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the open ground came back empty');
  return row;
}
