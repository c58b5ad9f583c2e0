import { z } from 'zod';
import { LANDS, STANDINGS } from '../ordinance-format/activities.js';
import { answerFormSchema } from '../ordinance-format/questions.js';

const areaSchema = z.number().nonnegative().describe('square feet on the ground, unrounded');

/** Where a ruling holds: a part of the controlled land, outside it, or (of what is not tied to land) anywhere. */
export const rulingLandSchema = z.enum([...LANDS, 'shared-wetland', 'outside', 'anywhere']);

/** How the ordinance stands to what is done on one part of the land. */
export const activityRulingSchema = z.object({
  features: z.array(z.number().int()).describe('places of the features in the request, from 1'),
  activity: z
    .object({ id: z.string(), label: z.string() })
    .nullable()
    .describe('of the ordinance’s list; null where none is named, or one that is not on the list'),
  named: z.string().nullable().describe('what the request named'),
  land: rulingLandSchema,
  areaSqFt: areaSchema.nullable(),
  standing: z
    .enum([...STANDINGS, 'outside', 'undetermined'])
    .describe('`outside`: not shown as on land that the ordinance controls'),
  certain: z.boolean(),
  rule: z.string(),
  citation: z.string(),
  reason: z.string(),
  possible: z.array(z.enum(STANDINGS)).describe('while undetermined: what it can come to'),
  permit: z
    .object({
      name: z.string(),
      authority: z.string().nullable().describe('null while it is not known which way the application goes'),
      route: z.object({ id: z.string(), label: z.string() }).nullable(),
      citation: z.string(),
    })
    .nullable()
    .describe('what is needed, and from whom; null where nothing is'),
  duties: z.array(z.object({ words: z.string(), citation: z.string(), clock: z.string().nullable() })),
  missing: z.array(z.string()).describe('ids of the questions whose answers would settle it'),
});

/** A question whose answer matters for this proposal. */
export const askedQuestionSchema = z.object({
  id: z.string().describe('the member of `facts` that answers it'),
  text: z.string(),
  help: z.string().nullable(),
  answer: answerFormSchema,
  features: z.array(z.number().int()).describe('features it is about, from 1; none: the whole proposal'),
  stated: z
    .union([z.boolean(), z.number(), z.string()])
    .nullable()
    .describe('what was answered; null: not known'),
  settles: z.array(z.string()).describe('rules that hang on it'),
});

export type RulingLand = z.infer<typeof rulingLandSchema>;
export type ActivityRuling = z.infer<typeof activityRulingSchema>;
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;
