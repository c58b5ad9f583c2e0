import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';
import { repairPolygon } from '../shapes/repair-polygon.js';
import { COLUMN_BINDING, type LayerColumn } from './entering-columns.js';

export const FIXED_BINDINGS = { storageSrid: STORAGE_SRID, geographicSrid: GEOGRAPHIC_SRID } as const;

/** Rows of the features as they are sent: their geometry and attributes are pieces of one long value. */
const fedRows = (columns: readonly LayerColumn[]): string => {
  const sent = columns.map(([column, type]) => `cast(:${COLUMN_BINDING}${column} as ${type}[])`);
  const names = columns.map(([column]) => column);
  return `select feature, plain, ${names.join(', ')},
    ST_GeomFromWKB(substring(cast(:shapes as bytea) from start for bytes), cast(:storageSrid as integer)) as given,
    cast(convert_from(substring(cast(:said as bytea) from said_start for said_bytes), 'UTF8') as jsonb) as attributes
  from unnest(cast(:features as integer[]), cast(:plains as boolean[]), cast(:starts as integer[]), cast(:sizes as integer[]),
      cast(:saidStarts as integer[]), cast(:saidSizes as integer[]), ${sent.join(', ')})
    as fed(feature, plain, start, bytes, said_start, said_bytes, ${names.join(', ')})`;
};

/**
 * One statement that judges a batch of features, enters those that pass, and answers in one row: the figures of those that
 * entered, and all that there is to say of the others and of those that were repaired. Invalid polygons are repaired by the
 * even-odd rule when a repair was asked for, and never otherwise; the polygons of the repair are kept. The steps lie within
 * each other, each with an `offset 0`, so that every figure is computed once and no row is copied from one to the next.
 * @param columns  the layer's own columns
 * @param insert  `insert into … select … from entering`
 */
export function insertStatement(columns: readonly LayerColumn[], insert: string): string {
  const names = columns.map(([column]) => column).join(', ');
  return `with own as materialized (
  select ST_Union(geom) as geom from municipality where jurisdiction_id = :jurisdictionId and role = 'own'
), measured as materialized (
  select feature, attributes, ${names}, geom, grid_scale, fault is null as valid, (fault).reason, away_ft,
    ST_SetSRID((fault).location, cast(:storageSrid as integer)) as location,
    case when fault is not null then ST_Area(given) end as grid_area_given_sqft,
    away_ft is null and geom is not null and not ST_IsEmpty(geom)
      and (ST_Dimension(geom) = 1 or coalesce(grid_area_sqft, 0) > 0) as enters,
    coalesce(grid_area_sqft, 0) as grid_area_sqft,
    coalesce(case when ST_Dimension(geom) <> 2 then 0
      -- what hf_ground_area does with a single part, whose scale is known already
      when ST_NumGeometries(geom) = 1 then grid_area_sqft / power(grid_scale, 2)
      else hf_ground_area(geom) end, 0) as area_sqft,
    coalesce(ST_Length(geom) / grid_scale, 0) as length_ft
  from (
    select placed.*, hf_grid_scale(ST_Centroid(geom)) as grid_scale, ST_Area(geom) as grid_area_sqft
    from (
      -- ST_ForcePolygonCCW of PostGIS 3.3 turns lines around, and which way a brook runs is kept
      select judged.*, case when ST_Dimension(mended) = 2 then ST_ForcePolygonCCW(mended) else mended end as geom
      from (
        select tested.*, case when fault is null then given
          when cast(:repair as boolean) and ST_Dimension(given) = 2 then ${repairPolygon('given')} end as mended
        from (
          -- to say why a polygon is not valid is dearer than to say that it is; a plain one was seen to be so on reading
          select fed.*, case when not plain and not ST_IsValid(given) then ST_IsValidDetail(given) end as fault,
            -- to see that a corner lies in the outline is cheaper than to measure to each of its edges
            case when own.geom is not null and not coalesce(ST_Intersects(own.geom, ST_PointN(coalesce(
                ST_ExteriorRing(ST_GeometryN(given, 1)), ST_GeometryN(given, 1)), 1)), false)
                and not ST_DWithin(given, own.geom, cast(:reachFt as float8))
              then ST_Distance(given, own.geom) end as away_ft
          from (${fedRows(columns)} offset 0) as fed cross join own offset 0
        ) as tested offset 0
      ) as judged offset 0
    ) as placed offset 0
  ) as scaled
), entering as (
  select * from measured where enters order by feature
), entered as (
  ${insert}
)
select coalesce(string_agg(float8send(area_sqft) || float8send(grid_area_sqft) || float8send(length_ft), '' order by feature)
    filter (where enters), '') as figures,
  coalesce(json_agg(json_build_object('feature', feature, 'entered', enters, 'valid', valid, 'reason', reason,
    'xFt', ST_X(location), 'yFt', ST_Y(location),
    'lon', ST_X(ST_Transform(location, cast(:geographicSrid as integer))),
    'lat', ST_Y(ST_Transform(location, cast(:geographicSrid as integer))),
    'awayFt', away_ft, 'gridAreaGivenSqFt', grid_area_given_sqft, 'gridAreaSqFt', grid_area_sqft, 'areaSqFt', area_sqft)
    order by feature) filter (where not enters or not valid), '[]') as others
from measured`;
}
