import type { Knex } from 'knex';
import { askPrepared } from '../prepared.js';
import type { OverlapMeasure } from '../../../core/measurements.js';
import {
  SPLIT_STATEMENT,
  splitBindings,
  type KnownDistances,
  type SplitQuestion,
} from './split-statement.js';

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

/** How much of the subject lies in each feature of `near` and in its adjacent area, as a list. */
const OVERLAPS = (near: string, pieces: string, layer: string): string => `
  array(select json_build_object('key', f.key,
    'overlapSqFt', coalesce(hf_ground_area(piece.geom), 0),
    'overlapPerimeterFt', coalesce(ST_Perimeter(piece.geom) / f.grid_scale, 0),
    'adjacentOverlapSqFt', coalesce(hf_ground_area(zone_piece.geom), 0))
  from ${near} f left join ${pieces} as piece using (key)
    left join zone_piece on zone_piece.layer = '${layer}' and zone_piece.key = f.key)`;

const SPLIT = `
  with ${SPLIT_STATEMENT}
  select
    hf_ground_area(inside.geom) as "insideMunicipalitySqFt",
    case when inside.geom = subject.geom then 0
      else hf_ground_area(hf_difference(subject.geom, inside.geom)) end as "outsideMunicipalitySqFt",
    own.geom is not null as "hasOutline",
    hf_ground_area(wet.geom) as "inWetlandSqFt",
    case when ST_IsEmpty(water.geom) then 0
      else hf_ground_area(hf_difference(water.geom, wet.geom)) end as "inWatercourseSqFt",
    hf_ground_area(adjacent.geom) as "inAdjacentSqFt",
    ${OVERLAPS('near', 'wet_piece', 'wetland')} as wetlands,
    ${OVERLAPS('near_water', 'water_piece', 'watercourse')} as watercourses
  from subject cross join own cross join inside cross join wet cross join water cross join adjacent`;

/**
 * Splits a subject into what lies in regulated wetlands, in regulated bodies of water, in the adjacent area and in
 * none of these, and says how much of it lies in each one. Overlapping wetlands are united first; land outside the
 * municipality counts in none of the three.
 * @param known  how near the features are, where that was measured before
 * @returns of the features, those only that can share land with the subject
 */
export async function measureSplit(
  knex: Knex | Knex.Transaction,
  question: SplitQuestion,
  known?: KnownDistances,
): Promise<SplitResult> {
  const { rows } = await askPrepared<Row>(knex, 'split', SPLIT, splitBindings(question, known));
  const [row] = rows;
  if (row === undefined) throw new Error('the split of the subject came back empty');
  const { wetlands, watercourses, ...areas } = row;
  return { areas, wetlands, watercourses };
}
