import type { Knex } from 'knex';
import type { ParcelOverlap, WatercourseFacts, WetlandFacts } from '../../../core/measurements.js';
import { askPrepared } from '../prepared.js';
import { OWN_OUTLINE } from '../shapes/own-outline.js';
import { IMPAIRED_WATERS, type ImpairedWaterOverlap } from './find-impaired-waters.js';
import { PARCELS_OVERLAPPING } from './find-parcels-overlapping.js';
import { WATERCOURSES_NEAR } from './find-watercourses-near.js';
import { wetlandBindings, WETLANDS_NEAR } from './find-wetlands-near.js';
import { UNION_OF_SHAPES, UNITED_SHAPE, type UnitedShape } from './unite-shapes.js';

/** What is looked for, around which shapes. */
export interface SurveyQuestion {
  jurisdictionId: string;
  /** version of the municipality's wetlands map */
  mapVersion: number;
  /** one or more, valid, EWKB in hexadecimal, EPSG:2260 */
  shapes: readonly string[];
  /** grid feet, up to which wetlands and watercourses are listed */
  reachFt: number;
  /** smallest area of a wetland by kind for the nearest; null where the ordinance has none of that kind */
  minimumSqFt: { freshwater: number | null; tidal: number | null };
  /** which of the other layers are asked about */
  with: { parcels: boolean; impairedWaters: boolean };
}

/** The shapes united, and what is there and around. Square feet and feet on the ground. */
export interface Surroundings {
  subject: UnitedShape;
  /** nearest first, as `findWetlandsNear` finds them */
  wetlands: WetlandFacts[];
  /** nearest first, as `findWatercoursesNear` finds them */
  watercourses: WatercourseFacts[];
  /** largest share first; none where they were not asked about */
  parcels: ParcelOverlap[];
  /** largest share first; none where they were not asked about */
  impairedWaters: ImpairedWaterOverlap[];
}

const listOf = (query: string): string =>
  `(select coalesce(json_agg(listed), '[]') from (${query}) as listed)`;

const SURVEY = `
  with subject as materialized (${UNION_OF_SHAPES}),
  own as materialized (${OWN_OUTLINE})
  select (select to_json(united) from (${UNITED_SHAPE}) as united) as subject,
    ${listOf(WETLANDS_NEAR)} as wetlands,
    ${listOf(WATERCOURSES_NEAR)} as watercourses,
    case when cast(:withParcels as boolean) then ${listOf(PARCELS_OVERLAPPING)} else '[]' end as parcels,
    case when cast(:withImpairedWaters as boolean) then ${listOf(IMPAIRED_WATERS)} else '[]' end as "impairedWaters"`;

/** Unites shapes and looks around, in one statement: each way to the database and back costs as much as a small overlay. */
export async function surveySurroundings(
  knex: Knex | Knex.Transaction,
  { jurisdictionId, mapVersion, shapes, reachFt, minimumSqFt, with: layers }: SurveyQuestion,
): Promise<Surroundings> {
  const { rows } = await askPrepared<Surroundings>(knex, 'surroundings', SURVEY, {
    jurisdictionId,
    mapVersion,
    shapes: [...shapes],
    reachFt,
    ...wetlandBindings(minimumSqFt),
    withParcels: layers.parcels,
    withImpairedWaters: layers.impairedWaters,
  });
  const [row] = rows;
  if (row === undefined) throw new Error('the survey of the surroundings came back empty');
  return row;
}
