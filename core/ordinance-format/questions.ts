import { z } from 'zod';
import { factIdSchema, labelSchema, slugSchema, wordsSchema } from './building-blocks.js';

/** How a question is answered. */
export const answerFormSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('yes-no') }),
  z.strictObject({
    kind: z.literal('number'),
    unit: labelSchema.describe('as people say it, such as °C, trees or sq ft'),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
  z.strictObject({
    kind: z.literal('choice'),
    options: z
      .array(z.strictObject({ id: slugSchema, label: labelSchema }))
      .min(2)
      .readonly(),
  }),
]);

/** A fact that geometry can't tell, asked only where the answer matters. Its id is a member of `facts`. */
export const questionSchema = z.strictObject({
  id: factIdSchema,
  text: labelSchema.describe('a question in plain words'),
  help: wordsSchema.optional().describe('what counts as yes, who knows it'),
  answer: answerFormSchema,
});

export type AnswerForm = z.infer<typeof answerFormSchema>;
export type Question = z.infer<typeof questionSchema>;
