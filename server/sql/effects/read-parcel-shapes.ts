import type { MultiPolygon } from 'geojson';
import type { Knex } from 'knex';
import { GEOGRAPHIC_SRID } from '../../../core/units.js';

/** @returns the outlines of these parcels in degrees, by their ids */
export async function readParcelShapes(
  trx: Knex.Transaction,
  parcelIds: readonly string[],
): Promise<Map<string, MultiPolygon>> {
  const result = await trx.raw<{ rows: { id: string; geometry: MultiPolygon }[] }>(
    `select key::text as id,
       cast(ST_AsGeoJSON(ST_Transform(geom, cast(:geographic as int)), 10, 0) as json) as geometry
     from parcel where key = any(cast(:parcelIds as bigint[]))`,
    { parcelIds: [...parcelIds], geographic: GEOGRAPHIC_SRID },
  );
  return new Map(result.rows.map(({ id, geometry }) => [id, geometry]));
}
