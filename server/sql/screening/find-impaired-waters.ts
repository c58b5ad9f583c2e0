import type { Knex } from 'knex';

/** An impaired water or watershed that the subject touches. */
export interface ImpairedWaterOverlap {
  id: string;
  name: string | null;
  listing: string;
  /** square feet on the ground; 0 for a line */
  overlapSqFt: number;
}

/** The waters of a municipality that a subject touches, as a query in a statement with `subject`. Binding: jurisdictionId. */
export const IMPAIRED_WATERS = `
  select i.id, i.name, i.listing, hf_ground_area(hf_intersection(i.geom, subject.geom)) as "overlapSqFt"
  from impaired_water i, subject
  where i.jurisdiction_id = :jurisdictionId and ST_Intersects(i.geom, subject.geom)
  order by "overlapSqFt" desc, i.id`;

/** @param subject  EWKB in hexadecimal, EPSG:2260 */
export async function findImpairedWaters(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  subject: string,
): Promise<ImpairedWaterOverlap[]> {
  const result = await knex.raw<{ rows: ImpairedWaterOverlap[] }>(
    `with subject as materialized (select cast(:subject as geometry) as geom) ${IMPAIRED_WATERS}`,
    { jurisdictionId, subject },
  );
  return result.rows;
}
