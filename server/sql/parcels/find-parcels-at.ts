import type { Knex } from 'knex';
import knexPostgis from 'knex-postgis';
import type { ParcelItem } from '../../../core/contracts/parcels.js';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../../core/units.js';

interface ParcelAtRow {
  id: string;
  taxMapNumber: string | null;
  address: string | null;
  lon: number;
  lat: number;
}

/** Parcels may lie over each other (a condominium); so many are told at the most. */
const MOST_PARCELS = 50;

/**
 * @param lon  degrees, NAD83
 * @param lat  degrees, NAD83
 * @returns the parcels that hold the point, with a point inside each in degrees; none where there is none
 */
export async function findParcelsAt(
  knex: Knex,
  jurisdictionId: string,
  lon: number,
  lat: number,
): Promise<ParcelItem[]> {
  const st = knexPostgis(knex);
  const point = st.transform(st.setSRID(st.makePoint(lon, lat), GEOGRAPHIC_SRID), STORAGE_SRID);
  const inside = st.transform(knex.raw('ST_PointOnSurface(geom)'), GEOGRAPHIC_SRID);
  const rows = await knex('parcel')
    .select({
      id: knex.raw('key::text'),
      taxMapNumber: 'tax_map_number',
      address: 'address',
      lon: st.x(inside),
      lat: st.y(inside),
    })
    .where({ jurisdiction_id: jurisdictionId })
    .where(st.intersects('geom', point))
    .orderBy([{ column: 'tax_map_number' }, { column: 'key' }])
    .limit(MOST_PARCELS);
  return (rows as ParcelAtRow[]).map(({ id, taxMapNumber, address, lon: x, lat: y }) => ({
    id,
    taxMapNumber,
    address,
    center: [x, y],
  }));
}
