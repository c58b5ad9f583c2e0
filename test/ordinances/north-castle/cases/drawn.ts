import type { ApplicationSituation } from '../../application-situation.js';
import type { Situation } from '../../situation.js';

type Stated = Record<string, boolean | string>;

/** @returns what was answered, as a proposal states it */
export const answers = (stated: Stated) => ({ facts: { answers: stated } });

/** One disturbance of 600 sq ft that lies in the wetland alone. */
export function inWetland(activity: string, stated: Stated = {}): Situation {
  return {
    wetlands: [{ overlap: { overlapSqFt: 600, overlapPerimeterFt: 100 } }],
    split: { subjectSqFt: 600, inWetlandSqFt: 600, outsideControlledSqFt: 0 },
    disturbances: [{ activity, areaSqFt: 600, inWetlandSqFt: 600 }],
    ...answers(stated),
  };
}

/** The same in the buffer alone. */
export function inBuffer(activity: string, stated: Stated = {}): Situation {
  return {
    wetlands: [{ distanceFt: 30, overlap: { adjacentOverlapSqFt: 600 } }],
    split: { subjectSqFt: 600, inAdjacentSqFt: 600, outsideControlledSqFt: 0 },
    disturbances: [{ activity, areaSqFt: 600, inAdjacentSqFt: 600 }],
    ...answers(stated),
  };
}

/** A drive that takes 400 sq ft of wetland and 900 sq ft of buffer. */
export function drive(given: ApplicationSituation = {}): ApplicationSituation {
  return {
    wetlands: [{ overlap: { overlapSqFt: 400, overlapPerimeterFt: 80, adjacentOverlapSqFt: 900 } }],
    split: { subjectSqFt: 1_300, inWetlandSqFt: 400, inAdjacentSqFt: 900, outsideControlledSqFt: 0 },
    disturbances: [{ activity: 'road-paving', areaSqFt: 1_300, inWetlandSqFt: 400, inAdjacentSqFt: 900 }],
    ...given,
  };
}

/** A house in a wetland, on an application to the Planning Board. */
export function house(stated: Stated = {}, activity = 'building'): ApplicationSituation {
  return { ...inWetland(activity, stated), route: 'planning-board' };
}

/** Answers by which a loss is unavoidable and kept small. */
export const UNAVOIDABLE = {
  compatibleWithHealthAndWelfare: true,
  onSiteAlternativesRuledOut: true,
  otherSitesRuledOut: true,
  impactsMinimized: true,
};
