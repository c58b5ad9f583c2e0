import type { Knex } from 'knex';
import type { CalendarDate } from '../../../core/dates.js';
import { isoTime } from '../amendments/iso-time.js';

/** A kept answer about land near a wetland. */
export interface ReachedScreening {
  id: string;
  ordinanceId: string;
  on: CalendarDate;
  /** ISO 8601, UTC */
  keptAt: string;
  request: unknown;
}

/** How far answers that were given under an ordinance are looked for, in feet on the ground. */
export interface ScreeningReach {
  ordinanceId: string;
  reachFt: number;
}

/**
 * @param wetlandKeys  rows of the map, of whatever version
 * @param reaches  by ordinance; an answer given under another is looked for as far as the widest of them
 * @param newest  answers at most, the newest first
 * @returns kept answers about land within reach of one of the wetlands, and how many there are in all
 */
export async function findScreeningsReached(
  trx: Knex.Transaction,
  asked: {
    jurisdictionId: string;
    wetlandKeys: readonly number[];
    reaches: readonly ScreeningReach[];
    newest: number;
  },
): Promise<{ screenings: ReachedScreening[]; total: number }> {
  const result = await trx.raw<{ rows: (ReachedScreening & { total: number })[] }>(
    `with law as materialized (
       select id, reach_ft from unnest(cast(:ordinanceIds as text[]), cast(:reachesFt as float8[])) as t (id, reach_ft)),
     shape as materialized (
       select geom, grid_scale from wetland where key = any(cast(:wetlandKeys as bigint[]))),
     reached as materialized (
       select distinct s.id, s.created_at from shape cross join lateral (
         select id, jurisdiction_id, created_at, subject, ordinance_id from screening
         where screening.subject && ST_Expand(shape.geom, cast(:widestFt as float8) * shape.grid_scale) offset 0) as s
       left join law on law.id = s.ordinance_id
       where s.jurisdiction_id = :jurisdictionId
         and ST_DWithin(s.subject, shape.geom, coalesce(law.reach_ft, cast(:widestFt as float8)) * shape.grid_scale)),
     newest as materialized (
       select id, count(*) over ()::int as total from reached
       order by created_at desc, id limit cast(:newest as int))
     select s.id, s.ordinance_id as "ordinanceId", to_char(s.on_date, 'YYYY-MM-DD') as on,
       ${isoTime('s.created_at')} as "keptAt", s.request, newest.total
     from newest join screening s using (id) order by s.created_at desc, s.id`,
    {
      jurisdictionId: asked.jurisdictionId,
      wetlandKeys: [...asked.wetlandKeys],
      ordinanceIds: asked.reaches.map(({ ordinanceId }) => ordinanceId),
      reachesFt: asked.reaches.map(({ reachFt }) => reachFt),
      widestFt: Math.max(0, ...asked.reaches.map(({ reachFt }) => reachFt)),
      newest: asked.newest,
    },
  );
  return {
    screenings: result.rows.map(({ total: _total, ...screening }) => screening),
    total: result.rows[0]?.total ?? 0,
  };
}
