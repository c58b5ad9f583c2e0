import { OWN_OUTLINE } from '../shapes/own-outline.js';

/**
 * The overlay of a subject with the controlled area, as common table expressions that the statements beside this
 * file end in different ways. Bindings: subject (EWKB), jurisdictionId, wetlandKeys, regulatedKeys,
 * watercourseKeys, bufferFt.
 *
 * Only the neighbourhood counts: a wetland is cut to a box around the subject before it is buffered. The cut lies
 * two widths away from the subject, so the buffer of the cut itself cannot reach it.
 *
 * What is united is collected in the order of the keys, so that the digits do not hang on the plan of a statement.
 */
export const SPLIT_STATEMENT = `
subject as materialized (
  select geom, ST_Expand(geom, 2.01 * cast(:bufferFt as float8) + 1) as box
  from (select cast(:subject as geometry) as geom) as given),
own as materialized (
  ${OWN_OUTLINE}),
inside as materialized (
  select case when own.geom is null or ST_Covers(own.geom, subject.geom) then subject.geom
    else ST_CollectionExtract(hf_intersection(subject.geom, own.geom), 3) end as geom
  from subject cross join own),
near as materialized (
  select w.key, w.grid_scale, w.key = any(cast(:regulatedKeys as bigint[])) as regulated,
    case when w.geom @ subject.box then w.geom
      else ST_CollectionExtract(hf_intersection(w.geom, subject.box), 3) end as geom
  from wetland w cross join subject
  where w.key = any(cast(:wetlandKeys as bigint[])) and w.geom && subject.box),
near_water as materialized (
  select w.key, w.grid_scale, ST_Dimension(w.geom) = 2 as is_area,
    case when w.geom @ subject.box then w.geom
      else ST_CollectionExtract(hf_intersection(w.geom, subject.box), ST_Dimension(w.geom) + 1) end as geom
  from watercourse w cross join subject
  where w.key = any(cast(:watercourseKeys as bigint[])) and w.geom && subject.box),
zone as materialized (
  select 'wetland' as layer, key, ST_Buffer(geom, cast(:bufferFt as float8) * grid_scale, 'quad_segs=64') as geom
  from near where regulated
  union all
  select 'watercourse', key, ST_Buffer(geom, cast(:bufferFt as float8) * grid_scale, 'quad_segs=64') from near_water),
wet as materialized (
  select coalesce(hf_unite(ST_Collect(geom order by key)), ST_GeomFromText('POLYGON EMPTY', (select ST_SRID(geom) from subject))) as geom
  from near where regulated),
water as materialized (
  select coalesce(hf_unite(ST_Collect(geom order by key)), ST_GeomFromText('POLYGON EMPTY', (select ST_SRID(geom) from subject))) as geom
  from near_water where is_area),
dry as materialized (
  select ST_CollectionExtract(hf_difference(hf_difference(inside.geom, wet.geom), water.geom), 3) as geom
  from inside cross join wet cross join water),
adjacent as materialized (
  select ST_CollectionExtract(hf_intersection(dry.geom, (
    select coalesce(hf_unite(ST_Collect(geom order by layer, key)), ST_GeomFromText('POLYGON EMPTY', ST_SRID(dry.geom)))
    from zone)), 3) as geom
  from dry)`;

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

/** @returns the bindings of the statement */
export function splitBindings(question: SplitQuestion): Record<string, string | number | number[]> {
  return {
    jurisdictionId: question.jurisdictionId,
    subject: question.subject,
    wetlandKeys: [...question.wetlandKeys],
    regulatedKeys: [...question.regulatedKeys],
    watercourseKeys: [...question.watercourseKeys],
    bufferFt: question.bufferFt,
  };
}
