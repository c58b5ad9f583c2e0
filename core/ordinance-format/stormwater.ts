import { z } from 'zod';
import { citationSchema, datedSchema, ruleIdSchema } from './building-blocks.js';

const areaSchema = datedSchema(z.number().positive());

/** Thresholds of a stormwater article, in square feet of land disturbed. */
export const stormwaterSchema = z.strictObject({
  developmentSqFt: areaSchema,
  conditionBSqFt: areaSchema,
  conditionCFromSqFt: areaSchema.describe('Condition C starts here, by >='),
  conditionCBelowSqFt: areaSchema.describe('and ends below this'),
  openAtOnceSqFt: areaSchema,
  buildingSqFt: areaSchema,
  conditionACitation: citationSchema,
  planCitation: citationSchema.describe('the section that asks for a stormwater pollution prevention plan'),
  exemptionsCitation: citationSchema,
  rules: z.strictObject({
    development: ruleIdSchema,
    conditionA: ruleIdSchema,
    conditionB: ruleIdSchema,
    conditionC: ruleIdSchema,
    openAtOnce: ruleIdSchema,
    building: ruleIdSchema,
  }),
});

export type StormwaterTerms = z.infer<typeof stormwaterSchema>;
