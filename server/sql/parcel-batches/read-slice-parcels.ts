import type { Knex } from 'knex';

/** A parcel of a slice, made ready to be measured. */
export interface SliceParcel {
  id: string;
  taxMapNumber: string | null;
  address: string | null;
  /** united as a screening unites it; EWKB in hexadecimal, EPSG:2260. Null where the outline crosses itself */
  geom: string | null;
  /** square feet on the ground; null likewise */
  parcelSqFt: number | null;
}

/** @returns the parcels that there are of these, in the order of their keys */
export async function readSliceParcels(
  trx: Knex.Transaction,
  parcelIds: readonly string[],
): Promise<SliceParcel[]> {
  const result = await trx.raw<{ rows: SliceParcel[] }>(
    `with given as materialized (
       select key, tax_map_number, address,
         case when ST_IsValid(geom) then hf_unite(ST_Collect(array[geom])) end as geom
       from parcel where key = any(cast(:parcelIds as bigint[])))
     select key::text as id, tax_map_number as "taxMapNumber", address, geom::text as geom,
       hf_ground_area(geom) as "parcelSqFt"
     from given order by key`,
    { parcelIds: [...parcelIds] },
  );
  return result.rows;
}
