import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { slugSchema } from '../ordinance-format/building-blocks.js';

/** Query of GET /api/ordinances/{id}/sanctions. */
export const sanctionQuerySchema = z.object({
  offenceOn: calendarDateSchema.describe('first day of the offense'),
  endedOn: calendarDateSchema.optional().describe('last day of a continuing offense; absent: that one day'),
  earlier: z
    .string()
    .transform((text) => text.split(',').map((day) => day.trim()))
    .pipe(z.array(calendarDateSchema).max(50))
    .optional()
    .describe('days of earlier offenses of which the person was convicted, comma-separated'),
});

/** An amount as it is written in an address: nothing written there is not nothing in the account. */
const writtenUsdSchema = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d+)?$/, { message: 'must be an amount in US dollars, such as 1250 or 1250.50' })
  .transform(Number);

/** Query of GET /api/ordinances/{id}/escrow. Money in US dollars with at most two decimals. */
export const escrowQuerySchema = z.object({
  initialUsd: writtenUsdSchema.pipe(z.number().positive().max(1e9)),
  balanceUsd: writtenUsdSchema.pipe(z.number().nonnegative().max(1e9)),
  notifiedOn: calendarDateSchema.optional().describe('day of the written notice that it has to be restored'),
  on: calendarDateSchema.optional(),
});

const moneySchema = z.number().nonnegative().describe('US dollars');

export const sanctionAnswerSchema = z.object({
  id: slugSchema,
  rule: z.string(),
  title: z.string(),
  citation: z.string(),
  words: z.string(),
  kind: z.enum(['civil-penalty', 'fine', 'other']),
  applies: z.boolean().describe('false for an offense of another number than this one'),
  why: z.string(),
  minUsd: moneySchema.nullable().describe('for one offense'),
  maxUsd: moneySchema.nullable(),
  imprisonment: z.string().nullable(),
  separateOffences: z.number().int().describe('days or weeks that each count as an offense of their own'),
  totalMinUsd: moneySchema.nullable().describe('if every one is charged'),
  totalMaxUsd: moneySchema.nullable(),
});

export const sanctionListSchema = z.object({
  ordinance: z.string(),
  offenceOn: calendarDateSchema,
  offenceNumber: z
    .number()
    .int()
    .describe('1 for the first; earlier ones that are too long ago do not count'),
  items: z.array(sanctionAnswerSchema),
  notes: z.array(z.string()),
});

export const escrowAnswerSchema = z.object({
  rule: z.string(),
  citation: z.string(),
  thresholdUsd: moneySchema.describe('at or below which the initial amount has to be restored'),
  topUpUsd: moneySchema.describe('0 while the balance is above the threshold'),
  due: calendarDateSchema.nullable().describe('last day to restore it, once there was a notice'),
  reviewMayBeSuspended: z.boolean().describe('true once that day has passed with the balance not restored'),
  sentence: z.string(),
});

export type SanctionQuery = z.infer<typeof sanctionQuerySchema>;
export type SanctionAnswer = z.infer<typeof sanctionAnswerSchema>;
export type SanctionList = z.infer<typeof sanctionListSchema>;
export type EscrowQuery = z.infer<typeof escrowQuerySchema>;
export type EscrowAnswer = z.infer<typeof escrowAnswerSchema>;
