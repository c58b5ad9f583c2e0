import type { Knex } from 'knex';

/** A parcel with its shape. */
export interface ParcelRow {
  id: string;
  jurisdictionId: string;
  taxMapNumber: string | null;
  address: string | null;
  areaSqFt: number;
  /** EWKB in hexadecimal, EPSG:2260 */
  geom: string;
  valid: boolean;
}

/** @returns the parcel, or null when there is none under that id */
export async function readParcel(knex: Knex, id: string): Promise<ParcelRow | null> {
  const rows = await knex('parcel')
    .select({
      id: knex.raw('key::text'),
      jurisdictionId: 'jurisdiction_id',
      taxMapNumber: 'tax_map_number',
      address: 'address',
      areaSqFt: 'area_sqft',
      geom: knex.raw('geom::text'),
      valid: knex.raw('ST_IsValid(geom)'),
    })
    .where({ key: id })
    .limit(1);
  return (rows as ParcelRow[])[0] ?? null;
}
