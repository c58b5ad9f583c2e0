import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';

/** The state's law, shown beside a town's findings and never mixed with them. */
export const stateNoteSchema = z.object({
  title: z.string(),
  text: z.string(),
  thresholdAcres: z
    .number()
    .nullable()
    .describe(
      'area of a freshwater wetland from which the state regulates by size; null where the note is on something else',
    ),
  reached: z.array(z.string()).describe('ids of the mapped freshwater wetlands near by that have that area'),
  from: calendarDateSchema.nullable().describe('null: before the days told apart here'),
  until: calendarDateSchema.nullable().describe('first day on which it holds no more'),
  settled: z.boolean().describe('false where the law is disputed or in motion'),
  source: z.string(),
});

export type StateNote = z.infer<typeof stateNoteSchema>;
