import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';

/** Answer of GET /api/ordinances. */
export const ordinanceListSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      shortName: z.string(),
      municipality: z.string(),
      invented: z.boolean().describe('true for an ordinance of no real place'),
      textHeldFrom: calendarDateSchema.describe('nothing can be answered for a day before it'),
    }),
  ),
  next: z.string().nullable(),
});

export type OrdinanceList = z.infer<typeof ordinanceListSchema>;
