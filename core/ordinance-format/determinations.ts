import { z } from 'zod';
import {
  citationSchema,
  factIdSchema,
  labelSchema,
  ruleIdSchema,
  slugSchema,
  wordsSchema,
} from './building-blocks.js';

/** One of the answers that a law knows, exactly one of which is given. */
export const outcomeSchema = z.strictObject({
  id: slugSchema,
  label: labelSchema,
  words: wordsSchema.describe('what it means, and what follows from it'),
  takesVotes: z.boolean().default(false).describe('can be given only by as many votes as `votesNeeded` says'),
  leadsToAmendment: z.boolean().default(false).describe('whether the map is to be amended on it'),
  facts: z
    .record(factIdSchema, z.union([z.boolean(), z.number(), slugSchema]))
    .default({})
    .describe('answers to questions that the outcome settles, by which periods and lists are chosen'),
});

/** A decision about whether the law reaches a piece of land, apart from any permit. */
export const determinationTermsSchema = z.strictObject({
  kind: z
    .enum(['determination', 'finding'])
    .describe('`determination`: an answer on a request; `finding`: a vote of a body; of each at most one'),
  rule: ruleIdSchema,
  title: labelSchema,
  citation: citationSchema,
  who: labelSchema.describe('who gives it, such as "the City Naturalist"'),
  outcomes: z.array(outcomeSchema).min(2).readonly(),
  votesNeeded: z.number().int().positive().nullable().default(null),
  votesOf: z
    .number()
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('members that the body has; null: the text does not say'),
  requestEvent: slugSchema.nullable().default(null).describe('the event that its request is'),
  outcomeEvent: slugSchema.nullable().default(null).describe('the event that its outcome is'),
  answerClock: slugSchema.nullable().default(null).describe('the period in which it has to be given'),
  deadlineClocks: z
    .array(slugSchema)
    .readonly()
    .default([])
    .describe('periods that run once it is given, such as for a petition'),
});

export type DeterminationTerms = z.infer<typeof determinationTermsSchema>;
export type OutcomeTerms = z.infer<typeof outcomeSchema>;
