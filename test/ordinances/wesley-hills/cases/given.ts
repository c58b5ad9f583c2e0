import type { CalendarDate } from '../../../../core/dates.js';
import type { StatedFacts } from '../../../../core/measurements.js';
import { ACRE, stormwater, TODAY, type Situation } from '../../situation.js';

/** No larger plan, no impaired water, neither a single house nor a farm; a site plan that the Planning Board decides on. */
export const ORDINARY: StatedFacts = {
  largerCommonPlan: false,
  dischargesToImpairedWater: false,
  singleFamilyResidence: false,
  agriculturalProperty: false,
  planningBoardReview: true,
};

interface Doing {
  /** square feet on the ground; two acres when absent */
  sqFt?: number;
  /** beside `ORDINARY`, which they override */
  facts?: StatedFacts;
  on?: CalendarDate;
}

/** One activity on the whole of the land disturbed. */
export function doing(
  activity: string | null,
  { sqFt = 2 * ACRE, facts = {}, on = TODAY }: Doing = {},
): Situation {
  return {
    on,
    split: { subjectSqFt: sqFt, subjectGridSqFt: sqFt, outsideControlledSqFt: sqFt },
    stormwater: stormwater(sqFt),
    facts: { answers: { ...ORDINARY, ...facts } },
    disturbances: [{ activity, areaSqFt: sqFt }],
  };
}

/** What is done is no matter of area: a discharge, a drain, a septic system. */
export function discharging(activity: string, facts: StatedFacts = {}, on: CalendarDate = TODAY): Situation {
  return doing(activity, { sqFt: 100, facts, on });
}
