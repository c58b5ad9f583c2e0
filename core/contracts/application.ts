import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { PURPOSES } from '../ordinance-format/requirements.js';
import { slugSchema } from '../ordinance-format/building-blocks.js';
import { askedQuestionSchema } from './activities.js';

/** Query of GET /api/screenings/{id}/application: what the application of a kept proposal takes. */
export const applicationQuerySchema = z.object({
  filedOn: calendarDateSchema.optional().describe('day of filing; absent: the day of the answer'),
  delineatedOn: calendarDateSchema.optional().describe('day on which the wetland was located in the field'),
  route: slugSchema
    .optional()
    .describe('the way it goes, where the ordinance has several; absent: as the facts say'),
});

/** A figure that the product filled in by itself. */
export const filledFigureSchema = z.object({
  label: z.string(),
  value: z.string().describe('with its unit, as people write it'),
  sqFt: z.number().nullable().describe('unrounded, where the figure is an area'),
});

export const filledRequirementSchema = z.object({
  id: z.string(),
  citation: z.string(),
  words: z.string(),
  standing: z
    .enum(['asked', 'not-asked', 'undetermined'])
    .describe('whether this application has to have it; undetermined while a fact is missing'),
  figures: z.array(filledFigureSchema).describe('what the product measured for it'),
  met: z
    .boolean()
    .nullable()
    .describe('of an item that the product can test, such as the age of the delineation'),
  note: z.string().nullable().describe('why it is not asked or not known, or what the figures leave out'),
  links: z.array(z.object({ label: z.string(), href: z.string() })),
  source: z.enum(['text', 'setting']),
});

export const filledListSchema = z.object({
  id: z.string(),
  rule: z.string(),
  purpose: z.enum(PURPOSES),
  title: z.string(),
  citation: z.string(),
  words: z.string().nullable(),
  standing: z.enum(['asked', 'not-asked', 'undetermined']),
  note: z.string().nullable(),
  items: z.array(filledRequirementSchema),
});

/** A parcel whose owner has to be told or listed. */
export const noticedParcelSchema = z.object({
  id: z.string(),
  taxMapNumber: z.string().nullable(),
  address: z.string().nullable(),
  distanceFt: z.number().describe('to what the notice is counted from, on the ground; 0 where they touch'),
});

export const filledNoticeSchema = z.object({
  id: z.string(),
  rule: z.string(),
  title: z.string(),
  citation: z.string(),
  words: z.string(),
  by: z.string(),
  standing: z.enum(['asked', 'not-asked', 'undetermined']),
  countedFrom: z.string().nullable().describe('what distances are counted from, in words'),
  withinFt: z.number().nullable(),
  parcels: z
    .array(noticedParcelSchema)
    .nullable()
    .describe('null where a layer it needs is not loaded, or none is asked for'),
  municipalities: z.array(z.string()).nullable(),
  clock: z.string().nullable(),
  notes: z.array(z.string()),
});

export const applicationSchema = z.object({
  screening: z.string(),
  ordinance: z.object({ id: z.string(), name: z.string(), shortName: z.string() }),
  on: calendarDateSchema.describe('the day whose law is applied'),
  filedOn: calendarDateSchema,
  mapVersion: z.number().int(),
  route: z.object({ id: z.string(), label: z.string(), authority: z.string() }).nullable(),
  lists: z.array(filledListSchema),
  notices: z.array(filledNoticeSchema),
  questions: z.array(askedQuestionSchema).describe('whose answers would settle what is undetermined here'),
  notes: z.array(z.string()).describe('what a reader must know before relying on it'),
  guidance: z.string(),
});

export type ApplicationQuery = z.infer<typeof applicationQuerySchema>;
export type FilledFigure = z.infer<typeof filledFigureSchema>;
export type FilledRequirement = z.infer<typeof filledRequirementSchema>;
export type FilledList = z.infer<typeof filledListSchema>;
export type NoticedParcel = z.infer<typeof noticedParcelSchema>;
export type FilledNotice = z.infer<typeof filledNoticeSchema>;
export type Application = z.infer<typeof applicationSchema>;
