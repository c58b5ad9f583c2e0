import type { Knex } from 'knex';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';
import { OWN_OUTLINE } from '../shapes/own-outline.js';
import { repairPolygon } from '../shapes/repair-polygon.js';

/** A feature as an import would find it. */
export interface JudgedFeature {
  feature: number;
  /** it would come in, repaired where a repair was asked for */
  enters: boolean;
  valid: boolean;
  /** why it is not valid, and where: feet in EPSG:2260 and degrees */
  reason: string | null;
  xFt: number | null;
  yFt: number | null;
  lon: number | null;
  lat: number | null;
  /** feet to the municipality's own outline, where that is beyond reach */
  awayFt: number | null;
}

/**
 * Judges features as an import does, and stores nothing.
 * @param features  with their well-known binary, EPSG:2260
 * @param reachFt  from the own outline, beyond which a feature is taken for misplaced
 */
export async function judgeFeatures(
  knex: Knex,
  features: readonly { feature: number; wkb: Buffer }[],
  { jurisdictionId, repair, reachFt }: { jurisdictionId: string; repair: boolean; reachFt: number },
): Promise<JudgedFeature[]> {
  let start = 1;
  const rows = features.map(({ feature, wkb }) => {
    const row = { feature, start, bytes: wkb.length };
    start += wkb.length;
    return row;
  });
  const result = await knex.raw<{ rows: JudgedFeature[] }>(
    `with given as materialized (
       select feature,
         ST_GeomFromWKB(substring(cast(:shapes as bytea) from start for bytes), cast(:storage as integer)) as given
       from json_to_recordset(cast(:rows as json)) as fed (feature integer, start integer, bytes integer)),
     own as materialized (
       ${OWN_OUTLINE}),
     judged as materialized (
       select feature, given, detail.valid, detail.reason,
         ST_SetSRID(detail.location, cast(:storage as integer)) as location,
         case when detail.valid then given
           when cast(:repair as boolean) and ST_Dimension(given) = 2 then ${repairPolygon('given')} end as mended
       from given cross join lateral ST_IsValidDetail(given) as detail),
     placed as materialized (
       select judged.*, case when own.geom is not null and not ST_DWithin(given, own.geom, cast(:reachFt as float8))
         then ST_Distance(given, own.geom) end as away_ft
       from judged cross join own)
     select feature, valid, reason, away_ft as "awayFt",
       coalesce(away_ft is null and not ST_IsEmpty(mended)
         and (ST_Dimension(mended) = 1 or ST_Area(mended) > 0), false) as enters,
       ST_X(location) as "xFt", ST_Y(location) as "yFt",
       ST_X(ST_Transform(location, cast(:geographic as integer))) as lon,
       ST_Y(ST_Transform(location, cast(:geographic as integer))) as lat
     from placed order by feature`,
    {
      rows: JSON.stringify(rows),
      shapes: Buffer.concat(features.map(({ wkb }) => wkb)),
      jurisdictionId,
      repair,
      reachFt,
      storage: STORAGE_SRID,
      geographic: GEOGRAPHIC_SRID,
    },
  );
  return result.rows;
}
