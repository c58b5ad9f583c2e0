import { z } from 'zod';
import { readNumber, statedAnswerSchema, type StatedAnswer } from './answers.js';

const decisionSchema = z.object({ decidedOn: z.string(), reason: z.string() });

const feeSchema = z.object({
  recommendedOn: z.string(),
  acceptedOn: z.string(),
  wetlandSqFt: z.string(),
  bufferSqFt: z.string(),
});

/** What is said about a proposal that no drawing shows, as the forms hold it. */
export const factsSchema = z.object({
  answers: z.record(z.string(), statedAnswerSchema),
  bufferNotFeasible: decisionSchema,
  offSiteAccepted: decisionSchema,
  feeInLieu: feeSchema,
});

export type Facts = z.infer<typeof factsSchema>;
export type DecisionFacts = z.infer<typeof decisionSchema>;
export type FeeFacts = z.infer<typeof feeSchema>;

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
