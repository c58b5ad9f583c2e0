import { formatArea, type Thresholds } from '../format.js';
import type { ProposalFacts, StormwaterMeasure } from '../measurements.js';
import { DRAWN_AREA_NOISE_SQFT } from '../units.js';
import { requireMeasure } from './margin.js';

/** The question that a larger plan leaves open. */
export const PLAN_QUESTION = 'Is it part of a larger common plan of development or sale?';

/** The question that a plan without a total leaves open. */
export const PLAN_TOTAL_QUESTION = 'How much does the whole plan disturb?';

/** The land disturbed that a stormwater threshold is held against. */
export interface DisturbedArea {
  /** drawn, square feet on the ground */
  drawnSqFt: number;
  /** the whole plan's where the proposal is part of one and its total is known, else the drawn area */
  countedSqFt: number;
  /** part of a larger common plan; null while the question is not answered */
  partOfPlan: boolean | null;
  /** false where it is part of a plan whose total nobody has given */
  totalKnown: boolean;
  /** what was counted, as a sentence */
  sentence: string;
}

/**
 * @param measure  total disturbance in square feet on the ground, polygons united
 * @param facts  whether it is part of a larger common plan, and that plan's total with this proposal in it
 * @param thresholds  square feet that the area is held against, on whose sides the sentence shows it
 * @returns the area that counts. A plan's total larger than the proposal answers the question by itself; one
 *   smaller than what is drawn cannot be right, and the drawn area counts.
 * @throws InvalidInput  for a negative or non-finite area
 * @source Wesley Hills § 181-6 Land development activity
 */
export function disturbedArea(
  measure: StormwaterMeasure,
  facts: ProposalFacts,
  thresholds: Thresholds = 0,
): DisturbedArea {
  const drawnSqFt = requireMeasure(measure.totalDisturbanceSqFt, 'The area disturbed');
  const planSqFt = facts.planDisturbanceSqFt;
  if (planSqFt !== undefined) requireMeasure(planSqFt, 'The disturbance of the whole plan');
  const implied = planSqFt !== undefined && planSqFt > drawnSqFt ? true : null;
  const partOfPlan = facts.largerCommonPlan ?? implied;
  const limits = typeof thresholds === 'number' ? [thresholds] : thresholds;
  const shown = (sqFt: number, other?: number) =>
    formatArea(sqFt, other === undefined ? limits : [...limits, other], DRAWN_AREA_NOISE_SQFT);
  const drawn = `${shown(drawnSqFt, planSqFt)} of disturbance are drawn`;
  const shared = { drawnSqFt, partOfPlan };
  if (partOfPlan !== true) {
    const caveat =
      partOfPlan === null ? ' If it is part of a larger common plan, the total of that plan counts.' : '';
    return { ...shared, countedSqFt: drawnSqFt, totalKnown: true, sentence: `${drawn}.${caveat}` };
  }
  if (planSqFt === undefined) {
    return {
      ...shared,
      countedSqFt: drawnSqFt,
      totalKnown: false,
      sentence: `${drawn}, part of a larger common plan whose total is not given.`,
    };
  }
  const sentence =
    planSqFt < drawnSqFt
      ? `${drawn}, more than the ${shown(planSqFt, drawnSqFt)} given for the whole larger plan; the drawn area is used.`
      : `${drawn}, part of a larger common plan of ${shown(planSqFt, drawnSqFt)}, and the total of the plan counts.`;
  return { ...shared, countedSqFt: Math.max(planSqFt, drawnSqFt), totalKnown: true, sentence };
}

/**
 * @param area  that is counted, with what is known of a larger plan
 * @param facts  as stated
 * @param limitSqFt  square feet: an area drawn that reaches it hangs on no plan
 * @param totalMatters  whether the plan's total is held against the limit, and not only that there is one
 * @returns ids of the facts on the plan on which the side of the limit hangs, stated or open
 */
export function planFacts(
  area: DisturbedArea,
  facts: ProposalFacts,
  limitSqFt: number,
  totalMatters: boolean,
): string[] {
  if (area.drawnSqFt >= limitSqFt - DRAWN_AREA_NOISE_SQFT) return [];
  // A plan that is larger than the drawing answers by itself whether there is one.
  const implied = facts.largerCommonPlan === undefined && area.partOfPlan === true;
  if (implied) return ['planDisturbanceSqFt'];
  return ['largerCommonPlan', ...(area.partOfPlan === true && totalMatters ? ['planDisturbanceSqFt'] : [])];
}
