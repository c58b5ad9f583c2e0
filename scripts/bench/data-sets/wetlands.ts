import type { Knex } from 'knex';
import type { DataSet } from './data-set.js';
import { onGrid, placed, share, tileSize, tileSql } from './seeded-sql.js';

/** How many corners wetlands have: most 50 to 300, few thousands. Share of them up to which, fewest and most corners. */
const CORNERS = [
  [0.1, 20, 50],
  [0.85, 50, 300],
  [0.97, 300, 1000],
  [0.995, 1000, 3000],
  [1, 3000, 5000],
] as const;

/** What a wetland consists of, by the share of them up to which: one outline, a hole, two parts, or an island in a hole. */
const FORMS = [
  [0.7, 'plain'],
  [0.84, 'hole'],
  [0.96, 'parts'],
  [1, 'island'],
] as const;

/**
 * The rings of a form: of the corners a share, the size beside the first ring's, how far its middle lies from the first's,
 * and whether it wanders or is nearly round. A ring that wanders lies 0.28 to 1.72 times its radius from its middle, so that
 * a round one of 0.2 lies inside it, and one of half the size whose middle is 3 away lies outside.
 */
const RINGS = `(values
  ('plain', 1, 1.0, 1.0, 0, 1), ('hole', 1, 0.8, 1.0, 0, 1), ('hole', 2, 0.2, 0.2, 0, 0), ('parts', 1, 0.65, 1.0, 0, 1),
  ('parts', 3, 0.35, 0.5, 3, 1), ('island', 1, 0.7, 1.0, 0, 1), ('island', 2, 0.2, 0.2, 0, 0), ('island', 4, 0.1, 0.1, 0, 0))
  as ring (form, ring, part, size, away, wanders)`;

/** Corners are by number below so many a ring, so that each has a number of its own. */
const NUMBERS_A_RING = 8192;

/** A wetland has so many feet of radius for the root of its corners: 45 ft with 50 corners, 420 ft with 5,000. */
const RADIUS_FT = 6;

/** Keeps a step by itself, so that what it computes is computed once and not wherever it is named. */
const ONCE = 'offset 0';

/**
 * Wetlands: outlines that wander around a middle, stretched and turned, with holes, islands and further parts. Some overlap
 * others. The same square has the same wetlands in each data set.
 * @param from  first square
 * @param to  last square
 */
export async function makeWetlands(knex: Knex, set: DataSet, from: number, to: number): Promise<void> {
  const { east, north } = tileSize(set);
  const drawn = (purpose: number): string => share(set, 'wetland', purpose);
  const phase = (purpose: number): string => `2 * pi() * ${drawn(purpose)}`;
  const corners = CORNERS.map(
    ([upTo, fewest, most]) => `when ${drawn(21)} < ${upTo} then ${fewest} + ${most - fewest} * ${drawn(22)}`,
  );
  const form = FORMS.map(([upTo, name]) => `when ${drawn(23)} < ${upTo} then '${name}'`);
  const others = Math.max(0, set.tiles - 1);
  const before = (tile: string): string =>
    others === 0 ? '0' : `(cast(${tile} - 1 as bigint) * ${set.wetlands - set.wetlandsOfFirst} / ${others})`;
  await knex.raw(
    `with ${tileSql(set, 'wetlands')},
     numbered as (
       select tile.*, number, cast(tile as bigint) * 100000 + number as wetland
       from tile cross join lateral generate_series(1, case tile when 1 then ${set.wetlandsOfFirst}
         else ${before('tile')} - ${before('(tile - 1)')} end) as number),
     shaped as materialized (
       select numbered.*, least(${set.mostCorners}, cast(case ${corners.join(' ')} end as int)) as corners,
         case when ${drawn(21)} < 0.1 then 'plain' else case ${form.join(' ')} end end as form,
         0.6 + 0.8 * ${drawn(24)} as size_share, 1 + 0.7 * ${drawn(25)} as stretch, ${phase(26)} as turned,
         west + ${east} * ${drawn(27)} as x, south + ${north} * ${drawn(28)} as y,
         ${phase(29)} as phase_2, ${phase(30)} as phase_3, ${phase(31)} as phase_7, ${phase(32)} as phase_17,
         ${phase(33)} as phase_41
       from numbered),
     ringed as (
       select shaped.*, ring, size, away, wanders, greatest(8, cast(floor(part * corners) as int)) as ring_corners,
         ${RADIUS_FT} * sqrt(corners) * size_share as radius
       from shaped join ${RINGS} using (form)),
     line as materialized (
       select wetland, ring, outline.line
       from ringed cross join lateral (
         select ST_MakeLine(array_agg(ST_MakePoint(${onGrid('(x + u * cos(turned) - v * sin(turned))')},
           ${onGrid('(y + u * sin(turned) + v * cos(turned))')}) order by step)) as line
         from (
           select step, radius * stretch * (away + reach * cos(angle)) as u, radius / stretch * reach * sin(angle) as v
           from (
             select step, angle, size * (1 + wanders * (0.3 * sin(2 * angle + phase_2) + 0.2 * sin(3 * angle + phase_3)
               + 0.08 * sin(7 * angle + phase_7)
               + case when ring_corners > 200 then 0.06 * sin(17 * angle + phase_17) + 0.03 * sin(41 * angle + phase_41)
                 else 0 end)
               + least(0.05, 6.0 / ring_corners) * (2 * ${share(set, 'corner', 35)} - 1)) as reach
             from (
               select step, corner,
                 2 * pi() * (step % ring_corners + 0.4 * ${share(set, 'corner', 34)}) / ring_corners as angle
               from (
                 select step, wetland * ${4 * NUMBERS_A_RING} + ring * ${NUMBERS_A_RING} + step % ring_corners as corner
                 from generate_series(0, ring_corners) as step ${ONCE}) as numbered ${ONCE}) as angled ${ONCE}) as around
           ${ONCE}) as flat) as outline),
     whole as (
       select wetland, ${placed(`ST_Multi(ST_ForcePolygonCCW(ST_Collect(array_remove(array[
           case when bool_or(ring = 2) then ST_MakePolygon((array_agg(line) filter (where ring = 1))[1], array[(array_agg(line) filter (where ring = 2))[1]])
             else ST_MakePolygon((array_agg(line) filter (where ring = 1))[1]) end,
           ST_MakePolygon((array_agg(line) filter (where ring = 3))[1]), ST_MakePolygon((array_agg(line) filter (where ring = 4))[1])], null))))`)} as geom
       from line group by wetland),
     scaled as materialized (select whole.*, hf_grid_scale(ST_Centroid(geom)) as grid_scale from whole)
     insert into wetland (jurisdiction_id, import_id, first_version, id, kind, local_importance, degraded, accuracy_ft,
       source, geom, grid_scale, area_sqft, grid_area_sqft, perimeter_ft)
     select jurisdiction_id, import_id, 1, 'W-' || tile || '-' || number,
       case when ${drawn(36)} < 0.12 then 'tidal' else 'freshwater' end, ${drawn(37)} < 0.03, ${drawn(38)} < 0.05,
       (array[null, 0.1, 1, 5, 10, 15, 15, 20, 25, 40])[1 + floor(10 * ${drawn(39)})], 'bench', geom, grid_scale,
       case when ST_NumGeometries(geom) = 1 then ST_Area(geom) / power(grid_scale, 2) else hf_ground_area(geom) end, ST_Area(geom),
       ST_Perimeter(geom) / grid_scale
     from shaped join scaled using (wetland) order by tile, number`,
    { from, to },
  );
}
