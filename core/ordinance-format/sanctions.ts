import { z } from 'zod';
import {
  citationSchema,
  inForceShape,
  labelSchema,
  ruleIdSchema,
  slugSchema,
  wordsSchema,
} from './building-blocks.js';

const durationSchema = z.strictObject({
  count: z.number().int().positive(),
  unit: z.enum(['days', 'months']),
});

/** A sanction, for offences committed while it is in force. Money in whole US dollars. */
export const sanctionSchema = z.strictObject({
  id: slugSchema,
  rule: ruleIdSchema,
  title: labelSchema,
  citation: citationSchema,
  words: wordsSchema,
  kind: z.enum(['civil-penalty', 'fine', 'other']).describe('`other`: an order, a refusal, costs'),
  offence: z
    .enum(['any', 'first', 'second', 'second-or-later', 'third-or-later'])
    .describe('which offence of one person it is for'),
  withinYears: z
    .number()
    .int()
    .positive()
    .optional()
    .describe('earlier offences count when all lie within so many years'),
  minUsd: z.number().int().nonnegative().nullable().default(null),
  maxUsd: z.number().int().positive().nullable().default(null),
  imprisonment: z
    .strictObject({ min: durationSchema.nullable(), max: durationSchema })
    .nullable()
    .default(null)
    .describe('in place of the fine or beside it'),
  per: z.enum(['violation', 'day', 'week']).describe('what counts as one offence while it goes on'),
  ...inForceShape,
});

/** Money held to make sure of something. */
export const guaranteeSchema = z.strictObject({
  id: slugSchema,
  rule: ruleIdSchema,
  title: labelSchema,
  citation: citationSchema,
  words: wordsSchema,
  kind: z.enum(['bond', 'escrow', 'letter-of-credit', 'fee']),
  topUpAt: z
    .strictObject({ numerator: z.number().int().positive(), denominator: z.number().int().positive() })
    .nullable()
    .default(null)
    .describe('share of the initial amount at or below which it is restored to the initial amount'),
  clock: slugSchema.optional(),
  ...inForceShape,
});

export type Sanction = z.infer<typeof sanctionSchema>;
export type Guarantee = z.infer<typeof guaranteeSchema>;
