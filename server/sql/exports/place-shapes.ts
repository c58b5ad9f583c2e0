import type { Geometry } from 'geojson';
import type { Knex } from 'knex';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';

/**
 * @param shapes  GeoJSON in degrees (NAD83)
 * @returns the same in EPSG:2260, in their order, with every digit
 */
export async function placeShapes(knex: Knex, shapes: readonly Geometry[]): Promise<unknown[]> {
  if (shapes.length === 0) return [];
  const result = await knex.raw<{ rows: { geometry: unknown }[] }>(
    `select cast(ST_AsGeoJSON(ST_Transform(ST_SetSRID(ST_GeomFromGeoJSON(given.shape), cast(:geographic as int)),
       cast(:storage as int)), 15, 0) as json) as geometry
     from json_array_elements_text(cast(:shapes as json)) with ordinality as given(shape, place) order by given.place`,
    { shapes: JSON.stringify(shapes), geographic: GEOGRAPHIC_SRID, storage: STORAGE_SRID },
  );
  return result.rows.map(({ geometry }) => geometry);
}
