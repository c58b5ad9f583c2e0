import { z } from 'zod';
import {
  citationSchema,
  inForceShape,
  labelSchema,
  ruleIdSchema,
  slugSchema,
  sourceSchema,
  wordsSchema,
} from './building-blocks.js';
import { conditionsSchema } from './conditions.js';

/** What the product can fill in by itself for an item of a list. Lengths in feet, on the ground. */
export const figureSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('disturbance-by-land') })
    .describe('square feet in wetland, watercourse and buffer'),
  z.strictObject({ kind: z.literal('total-disturbance') }),
  z
    .strictObject({ kind: z.literal('open-at-once') })
    .describe('the largest area open at once, and from when'),
  z.strictObject({ kind: z.literal('mitigation') }).describe('square feet owed and drawn'),
  z
    .strictObject({ kind: z.literal('features-within'), ft: z.number().positive() })
    .describe('roads, buildings, watercourses and parcels within that distance of the disturbance'),
  z
    .strictObject({ kind: z.literal('property') })
    .describe('tax map numbers and addresses of the parcels disturbed'),
  z
    .strictObject({ kind: z.literal('wetlands-reached') })
    .describe('regulated wetlands and watercourses it reaches'),
  z.strictObject({ kind: z.literal('impaired-waters') }),
  z
    .strictObject({ kind: z.literal('municipalities') })
    .describe('those in which any part of the disturbance lies'),
  z.strictObject({ kind: z.literal('notice'), notice: slugSchema }).describe('the parcels of that notice'),
  z
    .strictObject({ kind: z.literal('delineation-age'), months: z.number().int().positive() })
    .describe('age of the delineation on the day of filing, against that many months'),
  z
    .strictObject({ kind: z.literal('site-map') })
    .describe('the map of this answer, with its shapes to download'),
]);

/** One thing that has to be filed, found, or written into a permit. */
export const requirementSchema = z.strictObject({
  id: slugSchema,
  citation: citationSchema,
  words: wordsSchema,
  when: conditionsSchema,
  figure: figureSchema.optional(),
  source: sourceSchema.default('text'),
  ...inForceShape,
});

/** What a list is for. */
export const PURPOSES = [
  'application',
  'mitigation-plan',
  'stormwater-plan',
  'decision',
  'permit-conditions',
  'notice-of-violation',
] as const;

/** A list of things that one section asks for. */
export const requirementListSchema = z.strictObject({
  id: slugSchema,
  rule: ruleIdSchema,
  purpose: z.enum(PURPOSES),
  title: labelSchema,
  citation: citationSchema,
  words: wordsSchema.optional().describe('what holds for the list as a whole'),
  when: conditionsSchema,
  items: z.array(requirementSchema).min(1).readonly(),
  ...inForceShape,
});

export type Figure = z.infer<typeof figureSchema>;
export type Purpose = (typeof PURPOSES)[number];
export type Requirement = z.infer<typeof requirementSchema>;
export type RequirementList = z.infer<typeof requirementListSchema>;
