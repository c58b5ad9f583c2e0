import type { Knex } from 'knex';
import type { ParcelOverlap } from '../../../core/measurements.js';
import { isSliver, SLIVER_BINDINGS } from './sliver.js';

/**
 * Parcels of a municipality that share land with a subject, as a query in a statement with `subject`. Bindings: jurisdictionId,
 * sliverArea, sliverWidth.
 */
export const PARCELS_OVERLAPPING = `
  select shared.key::text as id, tax_map_number as "taxMapNumber", address, area_sqft as "parcelSqFt",
    hf_ground_area(shared.geom) as "overlapSqFt",
    ${isSliver('shared.geom')} as sliver
  from (
    select p.key, p.tax_map_number, p.address, p.area_sqft,
      case when ST_Covers(p.geom, subject.geom) then subject.geom
        when ST_Covers(subject.geom, p.geom) then p.geom
        else ST_CollectionExtract(hf_intersection(p.geom, subject.geom), 3) end as geom
    from parcel p, subject
    where p.jurisdiction_id = :jurisdictionId and ST_Intersects(p.geom, subject.geom) offset 0) as shared
  where ST_Area(shared.geom) > 0
  order by "overlapSqFt" desc, shared.key`;

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
    `with subject as materialized (select cast(:subject as geometry) as geom) ${PARCELS_OVERLAPPING}`,
    { jurisdictionId, subject, ...SLIVER_BINDINGS },
  );
  return result.rows;
}
