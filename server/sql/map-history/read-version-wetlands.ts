import type { Knex } from 'knex';
import { GEOGRAPHIC_SRID } from '../../../core/units.js';
import { ofVersion } from '../map/of-version.js';

/** @returns how many vertices the wetlands of a version have, all together */
export async function countVersionVertices(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  mapVersion: number,
): Promise<number> {
  const result = await knex.raw<{ rows: { vertices: number }[] }>(
    `select coalesce(sum(ST_NPoints(w.geom)), 0)::float8 as vertices
     from wetland w where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')}`,
    { jurisdictionId, mapVersion },
  );
  return result.rows[0]?.vertices ?? 0;
}

/** @returns the wetlands of a version as GeoJSON features, each as text, in degrees (NAD83), in the order of their ids */
export async function readVersionWetlands(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  mapVersion: number,
): Promise<string[]> {
  const result = await knex.raw<{ rows: { feature: string }[] }>(
    `select json_build_object('type', 'Feature', 'id', w.id, 'properties', json_build_object('id', w.id, 'name', w.name,
         'kind', w.kind, 'localImportance', w.local_importance, 'degraded', w.degraded, 'accuracyFt', w.accuracy_ft,
         'source', w.source, 'areaSqFt', w.area_sqft, 'gridAreaSqFt', w.grid_area_sqft, 'perimeterFt', w.perimeter_ft,
         'firstVersion', w.first_version),
       'geometry', cast(ST_AsGeoJSON(ST_Transform(w.geom, ${GEOGRAPHIC_SRID}), 12, 0) as json))::text as feature
     from wetland w where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} order by w.id`,
    { jurisdictionId, mapVersion },
  );
  return result.rows.map(({ feature }) => feature);
}
