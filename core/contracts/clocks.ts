import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { slugSchema } from '../ordinance-format/building-blocks.js';
import { CLOCK_UNITS } from '../ordinance-format/clocks.js';

/** A day, or an hour in New York without offset: `2026-03-07` or `2026-03-07T20:00`. */
export const eventTimeSchema = z.union([
  // First, because of a union's messages the first is the one that is shown.
  z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, {
    message: 'must be a day written YYYY-MM-DD, or a time in New York written YYYY-MM-DDTHH:MM',
  }),
  calendarDateSchema,
]);

/** Body of POST /api/clocks: what has happened, and when. */
export const clockRequestSchema = z.object({
  ordinance: slugSchema,
  on: calendarDateSchema
    .optional()
    .describe('the day from which it is looked at; today in New York when absent'),
  events: z.record(slugSchema, eventTimeSchema).describe('by the ids in the ordinance’s `events`'),
  facts: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])).default({}),
  route: slugSchema.optional().describe('the way that the application goes, where the ordinance has several'),
});

const dayOrTimeSchema = z.object({
  day: calendarDateSchema.describe('in New York'),
  time: z
    .string()
    .nullable()
    .describe('instant with offset, where hours are counted; on the safe side where the hour is not known'),
  weekday: z.string(),
  holiday: z.string().nullable().describe('public holiday of New York State on that day'),
  nextBusinessDay: calendarDateSchema
    .nullable()
    .describe(
      'where the day is no business day: the next one, to which state law may carry the period; null of a period of hours',
    ),
});

/** One edge of a period as it was counted. */
export const countedBoundSchema = z.object({
  kind: z.enum(['no-sooner-than', 'no-later-than']),
  event: z.string(),
  eventOn: z.string().nullable().describe('null while it has not happened'),
  count: z.number().int(),
  unit: z.enum(CLOCK_UNITS),
  direction: z.enum(['after', 'before']),
  at: dayOrTimeSchema.nullable(),
});

/**
 * Where a period stands on the day asked about.
 * - `waiting`: what it is counted from has not happened
 * - `too-early`: its window is not open yet
 * - `open`: it may be done now
 * - `met`, `late`, `early`: it was done in time, after it, or before the window opened
 * - `missed`: the last day is over and it was not done
 */
export const clockStateSchema = z.enum(['waiting', 'too-early', 'open', 'met', 'late', 'early', 'missed']);

export const clockAnswerSchema = z.object({
  id: z.string(),
  rule: z.string(),
  title: z.string(),
  citation: z.string(),
  words: z.string(),
  who: z.string(),
  state: clockStateSchema,
  opens: dayOrTimeSchema.nullable().describe('first day on which it may be done'),
  due: dayOrTimeSchema.nullable().describe('last day on which it is in time; of several, the earliest'),
  provisional: z
    .boolean()
    .describe('true while another bound is not known yet that may move `due` or `opens`'),
  bounds: z.array(countedBoundSchema),
  recurring: z.array(dayOrTimeSchema).describe('of a period that recurs: the next times, at most ten'),
  silence: z.string().nullable().describe('what it means that nothing was done in time, once that is so'),
  extension: z.string().nullable(),
  sentence: z.string().describe('where it stands, in plain words'),
});

export const clockListSchema = z.object({
  ordinance: z.string(),
  on: calendarDateSchema,
  items: z.array(clockAnswerSchema),
  notes: z.array(z.string()).describe('how days were counted'),
});

export type ClockRequest = z.infer<typeof clockRequestSchema>;
export type DayOrTime = z.infer<typeof dayOrTimeSchema>;
export type CountedBound = z.infer<typeof countedBoundSchema>;
export type ClockState = z.infer<typeof clockStateSchema>;
export type ClockAnswer = z.infer<typeof clockAnswerSchema>;
export type ClockList = z.infer<typeof clockListSchema>;
