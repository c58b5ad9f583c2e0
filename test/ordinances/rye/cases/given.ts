import type { StatedFacts } from '../../../../core/measurements.js';
import type { Land } from '../../../../core/ordinance-format/activities.js';
import { wetlandFacts, type Situation } from '../../situation.js';

const MEMBER = {
  wetland: 'inWetlandSqFt',
  watercourse: 'inWatercourseSqFt',
  adjacent: 'inAdjacentSqFt',
} as const satisfies Record<Land, string>;

/** 1,000 sq ft of one activity, all on one kind of land, by a wetland that the map shows. */
export function doing(activity: string | null, land: Land, facts: StatedFacts = {}): Situation {
  const area = { [MEMBER[land]]: 1_000 };
  return {
    wetlands: [
      {
        ...wetlandFacts({ distanceFt: land === 'wetland' ? 0 : 20 }),
        overlap:
          land === 'wetland'
            ? { overlapSqFt: 1_000, overlapPerimeterFt: 130 }
            : { adjacentOverlapSqFt: 1_000 },
      },
    ],
    ...(land === 'watercourse'
      ? { watercourses: [{ kind: 'pond', isArea: true, overlap: { overlapSqFt: 1_000 } }] }
      : {}),
    split: { subjectSqFt: 1_000, subjectGridSqFt: 1_000, outsideControlledSqFt: 0, ...area },
    disturbances: [{ activity, facts, areaSqFt: 1_000, ...area }],
  };
}

/** The answers that keep a use within the limits of every right of § 195-4D. */
export const WITHIN_LIMITS: StatedFacts = {
  prohibitedByOtherChapter: false,
  pollutionErosionDrainageHazard: false,
};
