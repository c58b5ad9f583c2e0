import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import {
  citationSchema,
  labelSchema,
  localLawSchema,
  ruleIdSchema,
  sourceSchema,
  wordsSchema,
} from './building-blocks.js';

/** The chapters in which a page shows an ordinance, in this order. */
export const CHAPTERS = [
  'land',
  'activities',
  'mitigation',
  'application',
  'decision',
  'enforcement',
] as const;

/** A rule of the ordinance as a person reads it. Every rule that findings name has one. */
export const provisionSchema = z.strictObject({
  rule: ruleIdSchema,
  chapter: z.enum(CHAPTERS),
  title: labelSchema,
  citation: citationSchema,
  words: wordsSchema.describe('what the section says, in our own words'),
  from: calendarDateSchema.describe('in force from this day, as far as the text held here tells'),
  localLaw: localLawSchema.optional(),
  source: sourceSchema,
});

export type Chapter = (typeof CHAPTERS)[number];
export type Provision = z.infer<typeof provisionSchema>;
