import { OWN_OUTLINE } from '../shapes/own-outline.js';

const EMPTY = `ST_GeomFromText('POLYGON EMPTY', (select ST_SRID(geom) from subject))`;

/** The union of the pieces of a table, in the order of their keys; a single piece is its own union, and none is empty. */
const unionOf = (pieces: string, condition: string, order: string): string => `
  select case count(*) when 0 then ${EMPTY} when 1 then ST_CollectionExtract(ST_Collect(geom), 3)
    else hf_unite(ST_Collect(geom order by ${order})) end as geom
  from ${pieces} where ${condition}`;

/** A shape of so few corners is buffered whole in less time than it is cut. */
const CUT_ABOVE_CORNERS = 100;

/** A feature of the map, cut to the box around the subject where that spares work. */
const cut = (dimension: string): string => `
  case when ST_NPoints(w.geom) <= ${CUT_ABOVE_CORNERS} or w.geom @ subject.box then w.geom
    else ST_CollectionExtract(hf_intersection(w.geom, subject.box), ${dimension}) end`;

/**
 * The overlay of a subject with the controlled area, as common table expressions that the statements beside this
 * file end in different ways: `inside`, the subject in the municipality; `wet` and `water`, what of it lies in regulated wetland
 * and in regulated bodies of water; `dry`, the rest; and `adjacent`, what of the rest lies in the adjacent area. `wet_piece`,
 * `water_piece` and `zone_piece` have the same for each wetland and watercourse. Bindings: `splitBindings`.
 *
 * Only the neighbourhood counts: a wetland is cut to a box around the subject before it is buffered. All of it that can reach the
 * subject lies in the box, and the buffer of a part never goes beyond the buffer of the whole. Each feature is overlaid with the
 * subject first, and the small pieces are united, so that no large shape is.
 *
 * What is united is collected in the order of the keys, so that the digits do not hang on the plan of a statement.
 */
export const SPLIT_STATEMENT = `
subject as materialized (
  select geom, ST_Expand(geom, 1.01 * cast(:bufferFt as float8) + 1) as box
  from (select cast(:subject as geometry) as geom) as given),
own as materialized (
  ${OWN_OUTLINE}),
inside as materialized (
  select case when own.geom is null or ST_Covers(own.geom, subject.geom) then subject.geom
    else ST_CollectionExtract(hf_intersection(subject.geom, own.geom), 3) end as geom
  from subject cross join own),
near as materialized (
  select w.key, w.grid_scale, w.key = any(cast(:regulatedKeys as bigint[])) as regulated, ${cut('3')} as geom
  from wetland w cross join subject
  where w.key = any(cast(:wetlandKeys as bigint[])) and w.geom && subject.box),
near_water as materialized (
  select w.key, w.grid_scale, ST_Dimension(w.geom) = 2 as is_area, ${cut('ST_Dimension(w.geom) + 1')} as geom
  from watercourse w cross join subject
  where w.key = any(cast(:watercourseKeys as bigint[])) and w.geom && subject.box),
wet_piece as materialized (
  select near.key, near.grid_scale, near.regulated, ST_CollectionExtract(hf_intersection(inside.geom, near.geom), 3) as geom
  from near cross join inside where near.key = any(cast(:metWetlandKeys as bigint[]))),
water_piece as materialized (
  select near_water.key, near_water.grid_scale, ST_CollectionExtract(hf_intersection(inside.geom, near_water.geom), 3) as geom
  from near_water cross join inside
  where near_water.is_area and near_water.key = any(cast(:metWatercourseKeys as bigint[]))),
wet as materialized (${unionOf('wet_piece', 'regulated', 'key')}),
water as materialized (${unionOf('water_piece', 'true', 'key')}),
beside_wet as (
  select case when ST_IsEmpty(wet.geom) then inside.geom else hf_difference(inside.geom, wet.geom) end as geom
  from inside cross join wet),
dry as materialized (
  select ST_CollectionExtract(
    case when ST_IsEmpty(water.geom) then beside_wet.geom else hf_difference(beside_wet.geom, water.geom) end, 3) as geom
  from beside_wet cross join water),
zone as materialized (
  select 'wetland' as layer, key, ST_Buffer(geom, cast(:bufferFt as float8) * grid_scale, 'quad_segs=64') as geom
  from near where regulated
  union all
  select 'watercourse', key, ST_Buffer(geom, cast(:bufferFt as float8) * grid_scale, 'quad_segs=64') from near_water),
zone_piece as materialized (
  select zone.layer, zone.key, ST_CollectionExtract(hf_intersection(dry.geom, zone.geom), 3) as geom
  from zone cross join dry),
adjacent as materialized (${unionOf('zone_piece', 'true', 'layer, key')})`;

/** What the statement is asked about. */
export interface SplitQuestion {
  jurisdictionId: string;
  /** EWKB in hexadecimal, EPSG:2260 */
  subject: string;
  /** wetlands whose overlap is wanted, regulated or not */
  wetlandKeys: readonly number[];
  /** those of them that count */
  regulatedKeys: readonly number[];
  /** watercourses that count; none where the ordinance does not regulate them */
  watercourseKeys: readonly number[];
  /** feet on the ground; 0 where the ordinance has no adjacent area */
  bufferFt: number;
}

/** Rows of the map by their layer. */
export interface MapKeys {
  wetlands: readonly number[];
  watercourses: readonly number[];
}

/** What is known of distances to the subject already, so that no overlay is made of what is too far away to share land. */
export interface KnownDistances {
  /** those that may reach the subject with their adjacent area */
  reaching: MapKeys;
  /** those that may meet the subject themselves */
  meeting: MapKeys;
}

/**
 * @param known  when distances were measured; without it every row that the question names is overlaid
 * @returns the bindings of the statement
 */
export function splitBindings(
  { jurisdictionId, subject, wetlandKeys, regulatedKeys, watercourseKeys, bufferFt }: SplitQuestion,
  known?: KnownDistances,
): Record<string, string | number | number[]> {
  const among = (keys: readonly number[], wanted: readonly number[] | undefined): number[] =>
    wanted === undefined ? [...keys] : keys.filter((key) => wanted.includes(key));
  return {
    jurisdictionId,
    subject,
    bufferFt,
    wetlandKeys: among(wetlandKeys, known?.reaching.wetlands),
    regulatedKeys: among(regulatedKeys, known?.reaching.wetlands),
    watercourseKeys: among(watercourseKeys, known?.reaching.watercourses),
    metWetlandKeys: among(wetlandKeys, known?.meeting.wetlands),
    metWatercourseKeys: among(watercourseKeys, known?.meeting.watercourses),
  };
}
