import { z } from 'zod';
import {
  citationSchema,
  inForceShape,
  labelSchema,
  ruleIdSchema,
  slugSchema,
  wordsSchema,
} from './building-blocks.js';
import { conditionsSchema } from './conditions.js';

/** Units in which laws count. `days` are calendar days; `business-days` skip weekends and public holidays. */
export const CLOCK_UNITS = ['hours', 'days', 'business-days', 'months', 'years'] as const;

/** Something that happens on a day (or, where hours are counted, at an hour), in New York. */
export const eventSchema = z.strictObject({
  id: slugSchema,
  label: labelSchema.describe('such as "Application complete"'),
  help: wordsSchema.optional(),
  precision: z.enum(['day', 'hour']).default('day').describe('`hour` where the law counts hours from it'),
});

/** An edge of the time in which a thing may be done, counted from an event, whose day is day 0. */
export const boundSchema = z.strictObject({
  kind: z.enum(['no-sooner-than', 'no-later-than']),
  event: slugSchema,
  count: z.number().int().nonnegative(),
  unit: z.enum(CLOCK_UNITS),
  direction: z.enum(['after', 'before']).default('after'),
});

/** A period of the law. Of several bounds of one kind the strictest counts: whichever is earlier, or later. */
export const clockSchema = z.strictObject({
  id: slugSchema,
  rule: ruleIdSchema,
  title: labelSchema,
  citation: citationSchema,
  words: wordsSchema,
  who: labelSchema.describe('whose period it is, such as "the Planning Board"'),
  bounds: z.array(boundSchema).readonly().default([]),
  meets: slugSchema.nullable().default(null).describe('the event that has to happen in the period'),
  recurs: z
    .strictObject({
      event: slugSchema,
      every: z.number().int().positive(),
      unit: z.enum(CLOCK_UNITS),
      until: slugSchema.nullable(),
    })
    .nullable()
    .default(null)
    .describe('due again and again from an event on, until another'),
  overriddenBy: slugSchema
    .nullable()
    .default(null)
    .describe('an event whose own day takes the place of the deadline, such as a date stated in the permit'),
  onSilence: wordsSchema.optional().describe('what it means when nothing is done in time'),
  extension: wordsSchema.optional().describe('how the period can be made longer'),
  when: conditionsSchema,
  ...inForceShape,
});

export type ClockUnit = (typeof CLOCK_UNITS)[number];
export type EventTerms = z.infer<typeof eventSchema>;
export type Bound = z.infer<typeof boundSchema>;
export type Clock = z.infer<typeof clockSchema>;
