import type { Knex } from 'knex';
import { askPrepared } from '../prepared.js';
import { repairPolygon } from '../shapes/repair-polygon.js';
import { OWN_OUTLINE } from '../shapes/own-outline.js';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';

/** A drawn shape in storage coordinates, with what is wrong with it. */
export interface ReadShape {
  /** position in the request, from 1 */
  feature: number;
  /** EWKB in hexadecimal, EPSG:2260, repeated vertices taken out, outer rings counter-clockwise */
  geom: string;
  valid: boolean;
  /** each part of it by itself is valid */
  partsValid: boolean;
  reason: string | null;
  /** where it is wrong: feet in EPSG:2260 and degrees */
  atXFt: number | null;
  atYFt: number | null;
  atLon: number | null;
  atLat: number | null;
  /** the shape repaired, land by the even-odd rule and holes kept, EWKB in hexadecimal; null for a valid one */
  repaired: string | null;
  /** the repair as GeoJSON in degrees */
  repairGeojson: string | null;
  gridAreaSqFt: number;
  gridPerimeterFt: number;
  areaSqFt: number;
  /** null when the municipality's outline is not loaded */
  sharesLandWithMunicipality: boolean | null;
}

/**
 * Transforms drawn polygons from degrees (NAD83) into storage coordinates and looks for what makes them unfit to
 * measure. Nothing is repaired here; a repair is computed beside an invalid shape so that it can be offered.
 * @param geojson  one GeoJSON geometry a feature, longitude and latitude
 */
export async function readShapes(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  geojson: readonly string[],
): Promise<ReadShape[]> {
  const result = await askPrepared<ReadShape>(
    knex,
    'drawn-shapes',
    `with drawn as materialized (
       select ordinality::int as feature,
         ST_ForcePolygonCCW(ST_RemoveRepeatedPoints(ST_Transform(
           ST_SetSRID(ST_Force2D(ST_GeomFromGeoJSON(value)), cast(:geographic as int)), cast(:storage as int)))) as geom
       from unnest(cast(:geojson as text[])) with ordinality as t (value, ordinality)),
     own as materialized (
       ${OWN_OUTLINE}),
     checked as materialized (
       select feature, drawn.geom, ST_IsValidDetail(drawn.geom) as detail,
         case when ST_IsValid(drawn.geom) then null
           else ${repairPolygon('drawn.geom')} end as repaired
       from drawn)
     select feature, checked.geom::text as geom, (detail).valid as valid,
       (select bool_and(ST_IsValid(part.geom)) from ST_Dump(checked.geom) as part) as "partsValid", (detail).reason as reason,
       ST_X((detail).location) as "atXFt", ST_Y((detail).location) as "atYFt",
       ST_X(ST_Transform(ST_SetSRID((detail).location, cast(:storage as int)), cast(:geographic as int))) as "atLon",
       ST_Y(ST_Transform(ST_SetSRID((detail).location, cast(:storage as int)), cast(:geographic as int))) as "atLat",
       repaired::text as repaired,
       ST_AsGeoJSON(ST_Transform(repaired, cast(:geographic as int)), 12, 0) as "repairGeojson",
       ST_Area(coalesce(repaired, checked.geom)) as "gridAreaSqFt",
       ST_Perimeter(coalesce(repaired, checked.geom)) as "gridPerimeterFt",
       hf_ground_area(coalesce(repaired, checked.geom)) as "areaSqFt",
       case when own.geom is null then null
         when ST_Covers(own.geom, coalesce(repaired, checked.geom)) then true
           else ST_Area(hf_intersection(coalesce(repaired, checked.geom), own.geom)) > 0 end as "sharesLandWithMunicipality"
     from checked cross join own
     order by feature`,
    { geojson: [...geojson], geographic: GEOGRAPHIC_SRID, storage: STORAGE_SRID, jurisdictionId },
  );
  return result.rows;
}
