import type { Knex } from 'knex';
import { ofVersion } from '../map/of-version.js';
import { OWN_OUTLINE } from '../shapes/own-outline.js';
import type { WatercourseFacts } from '../../../core/measurements.js';

/**
 * The watercourses of a map version near a subject, as a query in a statement with `subject` and `own`. The nearest one is looked
 * for only where none is within reach. Bindings: jurisdictionId, mapVersion, reachFt.
 */
export const WATERCOURSES_NEAR = `
  with reached as materialized (
    select key, distance_ft from (
      select w.key, hf_distance_within(w.geom, subject.geom, cast(:reachFt as float8)) as distance_ft
      from watercourse w, subject
      where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')}
        and w.geom && ST_Expand(subject.geom, cast(:reachFt as float8)) offset 0) as around
    where distance_ft is not null),
  chosen as (
    select key, distance_ft from reached
    union all
    (select w.key, hf_ground_distance(w.geom, (select geom from subject)) from watercourse w
     where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} and not exists (select from reached)
     order by w.geom <-> (select geom from subject) fetch first 1 rows with ties))
  select w.key::float8 as key, w.id, w.name, w.kind, ST_Dimension(w.geom) = 2 as "isArea",
    w.accuracy_ft as "accuracyFt", chosen.distance_ft as "distanceFt",
    case when own.geom is null then null else ST_Intersects(w.geom, own.geom) end as "reachesMunicipality"
  from chosen join watercourse w using (key) cross join own
  order by "distanceFt", w.id`;

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
     own as materialized (${OWN_OUTLINE})
     select * from (${WATERCOURSES_NEAR}) as near`,
    { subject, jurisdictionId, mapVersion, reachFt },
  );
  return result.rows;
}
