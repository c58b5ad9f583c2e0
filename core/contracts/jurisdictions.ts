import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { slugSchema } from '../ordinance-format/building-blocks.js';

const boundsSchema = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .describe('west, south, east, north in degrees');

/** One item of GET /api/jurisdictions. */
export const jurisdictionSchema = z.object({
  id: z.string(),
  name: z.string(),
  ordinance: slugSchema.describe('the ordinance applied unless a request names another'),
  invented: z.boolean().describe('true for demonstration data'),
  mapVersion: z.number().int(),
  mapSince: calendarDateSchema.nullable(),
  bounds: boundsSchema.nullable(),
  layers: z.record(z.string(), z.number().int()).describe('features loaded, by layer'),
});

/** An ordinance as the page lists it. */
export const ordinanceSummarySchema = z.object({
  id: slugSchema,
  name: z.string(),
  shortName: z.string(),
  municipality: z.string(),
  textHeldFrom: calendarDateSchema,
  adjacentTerm: z.string().nullable(),
  bufferFt: z.number().nullable(),
  gaps: z.array(z.string()),
});

export const jurisdictionListSchema = z.object({
  items: z.array(jurisdictionSchema),
  next: z.string().nullable(),
  ordinances: z.array(ordinanceSummarySchema),
});

export type Jurisdiction = z.infer<typeof jurisdictionSchema>;
export type OrdinanceSummary = z.infer<typeof ordinanceSummarySchema>;
export type JurisdictionList = z.infer<typeof jurisdictionListSchema>;
