import type { Knex } from 'knex';
import { CHANGED, locationOf, type FoundAtPlace } from './changed-shapes.js';
import { meanWidthFt, ROUNDING_FT, SLIVER_FT, WIDTH_NOISE_FT } from './mean-width.js';

/** A changed wetland and another of its kind that it overlaps, or nearly touches. */
export interface NeighborFault extends FoundAtPlace {
  other: string;
  /** square feet on the ground of the overlap or the enclosed gap; null for a gap that is open */
  areaSqFt: number | null;
  /** feet on the ground: mean width, of a gap the distance */
  widthFt: number;
  /** it was so before the amendment */
  inherited: boolean;
}

/**
 * Pairs of a changed wetland and another of its kind, within a sliver's width, on the newest map as it would be with the
 * amendment: without the rows that it replaces, with those that it brings.
 */
const PAIRS = `${CHANGED},
  pair as materialized (
    select c.change, c.wetland, c.geom, w.id as other, w.geom as other_geom, c.inherited
    from changed c join wetland w on w.jurisdiction_id = c.jurisdiction_id and w.retired_version is null
      and w.kind = c.kind and w.id <> c.wetland and w.geom && ST_Expand(c.geom, ${1.01 * SLIVER_FT})
    where not exists (
      select from amendment_change r where r.amendment_key = cast(:amendmentKey as bigint)
        and r.taken_back_at is null and r.replaces_key = w.key)
    union all
    select c.change, c.wetland, c.geom, d.wetland, d.geom, c.inherited and d.inherited
    from changed c join changed d on d.change > c.change and d.kind = c.kind
      and d.geom && ST_Expand(c.geom, ${1.01 * SLIVER_FT}))`;

/** @returns overlaps that are wider than rounding, one for each pair, at the largest piece */
export async function findOverlaps(
  knex: Knex | Knex.Transaction,
  amendmentKey: string,
): Promise<NeighborFault[]> {
  const result = await knex.raw<{ rows: NeighborFault[] }>(
    `with ${PAIRS},
     piece as materialized (
       select p.change, p.other, d.geom, ${meanWidthFt('d.geom')} as width
       from pair p cross join lateral ST_Dump(ST_CollectionExtract(hf_intersection(p.geom, p.other_geom), 3)) as d
       where ST_Intersects(p.geom, p.other_geom) and ST_Area(d.geom) > 0),
     overlap as (
       select change, other, sum(hf_ground_area(geom)) as area, max(width) as width,
         (array_agg(ST_PointOnSurface(geom) order by ST_Area(geom) desc))[1] as place
       from piece where width > ${ROUNDING_FT + WIDTH_NOISE_FT} group by change, other)
     select p.wetland, p.change, p.other, o.area as "areaSqFt", o.width as "widthFt", p.inherited,
       ${locationOf('o.place')} as location
     from overlap o join pair p using (change, other) order by p.change, p.other`,
    { amendmentKey },
  );
  return result.rows;
}

/** @returns gaps that are wider than rounding and narrower than a sliver: open ones, and those that a pair encloses */
export async function findGaps(
  knex: Knex | Knex.Transaction,
  amendmentKey: string,
): Promise<NeighborFault[]> {
  const result = await knex.raw<{ rows: NeighborFault[] }>(
    `with ${PAIRS},
     near as materialized (
       select *, hf_ground_distance(geom, other_geom) as distance from pair where not inherited),
     gap as (
       select wetland, change, other, cast(null as double precision) as area, distance as width,
         ST_LineInterpolatePoint(ST_ShortestLine(geom, other_geom), 0.5) as place
       from near where distance > ${ROUNDING_FT + WIDTH_NOISE_FT} and distance < ${SLIVER_FT - WIDTH_NOISE_FT}
       union all
       select n.wetland, n.change, n.other, hf_ground_area(hole.geom), ${meanWidthFt('hole.geom')},
         ST_PointOnSurface(hole.geom)
       from near n cross join lateral ST_Dump(hf_unite(ST_Collect(n.geom, n.other_geom))) as part
         cross join lateral ST_DumpRings(part.geom) as hole
       where n.distance <= ${ROUNDING_FT} and hole.path[1] > 0 and ST_GeometryType(part.geom) = 'ST_Polygon'
         and ${meanWidthFt('hole.geom')} > ${ROUNDING_FT + WIDTH_NOISE_FT}
         and ${meanWidthFt('hole.geom')} < ${SLIVER_FT - WIDTH_NOISE_FT}
         and not exists (
           select from ST_Dump(ST_Collect(n.geom, n.other_geom)) as own
           where ST_Intersects(ST_MakePolygon(ST_ExteriorRing(own.geom)), ST_PointOnSurface(hole.geom))))
     select wetland, change, other, area as "areaSqFt", width as "widthFt", false as inherited,
       ${locationOf('place')} as location
     from gap order by change, other`,
    { amendmentKey },
  );
  return result.rows;
}
