import { z } from 'zod';

/** Something that stands against proposing or adopting (`error`), or that one should look at (`warning`). */
export const amendmentProblemSchema = z.object({
  severity: z.enum(['error', 'warning']),
  code: z.enum([
    'nothing-changed',
    'no-evidence',
    'invalid-shape',
    'overlap',
    'sliver',
    'gap',
    'outside-municipality',
    'id-taken',
    'map-changed',
    'unchanged',
  ]),
  message: z.string().describe('what is wrong and what to do, in plain words'),
  wetland: z.string().nullable(),
  change: z.number().int().nullable(),
  other: z.string().nullable().describe('the other wetland, of an overlap or a gap'),
  areaSqFt: z.number().nullable(),
  location: z.object({ lon: z.number(), lat: z.number(), xFt: z.number(), yFt: z.number() }).nullable(),
});

/** Answer of GET …/validation. */
export const amendmentValidationSchema = z.object({
  fit: z.boolean().describe('no errors: it can be proposed, or adopted'),
  problems: z.array(amendmentProblemSchema),
});

export type AmendmentProblem = z.infer<typeof amendmentProblemSchema>;
export type AmendmentValidation = z.infer<typeof amendmentValidationSchema>;
