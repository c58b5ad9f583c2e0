import { z } from 'zod';
import {
  citationSchema,
  inForceShape,
  labelSchema,
  ruleIdSchema,
  slugSchema,
  sourceSchema,
  wordsSchema,
} from './building-blocks.js';
import { conditionsSchema } from './conditions.js';

/**
 * How an ordinance stands to an activity.
 * - `prohibited`: no permit can be issued
 * - `permit`: regulated, and needs a permit (or, of a stormwater article, an approved plan)
 * - `as-of-right`: allowed without one
 * - `exempt`: regulated in itself, and taken out again
 * - `not-regulated`: not an activity that the ordinance regulates, on what was said
 */
export const STANDINGS = ['prohibited', 'permit', 'as-of-right', 'exempt', 'not-regulated'] as const;

/** Parts of the controlled land on which an activity may stand differently. */
export const LANDS = ['wetland', 'watercourse', 'adjacent'] as const;

/** What follows from doing it, such as a notice within 48 hours. */
export const dutySchema = z.strictObject({
  words: wordsSchema,
  citation: citationSchema,
  clock: slugSchema.optional().describe('the clock that it runs on'),
});

/** One way in which the ordinance may see the activity; the first whose conditions all hold decides. */
export const activityCaseSchema = z.strictObject({
  standing: z.enum(STANDINGS),
  rule: ruleIdSchema,
  citation: citationSchema,
  words: wordsSchema.describe('why it stands so, as a sentence'),
  lands: z.array(z.enum(LANDS)).min(1).readonly().optional().describe('only on these; absent: on all'),
  when: conditionsSchema,
  discretionary: z.boolean().default(false).describe('true where somebody may decide so and need not'),
  duties: z.array(dutySchema).readonly().default([]),
  source: sourceSchema.default('text'),
  ...inForceShape,
});

/** Something that is done on land, as the ordinance lists it. */
export const activitySchema = z.strictObject({
  id: slugSchema,
  label: labelSchema,
  help: wordsSchema.optional(),
  aliases: z.array(slugSchema).readonly().default([]).describe('names of the same thing in other ordinances'),
  reach: z
    .enum(['controlled-land', 'land-development', 'anywhere'])
    .describe(
      'what brings it under the ordinance: lying on controlled land, being a land development activity, or nothing more',
    ),
  cases: z.array(activityCaseSchema).min(1).readonly(),
});

/** A way to a permit. The first whose conditions all hold is the one. */
export const permitRouteSchema = z.strictObject({
  id: slugSchema,
  label: labelSchema,
  authority: labelSchema.describe('who decides, as a phrase such as "the Planning Board"'),
  citation: citationSchema,
  words: wordsSchema,
  when: conditionsSchema,
});

/** What a regulated activity needs, and from whom. */
export const permitSchema = z.strictObject({
  rule: ruleIdSchema,
  name: labelSchema.describe('what it is called, as a phrase such as "a wetland permit"'),
  citation: citationSchema,
  routes: z.array(permitRouteSchema).min(1).readonly(),
});

export type Standing = (typeof STANDINGS)[number];
export type Land = (typeof LANDS)[number];
export type Duty = z.infer<typeof dutySchema>;
export type ActivityCase = z.infer<typeof activityCaseSchema>;
export type Activity = z.infer<typeof activitySchema>;
export type PermitRoute = z.infer<typeof permitRouteSchema>;
