import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { slugSchema } from '../ordinance-format/building-blocks.js';
import { proposalScreeningSchema, screeningRequestSchema } from './screening.js';

/** Most laws that one proposal is held against at once. */
export const MOST_COMPARED = 6;

const lawSchema = z.object({ ordinance: slugSchema.optional(), on: calendarDateSchema.optional() });

/** Body of POST /api/comparisons: one proposal under several laws. */
export const comparisonRequestSchema = screeningRequestSchema
  .omit({ ordinance: true, on: true })
  .extend({ under: z.array(lawSchema).min(2).max(MOST_COMPARED) });

/** One line of the table: the same thing under each law, in the order of `under`. */
export const comparedRowSchema = z.object({
  what: z.string(),
  values: z.array(z.string()),
  differs: z.boolean(),
});

export const comparisonSchema = z.object({
  under: z.array(
    z.object({ ordinance: slugSchema, shortName: z.string(), on: calendarDateSchema, summary: z.string() }),
  ),
  rows: z.array(comparedRowSchema),
  differences: z.array(z.string()).describe('what changes, in plain words'),
  answers: z.array(proposalScreeningSchema.omit({ id: true })),
});

export type ComparisonRequest = z.infer<typeof comparisonRequestSchema>;
export type ComparedRow = z.infer<typeof comparedRowSchema>;
export type Comparison = z.infer<typeof comparisonSchema>;
