import type { Knex } from 'knex';
import { ofVersion } from '../map/of-version.js';
import { OWN_OUTLINE } from '../shapes/own-outline.js';
import type { WatercourseFacts } from '../../../core/measurements.js';

/**
 * The watercourses of a map version within reach of the subject, and the nearest one however far, with others equally near.
 * @param mapVersion  of the municipality's wetlands map
 * @param subject  EWKB in hexadecimal, EPSG:2260
 * @param reachFt  grid feet
 * @returns facts with distances on the ground, nearest first
 */
export async function findWatercoursesNear(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  mapVersion: number,
  subject: string,
  reachFt: number,
): Promise<WatercourseFacts[]> {
  const result = await knex.raw<{ rows: WatercourseFacts[] }>(
    `with subject as materialized (select cast(:subject as geometry) as geom),
     own as materialized (
       ${OWN_OUTLINE}),
     chosen as (
       select w.key from watercourse w, subject
       where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')}
         and ST_DWithin(w.geom, subject.geom, cast(:reachFt as float8))
       union
       (select w.key from watercourse w where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')}
        order by w.geom <-> (select geom from subject) fetch first 1 rows with ties))
     select w.key::float8 as key, w.id, w.name, w.kind, ST_Dimension(w.geom) = 2 as "isArea",
       w.accuracy_ft as "accuracyFt", hf_ground_distance(w.geom, subject.geom) as "distanceFt",
       case when own.geom is null then null else ST_Intersects(w.geom, own.geom) end as "reachesMunicipality"
     from chosen join watercourse w using (key) cross join subject cross join own
     order by "distanceFt", w.id`,
    { subject, jurisdictionId, mapVersion, reachFt },
  );
  return result.rows;
}
