import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';
import { repairPolygon } from '../shapes/repair-polygon.js';

/** Values that every statement of this kind is given; SQL names them `:name`. */
export interface InsertBindings {
  /** JSON: an array of objects with feature, where its geometry is among the shapes (start, bytes), and the layer's columns */
  rows: string;
  /** well-known binary of all the features, one behind the other */
  shapes: Buffer;
  jurisdictionId: string;
  importId: string;
  /** whether invalid polygons may be repaired */
  repair: boolean;
  /** feet from the municipality's own outline, beyond which a feature is rejected */
  reachFt: number;
  /** map version for layers that have one; ignored by the others */
  mapVersion: number | null;
  /** layer of a feature for orientation; ignored by the others */
  layer: string;
}

/** What became of one feature. */
export interface InsertedFeature {
  feature: number;
  entered: boolean;
  valid: boolean;
  /** why it is not valid */
  reason: string | null;
  xFt: number | null;
  yFt: number | null;
  lon: number | null;
  lat: number | null;
  /** feet to the own outline, when it is beyond reach */
  awayFt: number | null;
  gridAreaGivenSqFt: number;
  gridAreaSqFt: number;
  areaSqFt: number;
  lengthFt: number;
}

export const FIXED_BINDINGS = { storageSrid: STORAGE_SRID, geographicSrid: GEOGRAPHIC_SRID } as const;

/**
 * One statement that judges a batch of features, enters those that pass, and answers for each. Invalid polygons are
 * repaired by the even-odd rule when a repair was asked for, and never otherwise; the polygons of the repair are kept.
 * @param columns  the layer's own columns with their types, as in `id text, name text`
 * @param insert  `insert into … select … from entering`
 */
export function insertStatement(columns: string, insert: string): string {
  return `with fed as (
  select * from jsonb_to_recordset(cast(:rows as jsonb))
    as fed(feature integer, start integer, bytes integer, attributes jsonb, ${columns})
), own as materialized (
  select ST_Union(geom) as geom from municipality where jurisdiction_id = :jurisdictionId and role = 'own'
), given as materialized (
  select fed.*, ST_GeomFromWKB(substring(cast(:shapes as bytea) from start for bytes), cast(:storageSrid as integer)) as given
  from fed
), tested as materialized (
  -- to say why a polygon is not valid is dearer than to say that it is
  select given.*, case when not ST_IsValid(given) then ST_IsValidDetail(given) end as fault from given
), judged as materialized (
  select tested.*, fault is null as valid, (fault).reason,
    ST_SetSRID((fault).location, cast(:storageSrid as integer)) as location,
    case when fault is null then given
      when cast(:repair as boolean) and ST_Dimension(given) = 2
        then ${repairPolygon('given')} end as mended
  from tested
), placed as materialized (
  -- ST_ForcePolygonCCW of PostGIS 3.3 turns lines around, and which way a brook runs is kept
  select judged.*, case when ST_Dimension(mended) = 2 then ST_ForcePolygonCCW(mended) else mended end as geom,
    case when own.geom is not null and not ST_DWithin(given, own.geom, cast(:reachFt as float8))
      then ST_Distance(given, own.geom) end as away_ft
  from judged cross join own
), scaled as materialized (
  select placed.*, hf_grid_scale(ST_Centroid(geom)) as grid_scale from placed
), measured as materialized (
  select scaled.*, away_ft is null and mended is not null and not ST_IsEmpty(mended)
      and (ST_Dimension(mended) = 1 or ST_Area(mended) > 0) as enters,
    ST_Area(geom) as grid_area_sqft,
    case when ST_Dimension(geom) <> 2 then 0
      -- what hf_ground_area does with a single part, whose scale is known already
      when ST_NumGeometries(geom) = 1 then ST_Area(geom) / power(grid_scale, 2)
      else hf_ground_area(geom) end as area_sqft
  from scaled
), entering as (
  select * from measured where enters order by feature
), entered as (
  ${insert}
)
select feature, enters as entered, valid, reason, ST_X(location) as "xFt", ST_Y(location) as "yFt",
  ST_X(ST_Transform(location, cast(:geographicSrid as integer))) as lon,
  ST_Y(ST_Transform(location, cast(:geographicSrid as integer))) as lat,
  away_ft as "awayFt", ST_Area(given) as "gridAreaGivenSqFt", coalesce(grid_area_sqft, 0) as "gridAreaSqFt",
  coalesce(area_sqft, 0) as "areaSqFt", coalesce(ST_Length(geom) / grid_scale, 0) as "lengthFt"
from measured order by feature`;
}
