import { z } from 'zod';
import {
  factsSchema,
  type DecisionFacts,
  type Facts,
  type StatedAnswer,
} from '../../core/contracts/proposal-drawing.js';
import { readNumber } from './answers.js';

const UNDECIDED: DecisionFacts = { decidedOn: '', reason: '' };

/** Nothing said yet. */
export const NO_FACTS: Facts = {
  answers: {},
  bufferNotFeasible: UNDECIDED,
  offSiteAccepted: UNDECIDED,
  feeInLieu: { recommendedOn: '', acceptedOn: '', wetlandSqFt: '', bufferSqFt: '' },
};

const EARLIER_QUESTIONS = [
  'largerCommonPlan',
  'singleFamilyResidence',
  'agriculturalProperty',
  'dischargesToImpairedWater',
  'approvedSwpppAllowsMoreOpen',
] as const;

const earlierAnswerSchema = z.enum(['', 'yes', 'no']).default('');

/** Facts as they were kept while each had a field of its own on the page. */
const earlierFactsSchema = z.object({
  largerCommonPlan: earlierAnswerSchema,
  planDisturbanceSqFt: z.string().default(''),
  singleFamilyResidence: earlierAnswerSchema,
  agriculturalProperty: earlierAnswerSchema,
  dischargesToImpairedWater: earlierAnswerSchema,
  approvedSwpppAllowsMoreOpen: earlierAnswerSchema,
  bufferDecisionOn: z.string().default(''),
  bufferDecisionReason: z.string().default(''),
});

function fromEarlier(facts: z.infer<typeof earlierFactsSchema>): Facts {
  const answers: Record<string, StatedAnswer> = {};
  for (const id of EARLIER_QUESTIONS)
    if (facts[id] !== '') answers[id] = { kind: 'yes-no', value: facts[id] === 'yes' };
  const text = facts.planDisturbanceSqFt;
  if (text.trim() !== '') {
    const value = readNumber(text);
    answers['planDisturbanceSqFt'] = {
      kind: 'number',
      text,
      value: value !== null && value >= 0 ? value : null,
    };
  }
  const { bufferDecisionOn: decidedOn, bufferDecisionReason: reason } = facts;
  return { ...NO_FACTS, answers, bufferNotFeasible: { decidedOn, reason } };
}

/**
 * @param kept  facts out of this browser's storage, of this version of the page or an earlier one
 * @returns all that was typed; nothing said where it cannot be read
 */
export function readFacts(kept: unknown): Facts {
  const parsed = factsSchema.safeParse(kept);
  if (parsed.success) return parsed.data;
  const earlier = earlierFactsSchema.safeParse(kept);
  return earlier.success ? fromEarlier(earlier.data) : NO_FACTS;
}
