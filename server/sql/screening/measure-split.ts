import type { Knex } from 'knex';
import type { OverlapMeasure } from '../../../core/measurements.js';
import { SPLIT_STATEMENT, splitBindings, type SplitQuestion } from './split-statement.js';

/** Square feet on the ground, unrounded. */
export interface SplitAreas {
  insideMunicipalitySqFt: number;
  outsideMunicipalitySqFt: number;
  hasOutline: boolean;
  inWetlandSqFt: number;
  inWatercourseSqFt: number;
  inAdjacentSqFt: number;
}

export interface SplitResult {
  areas: SplitAreas;
  wetlands: OverlapMeasure[];
  watercourses: OverlapMeasure[];
}

interface Row extends SplitAreas {
  wetlands: OverlapMeasure[];
  watercourses: OverlapMeasure[];
}

const OVERLAP = (part: string, zone: string): string => `
  json_build_object('key', piece.key,
    'overlapSqFt', hf_ground_area(piece.geom),
    'overlapPerimeterFt', ST_Perimeter(piece.geom) / piece.grid_scale,
    'adjacentOverlapSqFt', coalesce((
      select hf_ground_area(hf_intersection(dry.geom, zone.geom)) from zone cross join dry
      where zone.layer = '${zone}' and zone.key = piece.key), 0))
  from (select ${part}.key, ${part}.grid_scale, ST_CollectionExtract(hf_intersection(inside.geom, ${part}.geom), 3) as geom
    from ${part} cross join inside) as piece`;

/**
 * Splits a subject into what lies in regulated wetlands, in regulated bodies of water, in the adjacent area and in
 * none of these, and says how much of it lies in each one. Overlapping wetlands are united first; land outside the
 * municipality counts in none of the three.
 */
export async function measureSplit(
  knex: Knex | Knex.Transaction,
  question: SplitQuestion,
): Promise<SplitResult> {
  const result = await knex.raw<{ rows: Row[] }>(
    `with ${SPLIT_STATEMENT}
     select
       hf_ground_area(inside.geom) as "insideMunicipalitySqFt",
       case when inside.geom = subject.geom then 0
         else hf_ground_area(hf_difference(subject.geom, inside.geom)) end as "outsideMunicipalitySqFt",
       own.geom is not null as "hasOutline",
       hf_ground_area(hf_intersection(inside.geom, wet.geom)) as "inWetlandSqFt",
       hf_ground_area(hf_difference(hf_intersection(inside.geom, water.geom), wet.geom)) as "inWatercourseSqFt",
       hf_ground_area(adjacent.geom) as "inAdjacentSqFt",
       array(select ${OVERLAP('near', 'wetland')}) as wetlands,
       array(select ${OVERLAP('near_water', 'watercourse')}) as watercourses
     from subject cross join own cross join inside cross join wet cross join water cross join adjacent`,
    splitBindings(question),
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the split of the subject came back empty');
  const { wetlands, watercourses, ...areas } = row;
  return { areas, wetlands, watercourses };
}
