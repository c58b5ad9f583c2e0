import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';

/** The state's law, shown beside a town's findings and never mixed with them. */
export const stateNoteSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** acres of wetland from which the state regulates by size; null where it is no such rule */
  thresholdAcres: z.number().nullable(),
  from: calendarDateSchema,
  until: calendarDateSchema.nullable(),
  settled: z.boolean().describe('false where the law is disputed or in motion'),
  source: z.string(),
});

export type StateNote = z.infer<typeof stateNoteSchema>;
