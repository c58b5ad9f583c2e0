import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import {
  citationSchema,
  datedSchema,
  labelSchema,
  ruleIdSchema,
  ruleReferenceSchema,
  wordsSchema,
} from './building-blocks.js';

const datedRuleSchema = z.strictObject({
  rule: ruleIdSchema,
  citation: citationSchema,
  from: calendarDateSchema,
});

/** One way in which a mapped area is a wetland of the ordinance. The first criterion that fits is the one named. */
export const wetlandCriterionSchema = z.strictObject({
  rule: ruleIdSchema,
  label: labelSchema,
  kinds: z
    .array(z.enum(['freshwater', 'tidal']))
    .min(1)
    .readonly(),
  minimumSqFt: datedSchema(z.number().nonnegative()).describe(
    'area of the whole wetland in square feet, ground, that is reached by >=; 0 when there is no minimum',
  ),
  orLocalImportance: z
    .boolean()
    .describe('true when a smaller wetland also fits if recorded as of unusual local importance'),
});

/** The land that an ordinance regulates. */
export const landShape = {
  wetlandCriteria: z.array(wetlandCriterionSchema).readonly().default([]),
  adjacentArea: z
    .strictObject({
      rule: ruleIdSchema,
      term: labelSchema.describe('what the ordinance calls it: adjacent area, buffer'),
      widthFt: datedSchema(z.number().nonnegative()),
      onlyInMunicipality: z
        .boolean()
        .describe('true where only land in the municipality can be adjacent area'),
      controlledLand: wordsSchema.describe(
        'wetland, watercourse and adjacent area together, as a phrase after "in"',
      ),
    })
    .nullable()
    .default(null)
    .describe('null where the ordinance has no adjacent area'),
  watercourses: z
    .strictObject({
      rule: ruleIdSchema,
      citation: citationSchema,
      from: calendarDateSchema,
      mustReachMunicipality: z
        .boolean()
        .describe(
          'true where only a watercourse in, through or along the municipality is one of the ordinance',
        ),
    })
    .nullable()
    .default(null)
    .describe('null where watercourses are not regulated'),
  permitCitation: citationSchema
    .nullable()
    .default(null)
    .describe('where the text held here says that a regulated activity on controlled land needs a permit'),
  statedApart: z
    .strictObject({ wetland: ruleReferenceSchema, buffer: ruleReferenceSchema })
    .nullable()
    .default(null)
    .describe('areas of wetland and of buffer that an application must state apart'),
  noWetlands: ruleReferenceSchema
    .nullable()
    .default(null)
    .describe('the statement that this ordinance regulates no wetlands; null where it does'),
  multiMunicipalityExemption: datedRuleSchema
    .nullable()
    .default(null)
    .describe('null where a wetland in several municipalities is treated as any other'),
  controlledArea: datedRuleSchema
    .nullable()
    .default(null)
    .describe('the rule under which wetland and adjacent area together need a permit'),
};

export type WetlandCriterion = z.infer<typeof wetlandCriterionSchema>;
