import type { Knex } from 'knex';
import { OWN_OUTLINE } from '../shapes/own-outline.js';
import { CHANGED, locationOf, type FoundAtPlace } from './changed-shapes.js';
import { meanWidthFt, SLIVER_FT, WIDTH_NOISE_FT } from './mean-width.js';

/** A part or a hole that is too narrow to be meant. */
export interface Sliver extends FoundAtPlace {
  what: 'part' | 'hole';
  areaSqFt: number;
  widthFt: number;
  /** the wetland had it before the amendment */
  inherited: boolean;
}

/** @returns parts and holes of changed shapes that are narrower than a sliver on average */
export async function findSlivers(knex: Knex | Knex.Transaction, amendmentKey: string): Promise<Sliver[]> {
  const result = await knex.raw<{ rows: Sliver[] }>(
    `with ${CHANGED},
     ring as materialized (
       select c.change, c.wetland, c.base_geom, ring.path[1] as ring, ring.geom, ${meanWidthFt('ring.geom')} as width
       from changed c cross join lateral ST_Dump(c.geom) as part cross join lateral ST_DumpRings(part.geom) as ring
       where not c.same_shape)
     select wetland, change, case when ring = 0 then 'part' else 'hole' end as what,
       hf_ground_area(geom) as "areaSqFt", width as "widthFt",
       exists (
         select from ST_Dump(base_geom) as part cross join lateral ST_DumpRings(part.geom) as old
         where old.geom = ring.geom) as inherited,
       ${locationOf('ST_PointOnSurface(geom)')} as location
     from ring where width < ${SLIVER_FT - WIDTH_NOISE_FT}
     order by change, ring`,
    { amendmentKey },
  );
  return result.rows;
}

/** A changed shape that is not valid, which no way of drawing lets in. */
export interface InvalidShape extends FoundAtPlace {
  reason: string;
}

/** @returns changed shapes that are not valid, with the place of the fault */
export async function findInvalidShapes(
  knex: Knex | Knex.Transaction,
  amendmentKey: string,
): Promise<InvalidShape[]> {
  const result = await knex.raw<{ rows: InvalidShape[] }>(
    `select wetland_id as wetland, number as change, (detail).reason as reason,
       ${locationOf('ST_SetSRID((detail).location, ST_SRID(geom))')} as location
     from (
       select wetland_id, number, geom, ST_IsValidDetail(geom) as detail from amendment_change
       where amendment_key = cast(:amendmentKey as bigint) and taken_back_at is null and geom is not null) as c
     where not (detail).valid order by number`,
    { amendmentKey },
  );
  return result.rows;
}

/** Changed wetlands and the municipality. */
export interface OutsideCheck {
  /** whether its own outline is loaded, without which nothing can be said */
  outlineLoaded: boolean;
  /** those that neither lie in it nor touch it */
  outside: (FoundAtPlace & { inherited: boolean })[];
}

/** Looks for changed shapes that have nothing of the municipality. */
export async function findOutside(
  knex: Knex | Knex.Transaction,
  amendmentKey: string,
  jurisdictionId: string,
): Promise<OutsideCheck> {
  const result = await knex.raw<{ rows: OutsideCheck[] }>(
    `with ${CHANGED}, own as materialized (${OWN_OUTLINE})
     select own.geom is not null as "outlineLoaded", coalesce((
       select json_agg(json_build_object('wetland', c.wetland, 'change', c.change, 'inherited', c.inherited,
         'location', ${locationOf('ST_PointOnSurface(c.geom)')}) order by c.change)
       from changed c where not ST_Intersects(c.geom, own.geom)), '[]') as outside
     from own`,
    { amendmentKey, jurisdictionId },
  );
  return result.rows[0] ?? { outlineLoaded: false, outside: [] };
}
