import type { Knex } from 'knex';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';
import { OWN_OUTLINE } from '../shapes/own-outline.js';

/** A point in storage coordinates, and on which side of the municipal line it lies. */
export interface LocatedPoint {
  /** EWKB in hexadecimal, EPSG:2260 */
  geom: string;
  /** EPSG:2260, US survey feet */
  eastFt: number;
  northFt: number;
  /** null: no outline is loaded */
  insideMunicipality: boolean | null;
}

/**
 * @param lon  degrees, NAD83, where EPSG:2260 is used
 * @param lat  degrees
 */
export async function locatePoint(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  { lon, lat }: { lon: number; lat: number },
): Promise<LocatedPoint> {
  const result = await knex.raw<{ rows: LocatedPoint[] }>(
    `with point as materialized (
       select ST_Transform(ST_SetSRID(ST_MakePoint(cast(:lon as float8), cast(:lat as float8)),
         cast(:geographic as int)), cast(:storage as int)) as geom),
     own as materialized (
       ${OWN_OUTLINE})
     select cast(point.geom as text) as geom, ST_X(point.geom) as "eastFt", ST_Y(point.geom) as "northFt",
       case when own.geom is not null then ST_Intersects(own.geom, point.geom) end as "insideMunicipality"
     from point cross join own`,
    { jurisdictionId, lon, lat, geographic: GEOGRAPHIC_SRID, storage: STORAGE_SRID },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the point came back empty');
  return row;
}
