import { BUFFER_QUADRANT_SEGMENTS } from '../../../core/units.js';
import { OWN_OUTLINE } from '../shapes/own-outline.js';

/** The box around a parcel's `geom` in which a wetland or watercourse matters to it. Binding: bufferFt. */
export const REACH_BOX = 'ST_Expand(geom, 2.01 * cast(:bufferFt as float8) + 1)';

const EMPTY = `ST_GeomFromText('POLYGON EMPTY', cast(:srid as int))`;

const united = (from: string): string =>
  `select key, hf_unite(ST_Collect(geom)) as geom from ${from} group by key`;

const cutToBox = (column: string): string => `case when ${column} @ subject.box then ${column}
  else ST_CollectionExtract(hf_intersection(${column}, subject.box), ST_Dimension(${column}) + 1) end`;

/**
 * The overlay of the split-statement beside the screenings, for many parcels at once: shapes are cut to a box two widths
 * away and united before they are taken from each other. The split of one screening cuts at one width and unites the small
 * pieces, so the two differ in what the grid of the overlays rounds, by less than 1e-5 sq ft. Common table expressions; bindings: jurisdictionId,
 * parcelIds, regulatedKeys, watercourseKeys, bufferFt, srid.
 */
export const PARCEL_SPLIT = `
subject as materialized (
  select key, geom, ${REACH_BOX} as box
  from (select key, hf_unite(ST_Collect(geom)) as geom from parcel
    where key = any(cast(:parcelIds as bigint[])) group by key) as given),
own as materialized (${OWN_OUTLINE}),
inside as materialized (
  select key, case when own.geom is null or ST_Covers(own.geom, subject.geom) then subject.geom
    else ST_CollectionExtract(hf_intersection(subject.geom, own.geom), 3) end as geom
  from subject cross join own),
near as materialized (
  select subject.key, w.grid_scale, ${cutToBox('w.geom')} as geom
  from subject join wetland w on w.geom && subject.box
  where w.key = any(cast(:regulatedKeys as bigint[]))),
near_water as materialized (
  select subject.key, w.grid_scale, ST_Dimension(w.geom) = 2 as is_area, ${cutToBox('w.geom')} as geom
  from subject join watercourse w on w.geom && subject.box
  where w.key = any(cast(:watercourseKeys as bigint[]))),
wet as materialized (${united('near')}),
water as materialized (${united('near_water where is_area')}),
zone as materialized (${united(`(
  select key, ST_Buffer(geom, cast(:bufferFt as float8) * grid_scale, 'quad_segs=${BUFFER_QUADRANT_SEGMENTS}') as geom
  from (select key, grid_scale, geom from near union all select key, grid_scale, geom from near_water) as source) as widened`)}),
whole as materialized (
  select key, inside.geom as inside, coalesce(wet.geom, ${EMPTY}) as wet, coalesce(water.geom, ${EMPTY}) as water,
    coalesce(zone.geom, ${EMPTY}) as zone
  from inside left join wet using (key) left join water using (key) left join zone using (key)),
dry as materialized (
  select key, ST_CollectionExtract(hf_difference(hf_difference(inside, wet), water), 3) as geom from whole),
adjacent as materialized (
  select key, ST_CollectionExtract(hf_intersection(dry.geom, whole.zone), 3) as geom
  from dry join whole using (key))`;
