import { z } from 'zod';
import {
  citationSchema,
  inForceShape,
  labelSchema,
  ruleIdSchema,
  slugSchema,
  wordsSchema,
} from './building-blocks.js';
import { conditionsSchema } from './conditions.js';

/** Which parcels a notice is about. Lengths in feet, on the ground. */
export const noticeParcelsSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('adjacent-to-controlled-land') })
    .describe('that lie in or touch the wetland or adjacent area in which the project is undertaken'),
  z
    .strictObject({ kind: z.literal('within-ft-of-property'), ft: z.number().nonnegative() })
    .describe('within that distance of the boundary of the parcels disturbed'),
  z
    .strictObject({ kind: z.literal('abutting-property') })
    .describe('that share a boundary with the parcels disturbed'),
]);

/** Somebody who has to be told or listed, and by whom. */
export const noticeSchema = z.strictObject({
  id: slugSchema,
  rule: ruleIdSchema,
  title: labelSchema,
  citation: citationSchema,
  words: wordsSchema,
  by: labelSchema.describe('who tells them or lists them, such as "the applicant"'),
  parcels: noticeParcelsSchema.nullable().default(null),
  municipalities: z.boolean().default(false).describe('true: each municipality in which any part lies'),
  clock: slugSchema.optional(),
  when: conditionsSchema,
  ...inForceShape,
});

export type NoticeParcels = z.infer<typeof noticeParcelsSchema>;
export type NoticeTerms = z.infer<typeof noticeSchema>;
