import type { Knex } from 'knex';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';
import { OWN_OUTLINE } from '../shapes/own-outline.js';
import { repairPolygon } from '../shapes/repair-polygon.js';

/** A delineated shape as the database finds it. */
export interface JudgedShape {
  feature: number;
  valid: boolean;
  /** why it is not valid, and where: feet in EPSG:2260 and degrees */
  reason: string | null;
  xFt: number | null;
  yFt: number | null;
  lon: number | null;
  lat: number | null;
  /** EWKB in hexadecimal, every coordinate to the last bit, outer rings counter-clockwise; null for what cannot be taken */
  geom: string | null;
  /** square feet in the grid, as it came and as it would be taken */
  gridAreaGivenSqFt: number;
  gridAreaSqFt: number;
  /** feet to the municipality's own outline, where that is beyond reach */
  awayFt: number | null;
}

/**
 * Looks at delineated polygons. Invalid ones are repaired by the even-odd rule when a repair was asked for, and never
 * otherwise.
 * @param rows  features with their well-known binary in hexadecimal, EPSG:2260
 * @param reachFt  from the own outline, beyond which a shape is taken for misplaced
 */
export async function judgeShapes(
  knex: Knex,
  rows: readonly { feature: number; wkb: string }[],
  { jurisdictionId, repair, reachFt }: { jurisdictionId: string; repair: boolean; reachFt: number },
): Promise<JudgedShape[]> {
  const result = await knex.raw<{ rows: JudgedShape[] }>(
    `with given as materialized (
       select feature, ST_GeomFromWKB(decode(wkb, 'hex'), cast(:storage as integer)) as given
       from json_to_recordset(cast(:rows as json)) as fed (feature integer, wkb text)),
     own as materialized (
       ${OWN_OUTLINE}),
     judged as materialized (
       select feature, given, detail.valid, detail.reason,
         ST_SetSRID(detail.location, cast(:storage as integer)) as location,
         case when detail.valid then given when cast(:repair as boolean) then ${repairPolygon('given')} end as mended
       from given cross join lateral ST_IsValidDetail(given) as detail)
     select feature, valid, reason, ST_X(location) as "xFt", ST_Y(location) as "yFt",
       ST_X(ST_Transform(location, cast(:geographic as integer))) as lon,
       ST_Y(ST_Transform(location, cast(:geographic as integer))) as lat,
       case when ST_Area(mended) > 0 then cast(ST_Multi(ST_ForcePolygonCCW(mended)) as text) end as geom,
       ST_Area(given) as "gridAreaGivenSqFt", coalesce(ST_Area(mended), 0) as "gridAreaSqFt",
       case when own.geom is not null and not ST_DWithin(given, own.geom, cast(:reachFt as float8))
         then ST_Distance(given, own.geom) end as "awayFt"
     from judged cross join own order by feature`,
    {
      rows: JSON.stringify(rows),
      jurisdictionId,
      repair,
      reachFt,
      storage: STORAGE_SRID,
      geographic: GEOGRAPHIC_SRID,
    },
  );
  return result.rows;
}
