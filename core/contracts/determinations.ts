import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { AMENDMENT_STATES } from './amendments.js';
import { drawnGeometrySchema } from './screening.js';
import { storableTextSchema, writtenTextSchema } from './text.js';

const longTextSchema = writtenTextSchema(5000);
const shortTextSchema = writtenTextSchema(200);

/**
 * - `determination`: a written answer on a request, under the ordinance that provides for one
 * - `finding`: the deciding body found unmapped land to be a wetland
 * - `note`: a plain note on what was asked and answered, where the ordinance provides for no more
 */
export const DETERMINATION_KINDS = ['determination', 'finding', 'note'] as const;

/** The evidence that was looked at. */
export const lookedAtSchema = z.object({
  map: z.boolean().default(false).describe('the wetlands map, in the version recorded beside it'),
  mapVersion: z
    .number()
    .int()
    .positive()
    .optional()
    .describe(
      'version of the map that was looked at; the one that held on the day of the outcome when absent',
    ),
  hydricSoils: z
    .string()
    .max(2000)
    .nullable()
    .default(null)
    .describe('what the soil survey shows; null: not looked at'),
  plants: z.array(shortTextSchema).max(100).default([]).describe('wetland plants found'),
  siteVisitOn: calendarDateSchema.nullable().default(null),
  other: z.string().max(2000).default(''),
});

/** Body of POST /api/jurisdictions/{jurisdiction}/determinations: a request as it came in. */
export const newDeterminationSchema = z.object({
  kind: z.enum(DETERMINATION_KINDS),
  requestedOn: calendarDateSchema.describe('day on which the written request, and the fee, were received'),
  requestedBy: shortTextSchema,
  about: longTextSchema.describe('the land, and what is asked'),
  taxMapNumber: storableTextSchema(200).nullish(),
  geometry: drawnGeometrySchema.nullish().describe('the land, in degrees'),
  supersedes: z
    .number()
    .int()
    .positive()
    .optional()
    .describe('number of an earlier one that this one replaces'),
});

/** Body of POST …/determinations/{number}/outcome. It is given once and not changed afterwards. */
export const determinationOutcomeSchema = z.object({
  outcome: z
    .string()
    .max(80)
    .describe('an id of the outcomes that the ordinance knows; `answered` for a note'),
  decidedOn: calendarDateSchema,
  decidedBy: shortTextSchema,
  statement: longTextSchema.describe('the answer in words'),
  votesFor: z.number().int().nonnegative().max(100).nullish(),
  votesAgainst: z.number().int().nonnegative().max(100).nullish(),
  lookedAt: lookedAtSchema,
});

/** Query of GET /api/jurisdictions/{jurisdiction}/determinations. */
export const determinationQuerySchema = z.object({
  taxMapNumber: storableTextSchema(200).optional(),
  kind: z.enum(DETERMINATION_KINDS).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
});

/** The number of a determination as it stands in an address. */
export const determinationNumberSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, { message: 'must be the number of a determination, such as 3' })
  .transform(Number)
  .pipe(z.number().int());

/** A day by which something has to be done, with the period it comes from. */
export const dueSchema = z.object({
  title: z.string(),
  citation: z.string(),
  due: calendarDateSchema.nullable().describe('null: what it is counted from has not happened'),
  sentence: z.string(),
  who: z.string(),
});

export const determinationSchema = z.object({
  jurisdiction: z.string(),
  number: z.number().int(),
  kind: z.enum(DETERMINATION_KINDS),
  requestedOn: calendarDateSchema,
  requestedBy: z.string(),
  about: z.string(),
  taxMapNumber: z.string().nullable(),
  geometry: drawnGeometrySchema.nullable(),
  mapVersion: z.number().int().describe('version of the wetlands map that held when it was recorded'),
  outcomes: z
    .array(z.object({ id: z.string(), label: z.string(), words: z.string() }))
    .describe('that the ordinance knows for this kind, exactly one of which is given'),
  outcome: z.string().nullable(),
  outcomeLabel: z.string().nullable(),
  decidedOn: calendarDateSchema.nullable(),
  decidedBy: z.string().nullable(),
  statement: z.string().nullable(),
  votesFor: z.number().int().nullable(),
  votesAgainst: z.number().int().nullable(),
  votesNeeded: z.number().int().nullable(),
  lookedAt: lookedAtSchema.nullable(),
  answerDue: dueSchema.nullable(),
  deadlines: z.array(dueSchema).describe('periods that run from the outcome, such as for a petition'),
  citation: z.string().nullable(),
  supersedes: z.number().int().nullable(),
  supersededBy: z.number().int().nullable(),
  amendment: z.number().int().nullable().describe('the amendment of the map that it led into'),
  amendmentState: z
    .enum(AMENDMENT_STATES)
    .nullable()
    .optional()
    .describe('how far that amendment is; after one that was withdrawn, another can be started'),
  leadsToAmendment: z
    .boolean()
    .describe('whether its outcome is one that leads into an amendment of the map'),
  revision: z.number().int(),
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export const determinationListSchema = z.object({
  items: z.array(determinationSchema),
  next: z.string().nullable(),
  kinds: z
    .array(
      z.object({ kind: z.enum(DETERMINATION_KINDS), label: z.string(), citation: z.string().nullable() }),
    )
    .describe('that the ordinance of the municipality provides for'),
});

export type DeterminationKind = (typeof DETERMINATION_KINDS)[number];
export type DeterminationQuery = z.infer<typeof determinationQuerySchema>;
export type LookedAt = z.infer<typeof lookedAtSchema>;
export type NewDetermination = z.infer<typeof newDeterminationSchema>;
export type DeterminationOutcome = z.infer<typeof determinationOutcomeSchema>;
export type Determination = z.infer<typeof determinationSchema>;
export type DeterminationList = z.infer<typeof determinationListSchema>;
