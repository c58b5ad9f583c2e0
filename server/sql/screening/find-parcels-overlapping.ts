import type { Knex } from 'knex';
import type { ParcelOverlap } from '../../../core/measurements.js';
import { SLIVER_AREA_SQFT, SLIVER_WIDTH_FT } from './find-wetlands-near.js';

/**
 * Parcels that share land with the subject, the largest share first. A share narrower than the tolerance of
 * digitising is marked as a sliver, so that a neighbour is not told that a project lies on his lot.
 * @param subject  EWKB in hexadecimal, EPSG:2260
 */
export async function findParcelsOverlapping(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  subject: string,
): Promise<ParcelOverlap[]> {
  const result = await knex.raw<{ rows: ParcelOverlap[] }>(
    `with subject as materialized (select cast(:subject as geometry) as geom),
     shared as materialized (
       select p.key, p.tax_map_number, p.address, p.area_sqft,
         case when ST_Covers(p.geom, subject.geom) then subject.geom
           when ST_Covers(subject.geom, p.geom) then p.geom
           else ST_CollectionExtract(hf_intersection(p.geom, subject.geom), 3) end as geom
       from parcel p, subject
       where p.jurisdiction_id = :jurisdictionId and ST_Intersects(p.geom, subject.geom))
     select key::text as id, tax_map_number as "taxMapNumber", address, area_sqft as "parcelSqFt",
       hf_ground_area(geom) as "overlapSqFt",
       ST_Area(geom) < cast(:sliverArea as float8)
         and 2 * ST_Area(geom) / ST_Perimeter(geom) < cast(:sliverWidth as float8) as sliver
     from shared
     where ST_Area(geom) > 0
     order by "overlapSqFt" desc, key`,
    { jurisdictionId, subject, sliverArea: SLIVER_AREA_SQFT, sliverWidth: SLIVER_WIDTH_FT },
  );
  return result.rows;
}
