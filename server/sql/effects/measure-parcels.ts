import type { Knex } from 'knex';
import { STORAGE_SRID } from '../../../core/units.js';
import { PARCEL_SPLIT } from './parcel-split.js';

/** What of a parcel is controlled land. Square feet on the ground, in the municipality only. */
export interface ParcelAreas {
  id: string;
  parcelSqFt: number;
  inWetlandSqFt: number;
  inWatercourseSqFt: number;
  inAdjacentSqFt: number;
}

/** Which parcels are measured against which rows of the map. */
export interface ParcelQuestion {
  jurisdictionId: string;
  /** valid ones */
  parcelIds: readonly string[];
  /** wetlands that count */
  regulatedKeys: readonly number[];
  /** watercourses that count; none where the ordinance does not regulate them */
  watercourseKeys: readonly number[];
  /** feet on the ground; 0 where the ordinance has no adjacent area */
  bufferFt: number;
}

/** @returns all the parcels, each measured as its own screening measures it, in one statement */
export async function measureParcels(
  trx: Knex.Transaction,
  question: ParcelQuestion,
): Promise<ParcelAreas[]> {
  const result = await trx.raw<{ rows: ParcelAreas[] }>(
    `with ${PARCEL_SPLIT}
     select key::text as id, hf_ground_area(subject.geom) as "parcelSqFt",
       hf_ground_area(hf_intersection(inside, wet)) as "inWetlandSqFt",
       hf_ground_area(hf_difference(hf_intersection(inside, water), wet)) as "inWatercourseSqFt",
       hf_ground_area(adjacent.geom) as "inAdjacentSqFt"
     from whole join subject using (key) join adjacent using (key)`,
    {
      ...question,
      parcelIds: [...question.parcelIds],
      regulatedKeys: [...question.regulatedKeys],
      watercourseKeys: [...question.watercourseKeys],
      srid: STORAGE_SRID,
    },
  );
  return result.rows;
}
