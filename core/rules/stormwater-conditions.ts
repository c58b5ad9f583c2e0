import type { Finding } from '../finding.js';
import { formatArea } from '../format.js';
import { DRAWN_AREA_NOISE_SQFT } from '../units.js';
import { entryOn } from './dated-value.js';
import type { StormwaterTerms } from '../ordinance.js';
import type { ProposalInput } from './evaluation.js';
import { cite } from './legal-values.js';
import { compareWithMargin } from './margin.js';
import {
  disturbedArea,
  PLAN_QUESTION,
  PLAN_TOTAL_QUESTION,
  planFacts,
  type DisturbedArea,
} from './stormwater-area.js';

/** What is open about a larger plan, as a question; null where nothing is. */
function planQuestion({ partOfPlan, totalKnown }: DisturbedArea): string | null {
  if (partOfPlan === null) return PLAN_QUESTION;
  return totalKnown ? null : PLAN_TOTAL_QUESTION;
}

/**
 * Condition B: five acres or more.
 * @param input  total disturbance in square feet on the ground; facts on a larger plan, whose total counts
 * @param terms  the article's thresholds and sections, with the day from which each holds
 * @returns the finding
 * @throws InvalidInput  for a day before the provision, or a negative or non-finite area
 * @source Wesley Hills § 181-7B(2)(b)
 */
export function conditionBFinding(input: ProposalInput, terms: StormwaterTerms): Finding {
  const threshold = entryOn(terms.conditionBSqFt, input.on);
  const area = disturbedArea(input.stormwater, input.facts, threshold.value);
  const comparison = compareWithMargin(area.countedSqFt, threshold.value, 0, DRAWN_AREA_NOISE_SQFT);
  const limit = formatArea(threshold.value);
  const question = planQuestion(area);
  const undetermined = !comparison.reaches && question !== null;
  return {
    rule: terms.rules.conditionB,
    outcome: comparison.reaches ? 'applies' : undetermined ? 'undetermined' : 'does-not-apply',
    title: comparison.reaches
      ? 'Condition B: five acres or more are disturbed'
      : undetermined
        ? 'Condition B cannot be told'
        : 'Condition B is not met, as drawn',
    measured: area.countedSqFt,
    threshold: threshold.value,
    unit: 'sq ft',
    margin: null,
    certain: !undetermined && comparison.certain,
    citation: cite(input.ordinance, threshold.citation),
    reason: `${area.sentence} ${
      comparison.reaches
        ? `That reaches ${limit}, so the plan must also control the quantity and quality of stormwater after construction.`
        : undetermined
          ? `${question} Until that is answered, ${limit} cannot be ruled out.`
          : `That is below ${limit}.`
    }`,
    subject: { type: 'proposal', id: null },
    facts: planFacts(area, input.facts, threshold.value, true),
  };
}

/** The questions that decide Condition C and are not answered; null once a recorded answer takes the proposal out. */
function openQuestions(input: ProposalInput, aboutThePlan: string | null): string[] | null {
  const { singleFamilyResidence, agriculturalProperty } = input.facts;
  if (singleFamilyResidence === true || agriculturalProperty === true) return null;
  return [
    ...(aboutThePlan === null ? [] : [aboutThePlan]),
    ...(singleFamilyResidence === undefined ? ['Is it the construction of a single-family residence?'] : []),
    ...(agriculturalProperty === undefined ? ['Is it construction at an agricultural property?'] : []),
  ];
}

/**
 * Condition C: from one acre to below five, neither a single-family residence nor at an agricultural property.
 * @param input  total disturbance in square feet on the ground; the facts that decide
 * @param terms  the article's thresholds and sections, with the day from which each holds
 * @returns the finding; undetermined with the question that is
 *   open where the area is in range
 * @throws InvalidInput  for a day before the provision, or a negative or non-finite area
 * @source Wesley Hills § 181-7B(2)(c)
 */
export function conditionCFinding(input: ProposalInput, terms: StormwaterTerms): Finding {
  const from = entryOn(terms.conditionCFromSqFt, input.on);
  const below = entryOn(terms.conditionCBelowSqFt, input.on);
  const area = disturbedArea(input.stormwater, input.facts, [from.value, below.value]);
  const lower = compareWithMargin(area.countedSqFt, from.value, 0, DRAWN_AREA_NOISE_SQFT);
  const upper = compareWithMargin(area.countedSqFt, below.value, 0, DRAWN_AREA_NOISE_SQFT);
  const aboutThePlan = planQuestion(area);
  const inRange = !upper.reaches && (lower.reaches || aboutThePlan !== null);
  // In range, whether there is a larger plan at all only tells whether Condition B takes its place.
  const orConditionB = lower.reaches && area.partOfPlan === null;
  const questions = openQuestions(input, orConditionB ? null : aboutThePlan);
  const onThePlan = planFacts(area, input.facts, below.value, true);
  const { singleFamilyResidence, agriculturalProperty } = input.facts;
  const range = `from ${formatArea(from.value)} to below ${formatArea(below.value)}`;
  const shared = {
    rule: terms.rules.conditionC,
    measured: area.countedSqFt,
    threshold: upper.reaches ? below.value : from.value,
    unit: 'sq ft' as const,
    margin: null,
    citation: cite(input.ordinance, from.citation),
    subject: { type: 'proposal' as const, id: null },
  };
  if (!inRange) {
    return {
      ...shared,
      outcome: 'does-not-apply',
      title: 'Condition C is not met, as drawn',
      certain: lower.certain && upper.certain,
      facts: onThePlan,
      reason: `${area.sentence} That is ${upper.reaches ? 'above' : 'below'} the range of this condition, ${range}${upper.reaches ? '; Condition B covers it' : ''}.`,
    };
  }
  if (questions === null) {
    const kind = singleFamilyResidence === true ? 'a single-family residence' : 'an agricultural property';
    return {
      ...shared,
      outcome: 'does-not-apply',
      title: 'Condition C leaves this out',
      certain: true,
      facts: [
        ...(singleFamilyResidence === true ? ['singleFamilyResidence'] : []),
        ...(agriculturalProperty === true ? ['agriculturalProperty'] : []),
      ],
      reason: `${area.sentence} It is recorded as construction of or at ${kind}, which this condition leaves out.`,
    };
  }
  if (questions.length > 0) {
    return {
      ...shared,
      outcome: 'undetermined',
      title: 'Condition C depends on a question that is open',
      certain: false,
      facts: [...onThePlan, 'singleFamilyResidence', 'agriculturalProperty'],
      reason: `${area.sentence} The condition takes in ${range}. ${questions.join(' ')}`,
    };
  }
  return {
    ...shared,
    outcome: 'applies',
    title: 'Condition C: one to five acres are disturbed',
    certain: lower.certain && upper.certain && !orConditionB,
    facts: [...onThePlan, 'singleFamilyResidence', 'agriculturalProperty'],
    reason: `${area.sentence} That is in the range ${range}, and it is recorded as neither a single-family residence nor at an agricultural property, so the plan must also control the quantity and quality of stormwater after construction.${orConditionB ? ` As part of a larger plan of ${formatArea(below.value)} or more, Condition B would take its place.` : ''}`,
  };
}
