import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { slugSchema } from '../ordinance-format/building-blocks.js';
import { outcomeSchema, unitSchema } from '../finding.js';

/** Query of GET …/amendments/{number}/effects. */
export const effectsQuerySchema = z.object({
  on: calendarDateSchema.optional().describe('the day whose law is applied; today in New York when absent'),
  ordinance: slugSchema.optional(),
});

const controlledSchema = z.object({
  inWetlandSqFt: z.number().describe('square feet on the ground, in regulated wetlands'),
  inAdjacentSqFt: z.number(),
});

/** A parcel whose land in wetland or adjacent area an amendment changes. */
export const affectedParcelSchema = z.object({
  id: z.string(),
  taxMapNumber: z.string().nullable(),
  address: z.string().nullable(),
  change: z
    .enum(['enters', 'leaves', 'changes'])
    .describe('`enters`: has controlled land for the first time; `leaves`: has none any more'),
  parcelSqFt: z.number(),
  before: controlledSchema,
  after: controlledSchema,
});

/** A finding of a kept answer that would come out otherwise. */
export const changedFindingSchema = z.object({
  rule: z.string(),
  subject: z.object({ type: z.string(), id: z.string().nullable() }),
  unit: unitSchema.nullable(),
  before: z
    .object({ outcome: outcomeSchema, title: z.string(), measured: z.number().nullable() })
    .nullable()
    .describe('null: it was not there'),
  after: z.object({ outcome: outcomeSchema, title: z.string(), measured: z.number().nullable() }).nullable(),
});

export const affectedScreeningSchema = z.object({
  id: z.string(),
  on: calendarDateSchema,
  keptAt: z.iso.datetime(),
  ordinance: z.string(),
  summaryBefore: z.string(),
  summaryAfter: z.string(),
  findings: z.array(changedFindingSchema),
});

/** What an amendment would change, were it adopted now. */
export const amendmentEffectsSchema = z.object({
  amendment: z.number().int(),
  revision: z.number().int(),
  baseVersion: z.number().int().describe('map version that it is compared with'),
  ordinance: z.string(),
  on: calendarDateSchema,
  parcels: z.array(affectedParcelSchema).nullable().describe('null: no parcels are loaded'),
  parcelTotals: z.object({
    enter: z.number().int(),
    leave: z.number().int(),
    change: z.number().int(),
    wetlandNetSqFt: z.number(),
    adjacentNetSqFt: z.number(),
  }),
  screenings: z.array(affectedScreeningSchema),
  screeningsLookedAt: z.number().int(),
  screeningsNotLookedAt: z
    .number()
    .int()
    .describe('kept answers within reach beyond the number that is looked at; the newest are'),
  notices: z.array(z.string()),
});

export type AffectedParcel = z.infer<typeof affectedParcelSchema>;
export type ChangedFinding = z.infer<typeof changedFindingSchema>;
export type AffectedScreening = z.infer<typeof affectedScreeningSchema>;
export type AmendmentEffects = z.infer<typeof amendmentEffectsSchema>;
