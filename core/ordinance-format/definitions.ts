import { z } from 'zod';
import { citationSchema, labelSchema, slugSchema, wordsSchema } from './building-blocks.js';

/** What an ordinance means by one of its words. */
export const definitionSchema = z.strictObject({
  term: slugSchema.describe(
    'what it is about, the same in every ordinance: wetland, adjacent-area, controlled-area, watercourse, boundary, …',
  ),
  word: labelSchema.describe('as the ordinance calls it, such as "Wetland/watercourse buffer"'),
  words: wordsSchema,
  citation: citationSchema,
});
