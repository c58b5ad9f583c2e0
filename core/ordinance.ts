import { z } from 'zod';
import { calendarDateSchema } from './dates.js';
import { activitySchema, permitSchema } from './ordinance-format/activities.js';
import { clockSchema, eventSchema } from './ordinance-format/clocks.js';
import { labelSchema, slugSchema, wordsSchema } from './ordinance-format/building-blocks.js';
import { definitionSchema } from './ordinance-format/definitions.js';
import { determinationTermsSchema } from './ordinance-format/determinations.js';
import { landShape } from './ordinance-format/land.js';
import { mitigationSchema } from './ordinance-format/mitigation.js';
import { noticeSchema } from './ordinance-format/notices.js';
import { provisionSchema } from './ordinance-format/provisions.js';
import { questionSchema } from './ordinance-format/questions.js';
import { checkReferences } from './ordinance-format/references.js';
import { requirementListSchema } from './ordinance-format/requirements.js';
import { guaranteeSchema, sanctionSchema } from './ordinance-format/sanctions.js';
import { stormwaterSchema } from './ordinance-format/stormwater.js';

const list = <T extends z.ZodType>(item: T) => z.array(item).readonly().default([]);

/** An ordinance as data: what it regulates, from when, and where it says so. Rules read this and numbers, nothing else. */
const shapeSchema = z.strictObject({
  format: z.literal(1).describe('version of this format'),
  id: slugSchema,
  name: labelSchema.describe('full name, such as "Village of Mamaroneck ch. 192, Freshwater Wetlands"'),
  shortName: labelSchema,
  municipality: labelSchema,
  textHeldFrom: calendarDateSchema.describe(
    'the text held here is in force from this day; nothing can be answered for a day before it',
  ),
  textHeldFromCitation: wordsSchema,
  invented: z.boolean().default(false).describe('true for an ordinance of no real place'),
  ...landShape,
  stormwater: stormwaterSchema.nullable().default(null),
  mitigation: mitigationSchema.nullable().default(null),
  definitions: list(definitionSchema),
  provisions: z.array(provisionSchema).min(1).readonly(),
  questions: list(questionSchema),
  activities: list(activitySchema),
  permit: permitSchema.nullable().default(null),
  requirements: list(requirementListSchema),
  notices: list(noticeSchema),
  events: list(eventSchema),
  clocks: list(clockSchema),
  determinations: list(determinationTermsSchema),
  sanctions: list(sanctionSchema),
  guarantees: list(guaranteeSchema),
  gaps: z
    .array(wordsSchema)
    .readonly()
    .default([])
    .describe('what the text held here does not contain and a reader should know of'),
  guidance: wordsSchema.describe(
    'one sentence: who fixes the boundary of a wetland in the field, and the section that says so',
  ),
});

/** The format of an ordinance's data. Names that lead nowhere are faults like any other. */
export const ordinanceSchema = shapeSchema.superRefine(checkReferences);

export type Ordinance = z.output<typeof shapeSchema>;

/** An ordinance as it is written: what is absent is taken as not there. */
export type OrdinanceDocument = z.input<typeof shapeSchema>;

/** Id of an ordinance, such as `mamaroneck`. Which there are is known to the book of ordinances. */
export type OrdinanceId = string;

/** A value with the day from which it holds; a list of them is ordered by `from`, ascending. */
export interface Dated<T> {
  from: string;
  value: T;
  /** section of the text, such as `§ 192-2, Wetlands B` */
  citation: string;
  /** the local law that set it, where the text says so */
  localLaw?: string | undefined;
  /** `setting`: set by the municipality, not read from the text held here */
  source: 'text' | 'setting';
}

/** What a municipality may set where the text held here leaves it open. */
export interface JurisdictionSettings {
  /** feet; North Castle's definitions are not among the texts */
  bufferFt?: number;
  /** square feet; likewise */
  minimumWetlandSqFt?: number;
  /** Rye § 195-5E refers to compensation plans without a ratio */
  wetlandMitigationRatio?: number;
  bufferMitigationRatio?: number;
}

export type { WetlandCriterion } from './ordinance-format/land.js';
export type { MitigationTerms } from './ordinance-format/mitigation.js';
export type { StormwaterTerms } from './ordinance-format/stormwater.js';
