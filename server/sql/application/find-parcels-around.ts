import type { Knex } from 'knex';
import type { NoticedParcel } from '../../../core/contracts/application.js';
import { WIDENED } from './widened.js';

/**
 * Other parcels of now within a distance of the property, nearest first.
 * @param propertyKeys  parcels that make up the property, which are left out
 * @param reachFt  feet on the ground, that distance included
 */
export async function findParcelsAround(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  propertyKeys: readonly string[],
  reachFt: number,
): Promise<NoticedParcel[]> {
  const result = await knex.raw<{ rows: NoticedParcel[] }>(
    `with property as materialized (
       select geom from parcel where key = any(cast(:propertyKeys as bigint[]))),
     near as materialized (
       select p.key, min(hf_ground_distance(p.geom, property.geom)) as ft
       from property join parcel p on ST_DWithin(p.geom, property.geom, ${WIDENED('reachFt')})
       where p.jurisdiction_id = :jurisdictionId and p.key <> all(cast(:propertyKeys as bigint[]))
       group by p.key)
     select p.key::text as id, p.tax_map_number as "taxMapNumber", p.address, near.ft as "distanceFt"
     from near join parcel p using (key)
     where near.ft <= cast(:reachFt as float8)
     order by near.ft, p.tax_map_number, p.key`,
    { jurisdictionId, propertyKeys: [...propertyKeys], reachFt },
  );
  return result.rows;
}
