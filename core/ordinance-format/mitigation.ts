import { z } from 'zod';
import {
  citationSchema,
  datedSchema,
  factIdSchema,
  ruleIdSchema,
  ruleReferenceSchema,
  wordsSchema,
} from './building-blocks.js';

/** What is owed for one part of what is lost: wetland, or buffer. */
export const mitigationTermsSchema = z.strictObject({
  rule: ruleIdSchema,
  ratio: datedSchema(z.number().nonnegative().nullable()).describe(
    'square feet to provide for one lost; null: not stated',
  ),
});

/** Mitigation as an ordinance asks for it. */
export const mitigationSchema = z.strictObject({
  wetland: mitigationTermsSchema,
  buffer: mitigationTermsSchema,
  bufferWaiver: z.boolean().describe('buffer mitigation can be found not feasible by a recorded decision'),
  onceUnavoidableCitation: citationSchema
    .nullable()
    .describe('section by which it is owed only once the loss has been found unavoidable'),
  types: ruleReferenceSchema.nullable().describe('which kinds of mitigation count'),
  site: ruleReferenceSchema.nullable().describe('on-site before off-site, which takes a recorded decision'),
  feeInLieu: z
    .strictObject({
      rule: ruleIdSchema,
      citation: citationSchema,
      acceptedBy: wordsSchema,
      recommendedBy: wordsSchema.nullable(),
    })
    .nullable()
    .default(null)
    .describe('a payment in place of some or all of it, by a recorded decision'),
  unavoidable: z
    .strictObject({
      rule: ruleIdSchema,
      citation: citationSchema,
      preference: z.array(wordsSchema).min(1).readonly().describe('what is tried first, in order'),
      criteria: z
        .array(factIdSchema)
        .min(1)
        .readonly()
        .describe('yes-or-no questions that must all be answered yes'),
    })
    .nullable()
    .default(null),
  monitoring: z
    .strictObject({ rule: ruleIdSchema, years: datedSchema(z.number().positive()), words: wordsSchema })
    .nullable()
    .default(null),
});

export type MitigationTerms = z.infer<typeof mitigationTermsSchema>;
