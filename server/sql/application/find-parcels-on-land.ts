import type { Knex } from 'knex';
import type { NoticedParcel } from '../../../core/contracts/application.js';
import { WIDENED } from './widened.js';

/** The controlled land about which is asked. */
export interface ControlledLand {
  jurisdictionId: string;
  /** the disturbance, EWKB in hexadecimal, EPSG:2260 */
  subject: string;
  /** regulated wetlands and watercourses of the answer's map version, near or not */
  wetlandKeys: readonly number[];
  watercourseKeys: readonly number[];
  /** width of the adjacent area, feet on the ground, that distance included */
  bufferFt: number;
}

/**
 * Other parcels of now that lie in or touch the wetlands and watercourses that the disturbance reaches, or the adjacent
 * area around them: all along them, since the law counts from the wetland and not from the project.
 * @param propertyKeys  parcels that are left out
 * @returns with the distance to the nearest of those wetlands and watercourses, nearest first
 * @source Mamaroneck § 192-5B(2); North Castle § 340-6A(8)
 */
export async function findParcelsOnLand(
  knex: Knex | Knex.Transaction,
  land: ControlledLand,
  propertyKeys: readonly string[],
): Promise<NoticedParcel[]> {
  const result = await knex.raw<{ rows: NoticedParcel[] }>(
    `with subject as materialized (select cast(:subject as geometry) as geom),
     throwing as (
       select geom from wetland where key = any(cast(:wetlandKeys as bigint[]))
       union all
       select geom from watercourse where key = any(cast(:watercourseKeys as bigint[]))),
     -- part by part, so that the box around a wetland of many parts does not take in the parcels between them
     reached as materialized (
       select (ST_Dump(throwing.geom)).geom from throwing cross join subject
       where ST_DWithin(throwing.geom, subject.geom, ${WIDENED('bufferFt')})
         and hf_ground_distance(throwing.geom, subject.geom) <= cast(:bufferFt as float8)),
     near as materialized (
       select p.key, min(hf_ground_distance(p.geom, reached.geom)) as ft
       from reached join parcel p on ST_DWithin(p.geom, reached.geom, ${WIDENED('bufferFt')})
       where p.jurisdiction_id = :jurisdictionId and p.key <> all(cast(:propertyKeys as bigint[]))
       group by p.key)
     select p.key::text as id, p.tax_map_number as "taxMapNumber", p.address, near.ft as "distanceFt"
     from near join parcel p using (key)
     where near.ft <= cast(:bufferFt as float8)
     order by near.ft, p.tax_map_number, p.key`,
    {
      ...land,
      wetlandKeys: [...land.wetlandKeys],
      watercourseKeys: [...land.watercourseKeys],
      propertyKeys: [...propertyKeys],
    },
  );
  return result.rows;
}
