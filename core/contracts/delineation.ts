import { z } from 'zod';
import { documentNameSchema } from './documents.js';

/** Query of POST …/amendments/{number}/delineation; the body is the file itself. */
export const delineationQuerySchema = z.object({
  name: documentNameSchema.describe('of the file: its ending says what it is (.zip, .geojson or .json)'),
  crs: z.string().trim().min(1).max(100).optional(),
  accuracyFt: z.coerce.number().nonnegative().max(1000).optional(),
  kind: z.enum(['freshwater', 'tidal']).optional(),
  layerInZip: z.string().min(1).max(300).optional(),
  repair: z.enum(['true', 'false']).default('false'),
});

export type DelineationQuery = z.output<typeof delineationQuerySchema>;
