import type { MultiPolygon } from 'geojson';
import type { Knex } from 'knex';
import { GEOGRAPHIC_SRID } from '../../../core/units.js';

/**
 * @param subject  EWKB in hexadecimal, EPSG:2260
 * @returns its areas in degrees (NAD83)
 */
export async function readSubjectShape(knex: Knex, subject: string): Promise<MultiPolygon> {
  const result = await knex.raw<{ rows: { geometry: MultiPolygon }[] }>(
    `select cast(ST_AsGeoJSON(ST_Transform(ST_Multi(ST_CollectionExtract(cast(:subject as geometry), 3)),
       cast(:geographic as int)), 12, 0) as json) as geometry`,
    { subject, geographic: GEOGRAPHIC_SRID },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the shape of the subject came back empty');
  return row.geometry;
}
