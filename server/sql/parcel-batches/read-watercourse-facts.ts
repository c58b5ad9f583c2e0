import type { Knex } from 'knex';
import type { WatercourseFacts } from '../../../core/measurements.js';
import { ofVersion } from '../map/of-version.js';
import { OWN_OUTLINE } from '../shapes/own-outline.js';

/** A watercourse of the map as rules see it, but for how far a parcel is from it. */
export type WatercourseOfMap = Omit<WatercourseFacts, 'distanceFt'>;

/** @returns all watercourses of a map version, in the order of their keys */
export async function readWatercourseFacts(
  trx: Knex | Knex.Transaction,
  asked: { jurisdictionId: string; mapVersion: number },
): Promise<WatercourseOfMap[]> {
  const result = await trx.raw<{ rows: WatercourseOfMap[] }>(
    `with own as materialized (${OWN_OUTLINE})
     select w.key::float8 as key, w.id, w.name, w.kind, ST_Dimension(w.geom) = 2 as "isArea",
       w.accuracy_ft as "accuracyFt",
       case when own.geom is null then null else ST_Intersects(w.geom, own.geom) end as "reachesMunicipality"
     from watercourse w cross join own
     where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')} order by w.key`,
    asked,
  );
  return result.rows;
}
