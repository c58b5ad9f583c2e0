import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';

/** Answer of GET /api/screenings/{id}/rerun: a kept answer computed anew from its record. */
export const rerunSchema = z.object({
  id: z.string(),
  on: calendarDateSchema,
  mapVersion: z.number().int().describe('version of the map that it was and is computed on'),
  same: z.boolean().describe('every figure came out the same, to the last digit'),
  method: z.object({
    kept: z.string(),
    now: z.string(),
    changed: z.boolean(),
  }),
  differences: z.array(
    z.object({
      member: z.string().describe('path in the answer, such as totals.inWetlandSqFt'),
      kept: z.unknown(),
      now: z.unknown(),
    }),
  ),
  left: z.number().int().describe('further differences that are not listed'),
  reasons: z
    .array(z.string())
    .describe('what changed meanwhile that is no part of the versioned map: method, settings, other layers'),
  statement: z.string().describe('the outcome in one sentence'),
});

export type Rerun = z.infer<typeof rerunSchema>;
