import { GEOGRAPHIC_SRID } from '../../../core/units.js';

/** What a check finds, with its place. */
export interface FoundAtPlace {
  wetland: string;
  change: number;
  location: { lon: number; lat: number; xFt: number; yFt: number } | null;
}

/**
 * The shapes that an amendment brings, as a common table expression `changed`: valid ones only, with the wetland before.
 * `inherited` says that neither shape nor kind is other than before. Binding: amendmentKey.
 */
export const CHANGED = `
  changed as materialized (
    select c.number as change, c.wetland_id as wetland, c.kind, c.geom, a.jurisdiction_id, base.geom as base_geom,
      coalesce(base.geom = c.geom, false) as same_shape,
      coalesce(base.geom = c.geom and base.kind = c.kind, false) as inherited
    from amendment a join amendment_change c on c.amendment_key = a.key and c.taken_back_at is null
      left join wetland base on base.key = c.replaces_key
    where a.key = cast(:amendmentKey as bigint) and c.geom is not null and ST_IsValid(c.geom))`;

/** @returns SQL for a point in EPSG:2260 as JSON, in feet and degrees; null for null */
export const locationOf = (point: string): string =>
  `case when ${point} is null then null else json_build_object('lon', ST_X(ST_Transform(${point}, ${GEOGRAPHIC_SRID})),
    'lat', ST_Y(ST_Transform(${point}, ${GEOGRAPHIC_SRID})), 'xFt', ST_X(${point}), 'yFt', ST_Y(${point})) end`;
