import { z } from 'zod';
import { factIdSchema, ruleIdSchema, slugSchema } from './building-blocks.js';

const COMPARISONS = ['<', '<=', '>', '>='] as const;

/** What the product measures itself: the disturbance by the activity in question, in square feet on the ground. */
const MEASURES = ['disturbance-sqft'] as const;

const simpleConditionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('yes'), question: factIdSchema }),
  z.strictObject({ kind: z.literal('no'), question: factIdSchema }),
  z.strictObject({ kind: z.literal('choice'), question: factIdSchema, option: slugSchema }),
  z.strictObject({
    kind: z.literal('number'),
    question: factIdSchema,
    comparison: z.enum(COMPARISONS),
    value: z.number(),
  }),
  z
    .strictObject({
      kind: z.literal('share'),
      part: factIdSchema,
      whole: factIdSchema,
      comparison: z.enum(COMPARISONS),
      value: z.number().min(0).max(1),
    })
    .describe('one answered number as a share of another: 0.3 is 30 %'),
  z.strictObject({
    kind: z.literal('measured'),
    measure: z.enum(MEASURES),
    comparison: z.enum(COMPARISONS),
    value: z.number().nonnegative().describe('square feet on the ground'),
  }),
  z
    .strictObject({ kind: z.literal('activity'), activities: z.array(slugSchema).min(1).readonly() })
    .describe('one of these is among what is done'),
  z
    .strictObject({ kind: z.literal('found'), rules: z.array(ruleIdSchema).min(1).readonly() })
    .describe('one of these rules was found to apply'),
  z.strictObject({ kind: z.literal('route'), route: slugSchema }).describe('the application goes this way'),
]);

/** A condition, or several of which one is enough. What it hangs on may be unknown; then it is neither true nor false. */
export const conditionSchema = z.union([
  simpleConditionSchema,
  z.strictObject({ kind: z.literal('any'), of: z.array(simpleConditionSchema).min(2).readonly() }),
]);

/** Conditions of which all must hold; none: always. */
export const conditionsSchema = z.array(conditionSchema).readonly().default([]);

export type SimpleCondition = z.infer<typeof simpleConditionSchema>;
export type Condition = z.infer<typeof conditionSchema>;
export type Comparator = (typeof COMPARISONS)[number];
