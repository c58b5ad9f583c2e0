import type { StatedFacts } from '../../../../core/measurements.js';
import type { Situation } from '../../situation.js';

/** 1,000 sq ft of something, wholly in a freshwater wetland of 10,000 sq ft inside the Village. */
export function inWetland(activity: string | null, facts: StatedFacts = {}): Situation {
  return {
    wetlands: [{ overlap: { overlapSqFt: 1_000, overlapPerimeterFt: 130 } }],
    split: { subjectSqFt: 1_000, inWetlandSqFt: 1_000, outsideControlledSqFt: 0 },
    disturbances: [{ activity, facts, inWetlandSqFt: 1_000 }],
  };
}

/** 1,000 sq ft of something, wholly in the adjacent area, 40 ft from the wetland. */
export function inAdjacentArea(activity: string | null, facts: StatedFacts = {}): Situation {
  return {
    wetlands: [{ distanceFt: 40, overlap: { adjacentOverlapSqFt: 1_000 } }],
    split: {
      subjectSqFt: 1_000,
      inAdjacentSqFt: 1_000,
      outsideControlledSqFt: 0,
      nearestWetlandFt: 40,
    },
    disturbances: [{ activity, facts, inAdjacentSqFt: 1_000 }],
  };
}

/** 1,000 sq ft of something, in a wetland that lies partly in the City of Rye, and 500 sq ft in its adjacent area. */
export function acrossTheLine(activity: string, facts: StatedFacts = {}): Situation {
  return {
    wetlands: [
      {
        insideMunicipalitySqFt: 6_000,
        outsideMunicipalitySqFt: 4_000,
        municipalities: ['City of Rye'],
        overlap: { overlapSqFt: 1_000, overlapPerimeterFt: 130, adjacentOverlapSqFt: 500 },
      },
    ],
    split: { subjectSqFt: 1_500, inWetlandSqFt: 1_000, inAdjacentSqFt: 500, outsideControlledSqFt: 0 },
    disturbances: [
      {
        activity,
        facts,
        areaSqFt: 1_500,
        inWetlandSqFt: 1_000,
        inSharedWetlandSqFt: 1_000,
        inAdjacentSqFt: 500,
      },
    ],
  };
}
