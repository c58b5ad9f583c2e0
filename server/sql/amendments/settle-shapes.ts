import type { Knex } from 'knex';

/**
 * Drawn shapes come in degrees, so that a corner that was not moved comes back some 1e-7 ft from where it is stored. Such
 * corners are taken as the stored ones, bit for bit: those of wetlands of the draft's map version and of its own changes.
 * @param geoms  Polygons or MultiPolygons as EWKB in hexadecimal, EPSG:2260, valid
 * @returns MultiPolygons in the same order, in the same form; as given where a stored corner would make one invalid
 */
export async function settleShapes(
  trx: Knex.Transaction,
  draft: { key: string; jurisdictionId: string; baseVersion: number },
  geoms: readonly string[],
): Promise<string[]> {
  if (geoms.length === 0) return [];
  const result = await trx.raw<{ rows: { geom: string }[] }>(
    `with drawn as materialized (
       select ordinality as shape, ST_Multi(cast(value as geometry)) as geom
       from unnest(cast(:geoms as text[])) with ordinality as t (value, ordinality)),
     known as materialized (
       select geom from wetland
       where jurisdiction_id = :jurisdictionId and first_version <= cast(:baseVersion as int)
         and coalesce(retired_version > cast(:baseVersion as int), true)
         and geom && (select ST_Extent(geom)::geometry from drawn)
       union all
       select geom from amendment_change
       where amendment_key = cast(:key as bigint) and taken_back_at is null and geom is not null),
     stored as materialized (
       select distinct on (d.shape, cell_x, cell_y) d.shape, ${cell('p.geom')}, p.geom
       from drawn d join known k on k.geom && d.geom cross join lateral ST_DumpPoints(k.geom) as p
       where p.geom && ST_Expand(d.geom, 1)
       order by d.shape, cell_x, cell_y),
     corner as (
       select d.shape, p.path, ${cell('p.geom')}, p.geom from drawn d cross join lateral ST_DumpPoints(d.geom) as p),
     ring as (
       select c.shape, c.path[1] as part, c.path[2] as ring,
         ST_MakeLine(case when ST_Distance(s.geom, c.geom) < ${SAME_CORNER_FT} then s.geom else c.geom end
           order by c.path[3]) as line
       from corner c left join stored s on s.shape = c.shape and s.cell_x = c.cell_x and s.cell_y = c.cell_y
       group by c.shape, c.path[1], c.path[2]),
     part as (
       select shape, part, case when count(*) = 1 then ST_MakePolygon((array_agg(line))[1]) else ST_MakePolygon(
         (array_agg(line order by ring))[1], (array_agg(line order by ring))[2:]) end as geom
       from ring group by shape, part),
     settled as (select shape, ST_Multi(ST_Collect(geom order by part)) as geom from part group by shape)
     select (case when ST_IsValid(s.geom) then s.geom else d.geom end)::text as geom
     from drawn d join settled s using (shape) order by d.shape`,
    { ...draft, geoms: [...geoms] },
  );
  return result.rows.map(({ geom }) => geom);
}

/** Far more than the way through degrees moves a corner, and far less than anybody means by moving one. */
const SAME_CORNER_FT = 1e-5;

/**
 * Corners are looked up by the thousandth of a foot in which they lie. The edges between those lie aside of coordinates of
 * few decimals, as surveys have them, so that the two sides of an edge are hardly ever told apart.
 */
const cell = (point: string): string =>
  `floor(ST_X(${point}) * 1000 + 0.37)::bigint as cell_x, floor(ST_Y(${point}) * 1000 + 0.37)::bigint as cell_y`;
