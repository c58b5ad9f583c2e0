import type { Knex } from 'knex';
import type { NearFeature } from '../../../core/rules/application/input.js';
import { ofVersion } from '../map/of-version.js';
import { WIDENED } from './widened.js';

/**
 * Roads, buildings and property lines of now, and watercourses of a map version, within a distance of the disturbance.
 * @param subject  EWKB in hexadecimal, EPSG:2260
 * @param mapVersion  of the watercourses
 * @param reachFt  feet on the ground, that distance included
 * @returns nearest first
 * @source North Castle § 340-6A(12)(b)
 */
export async function findFeaturesAround(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  subject: string,
  mapVersion: number,
  reachFt: number,
): Promise<NearFeature[]> {
  const result = await knex.raw<{ rows: NearFeature[] }>(
    `with subject as materialized (select cast(:subject as geometry) as geom),
     candidate as (
       select r.layer, r.name, r.geom from reference_feature r, subject
       where r.jurisdiction_id = :jurisdictionId and r.layer in ('roads', 'buildings')
         and ST_DWithin(r.geom, subject.geom, ${WIDENED('reachFt')})
       union all
       select 'watercourses', coalesce(w.name, w.id), w.geom from watercourse w, subject
       where w.jurisdiction_id = :jurisdictionId and ${ofVersion('w')}
         and ST_DWithin(w.geom, subject.geom, ${WIDENED('reachFt')})
       union all
       select 'property-lines', coalesce(p.tax_map_number, p.address), ST_Boundary(p.geom) from parcel p, subject
       where p.jurisdiction_id = :jurisdictionId and ST_DWithin(p.geom, subject.geom, ${WIDENED('reachFt')})),
     near as materialized (
       select layer, name, hf_ground_distance(candidate.geom, subject.geom) as ft from candidate cross join subject)
     select layer, name, ft as "distanceFt" from near
     where ft <= cast(:reachFt as float8)
     order by ft, layer, name`,
    { jurisdictionId, subject, mapVersion, reachFt },
  );
  return result.rows;
}
