import type { MultiPolygon } from 'geojson';
import type { Knex } from 'knex';
import { BUFFER_QUADRANT_SEGMENTS, GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';
import { OWN_OUTLINE } from '../shapes/own-outline.js';

/** Land that is wetland or adjacent area on one of two maps only. */
export interface ChangedLand {
  part: 'enters-wetland' | 'leaves-wetland' | 'enters-adjacent-area' | 'leaves-adjacent-area';
  /** square feet on the ground */
  areaSqFt: number;
  /** degrees, NAD83 */
  geometry: MultiPolygon;
}

/** Rows of the map that make the controlled land around a change. */
export interface ChangedLandQuestion {
  jurisdictionId: string;
  /** regulated wetlands that only the map before has */
  beforeKeys: readonly number[];
  /** those that only the map after has */
  afterKeys: readonly number[];
  /** those near by that both have */
  stayingKeys: readonly number[];
  watercourseKeys: readonly number[];
  /** feet on the ground */
  bufferFt: number;
  /** a part of less than so many square feet is left out */
  smallestSqFt: number;
}

const united = (from: string): string =>
  `select coalesce(hf_unite(ST_Collect(geom)), ST_GeomFromText('POLYGON EMPTY', cast(:srid as int))) as geom from ${from}`;

const wetlands = (keys: string): string =>
  `select geom, grid_scale from wetland where key = any(cast(:${keys} as bigint[]))`;

const sideOf = (side: 'before' | 'after'): string => `
  ${side}_source as materialized (${wetlands(`${side}Keys`)} union all ${wetlands('stayingKeys')}),
  ${side}_wet as materialized (${united(`${side}_source`)}),
  ${side}_zone as materialized (${united(`(
    select ST_Buffer(geom, cast(:bufferFt as float8) * grid_scale, 'quad_segs=${BUFFER_QUADRANT_SEGMENTS}') as geom
    from (select geom, grid_scale from ${side}_source union all select geom, grid_scale from course) as source) as widened`)}),
  ${side}_adjacent as materialized (
    select hf_difference(hf_difference(zone.geom, wet.geom), water.geom) as geom
    from ${side}_zone as zone cross join ${side}_wet as wet cross join water)`;

const taken = (from: string, other: string): string =>
  `(select hf_difference(a.geom, b.geom) from ${from} as a cross join ${other} as b)`;

/** @returns what of the municipality becomes or ceases to be wetland or adjacent area; parts without land are left out */
export async function readChangedLand(
  trx: Knex.Transaction,
  question: ChangedLandQuestion,
): Promise<ChangedLand[]> {
  const result = await trx.raw<{ rows: ChangedLand[] }>(
    `with course as materialized (
       select geom, grid_scale from watercourse where key = any(cast(:watercourseKeys as bigint[]))),
     water as materialized (${united('course where ST_Dimension(geom) = 2')}),
     ${sideOf('before')}, ${sideOf('after')},
     own as materialized (${OWN_OUTLINE}),
     piece as materialized (
       select 1 as place, 'enters-wetland' as part, ${taken('after_wet', 'before_wet')} as geom
       union all select 2, 'leaves-wetland', ${taken('before_wet', 'after_wet')}
       union all select 3, 'enters-adjacent-area', ${taken('after_adjacent', 'before_adjacent')}
       union all select 4, 'leaves-adjacent-area', ${taken('before_adjacent', 'after_adjacent')}),
     inside as materialized (
       select place, part, ST_CollectionExtract(case when own.geom is null or ST_Covers(own.geom, piece.geom)
         then piece.geom else hf_intersection(piece.geom, own.geom) end, 3) as geom
       from piece cross join own where not ST_IsEmpty(piece.geom)),
     part as materialized (
       select place, part, ST_Collect(single.geom) as geom
       from inside cross join lateral ST_Dump(inside.geom) as single
       where ST_Area(single.geom) >= cast(:smallestSqFt as float8)
       group by place, part)
     select part, hf_ground_area(geom) as "areaSqFt",
       cast(ST_AsGeoJSON(ST_Transform(ST_Multi(ST_CollectionExtract(geom, 3)), cast(:geographic as int)), 10, 0) as json) as geometry
     from part order by place`,
    {
      jurisdictionId: question.jurisdictionId,
      beforeKeys: [...question.beforeKeys],
      afterKeys: [...question.afterKeys],
      stayingKeys: [...question.stayingKeys],
      watercourseKeys: [...question.watercourseKeys],
      bufferFt: question.bufferFt,
      smallestSqFt: question.smallestSqFt,
      srid: STORAGE_SRID,
      geographic: GEOGRAPHIC_SRID,
    },
  );
  return result.rows;
}
