import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { slugSchema } from '../ordinance-format/building-blocks.js';

const boundsSchema = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .describe('west, south, east, north in degrees');

/** Query of GET /api/jurisdictions. */
export const jurisdictionListQuerySchema = z.object({ on: calendarDateSchema.optional() });

/** One item of GET /api/jurisdictions. */
export const jurisdictionSchema = z.object({
  id: z.string(),
  name: z.string(),
  ordinance: slugSchema.describe('the ordinance applied unless a request names another'),
  invented: z.boolean().describe('true for demonstration data'),
  mapVersion: z
    .number()
    .int()
    .describe('version of the wetlands map that holds on the day; 0 before the first layer is loaded'),
  mapSince: calendarDateSchema
    .nullable()
    .describe('first day on which that version holds; later than the day asked for: the record begins later'),
  newestMapVersion: z.number().int().describe('version made last; it may hold only from a later day on'),
  firstMapSince: calendarDateSchema.nullable().describe('the day on which the record of its map begins'),
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
  on: calendarDateSchema.describe('the day whose maps and law are listed'),
  items: z.array(jurisdictionSchema),
  next: z.string().nullable(),
  ordinances: z.array(ordinanceSummarySchema),
});

export type Jurisdiction = z.infer<typeof jurisdictionSchema>;
export type OrdinanceSummary = z.infer<typeof ordinanceSummarySchema>;
export type JurisdictionList = z.infer<typeof jurisdictionListSchema>;
