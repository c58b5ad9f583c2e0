import { z } from 'zod';
import { amendmentSchema } from './amendments.js';
import { documentNameSchema } from './documents.js';

/** Query of POST …/amendments/{number}/delineation; the body is the file itself. */
export const delineationQuerySchema = z.object({
  name: documentNameSchema.describe('of the file: its ending says what it is (.zip, .geojson or .json)'),
  crs: z.string().trim().min(1).max(100).optional(),
  accuracyFt: z.coerce.number().nonnegative().max(1000).optional(),
  kind: z.enum(['freshwater', 'tidal']).optional(),
  layerInFile: z.string().min(1).max(300).optional(),
  repair: z.enum(['true', 'false']).default('false'),
});

/** How a delineated shape was matched to the map. */
export const delineationMatchSchema = z.object({
  feature: z.number().int().describe('in the file, from 1'),
  change: z.number().int(),
  wetland: z.string().nullable().describe('that it replaces; null: taken as a new one'),
  sharedSqFt: z.number(),
  ofShape: z.number().nullable().describe('share of the delineated shape that the wetland covers, 0 to 1'),
  ofWetland: z.number().nullable().describe('share of the wetland that the shape covers, 0 to 1'),
  alsoTouches: z.array(z.string()).describe('further wetlands that it overlaps'),
});

/** Answer of POST …/delineation. */
export const delineationSchema = z.object({
  amendment: amendmentSchema,
  crs: z.string(),
  read: z.number().int(),
  rejected: z.array(z.object({ feature: z.number().int(), reason: z.string() })),
  matches: z.array(delineationMatchSchema),
  remarks: z.array(z.string()),
});

export type DelineationQuery = z.output<typeof delineationQuerySchema>;
export type DelineationMatch = z.infer<typeof delineationMatchSchema>;
export type Delineation = z.infer<typeof delineationSchema>;
