import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { documentReferenceSchema, documentSchema } from './documents.js';
import { drawnGeometrySchema } from './screening.js';
import { storableTextSchema, writtenTextSchema } from './text.js';

/** How far an amendment is: only a draft is changed, only a proposed one adopted; adopted and withdrawn are ends. */
export const AMENDMENT_STATES = ['draft', 'proposed', 'adopted', 'withdrawn'] as const;

/** What an amendment does to a wetland. */
export const CHANGE_ACTIONS = ['add', 'reshape', 'retire', 'reclassify'] as const;

/** Bounds on an amendment, said when they are passed. */
export const AMENDMENT_LIMITS = {
  changes: 500,
  operationsPerRequest: 100,
  verticesPerShape: 20_000,
  delineationBytes: 20_000_000,
  documentBytes: 20_000_000,
} as const;

const KINDS = ['freshwater', 'tidal'] as const;

/** The id that a wetland has on the map: letters, digits and . _ / - */
export const wetlandIdSchema = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,79}$/u, {
  message: 'must be 1 to 80 letters, digits, spaces or . _ / - beginning with a letter or digit',
});

const noteSchema = storableTextSchema(2000);
const shortTextSchema = storableTextSchema(200);
const accuracySchema = z.number().nonnegative().max(1000).nullable().describe('feet; null: not recorded');

/** What a wetland is, beside its shape. */
export const wetlandAttributesSchema = z.object({
  name: shortTextSchema.nullable(),
  kind: z.enum(KINDS),
  localImportance: z.boolean().describe('of unusual local importance, as the municipality decided'),
  degraded: z.boolean(),
  accuracyFt: accuracySchema,
  source: shortTextSchema.nullable().describe('who or what the outline comes from'),
});

const changedAttributesSchema = wetlandAttributesSchema.partial();

const lineSchema = z.object({
  type: z.literal('LineString'),
  coordinates: z.array(z.array(z.number()).min(2).max(4)).min(2).max(2000),
});

/** Half of an answer about a change: a wetland as it is or would be. */
export const wetlandStateSchema = wetlandAttributesSchema.extend({
  areaSqFt: z.number().describe('square feet on the ground'),
  gridAreaSqFt: z.number(),
  perimeterFt: z.number(),
  geometry: drawnGeometrySchema.describe('MultiPolygon in degrees (NAD83)'),
});

/** One wetland that an amendment changes. */
export const amendmentChangeSchema = z.object({
  number: z.number().int().describe('within the amendment; never given again'),
  action: z.enum(CHANGE_ACTIONS),
  wetland: z.string(),
  derivedFrom: z.array(z.string()).describe('wetlands that it was split off from or merged of'),
  note: z.string(),
  delineatedFrom: z.string().nullable().describe('file and feature that the shape came from'),
  by: z.string().nullable(),
  at: z.iso.datetime(),
  before: wetlandStateSchema.nullable().describe('null for a new wetland'),
  after: wetlandStateSchema.nullable().describe('null for a retired one'),
  gainedSqFt: z.number().describe('land that is in it after and was not before'),
  lostSqFt: z.number(),
  netSqFt: z.number(),
});

/** Who delineated what, when and how. */
export const evidenceSchema = z.object({
  number: z.number().int(),
  wetlands: z.array(z.string()).describe('empty: all that the amendment changes'),
  delineatedBy: z.string(),
  delineatedOn: calendarDateSchema,
  method: z.string(),
  accuracyFt: accuracySchema,
  note: z.string(),
  document: documentSchema.nullable(),
  attachedBy: z.string().nullable(),
  attachedAt: z.iso.datetime(),
});

/** A wetland of an amendment that the map shows otherwise than the amendment began from. */
export const amendmentConflictSchema = z.object({
  wetland: z.string(),
  change: z.number().int(),
  sinceVersion: z.number().int().describe('version of the map that changed it'),
  base: wetlandStateSchema.nullable().describe('as the amendment began from'),
  theirs: wetlandStateSchema.nullable().describe('as the map has it now; null: retired'),
  yours: wetlandStateSchema.nullable().describe('as the amendment would have it; null: retired'),
  differenceSqFt: z.number().nullable().describe('land in one of theirs and yours only'),
});

const headShape = {
  jurisdiction: z.string(),
  number: z.number().int(),
  title: z.string(),
  reason: z.string(),
  state: z.enum(AMENDMENT_STATES),
  baseVersion: z.number().int().describe('map version that it began from, or was carried over to'),
  newestVersion: z.number().int().describe('newest map version there is'),
  revision: z.number().int().describe('grows with every change; its ETag is "r" and this number'),
  restores: z.number().int().nullable().describe('amendment that this one takes back'),
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  proposedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decisionNote: z.string().nullable(),
  effectiveOn: calendarDateSchema.nullable(),
  reference: z.string().nullable().describe('resolution or local law by which it was adopted'),
  adoptedVersion: z.number().int().nullable(),
};

export const amendmentSummarySchema = z.object({ ...headShape, changes: z.number().int() });
export const amendmentListSchema = z.object({
  items: z.array(amendmentSummarySchema),
  next: z.string().nullable(),
});

/** An amendment whole. */
export const amendmentSchema = z.object({
  ...headShape,
  changes: z.array(amendmentChangeSchema),
  evidence: z.array(evidenceSchema),
  conflicts: z.array(amendmentConflictSchema).describe('empty unless the map changed meanwhile'),
  totals: z.object({ gainedSqFt: z.number(), lostSqFt: z.number(), netSqFt: z.number() }),
});

/** Query of GET /api/jurisdictions/{jurisdiction}/amendments. */
export const amendmentListQuerySchema = z.object({
  state: z.enum(AMENDMENT_STATES).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
});

/** The number of an amendment as it stands in an address. */
export const amendmentNumberSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, { message: 'must be the number of an amendment, such as 3' })
  .transform(Number)
  .pipe(z.number().int().positive());

/** Body of POST /api/jurisdictions/{jurisdiction}/amendments. */
export const newAmendmentSchema = z.object({
  title: writtenTextSchema(200),
  reason: noteSchema.default(''),
  restores: z.number().int().positive().optional().describe('an adopted amendment to take back'),
});

/** Body of PATCH …/amendments/{number}. */
export const amendmentTextSchema = z
  .object({ title: writtenTextSchema(200).optional(), reason: noteSchema.optional() })
  .refine(({ title, reason }) => title !== undefined || reason !== undefined, {
    message: 'must change the title or the reason',
  });

const noted = { note: noteSchema.default('') };

/** One step of drawing an amendment. A wetland that the draft has changed already is taken as the draft has it. */
export const operationSchema = z.discriminatedUnion('operation', [
  z.object({
    operation: z.literal('add'),
    wetland: wetlandIdSchema.optional().describe('its id on the map; one is given when absent'),
    attributes: wetlandAttributesSchema,
    geometry: drawnGeometrySchema,
    ...noted,
  }),
  z.object({
    operation: z.literal('reshape'),
    wetland: z.string(),
    geometry: drawnGeometrySchema,
    attributes: changedAttributesSchema.optional(),
    ...noted,
  }),
  z.object({
    operation: z.literal('split'),
    wetland: z.string(),
    line: lineSchema.describe('cuts the wetland in at least two; the largest part keeps the id'),
    ...noted,
  }),
  z.object({
    operation: z.literal('merge'),
    wetlands: z.array(z.string()).min(2).max(20),
    into: z.string().describe('one of them, which keeps its id and attributes; the others are retired'),
    ...noted,
  }),
  z.object({
    operation: z.literal('cut-hole'),
    wetland: z.string(),
    geometry: drawnGeometrySchema.describe('land taken out of the wetland'),
    ...noted,
  }),
  z.object({
    operation: z.literal('retire'),
    wetland: z.string(),
    note: writtenTextSchema(2000, 'must say why'),
  }),
  z.object({
    operation: z.literal('reclassify'),
    wetland: z.string(),
    attributes: changedAttributesSchema,
    ...noted,
  }),
  z.object({
    operation: z.literal('take-back'),
    change: z.number().int().describe('number of the change of this draft'),
  }),
  z.object({
    operation: z.literal('rematch'),
    change: z.number().int().describe('number of a change with a shape'),
    wetland: z.string().nullable().describe('the wetland that the shape replaces; null: it is a new one'),
  }),
]);

/** Body of POST …/changes. All of them, or none. */
export const operationsSchema = z.object({
  operations: z.array(operationSchema).min(1).max(AMENDMENT_LIMITS.operationsPerRequest),
});

/** Body of POST …/adopt. */
export const adoptionSchema = z.object({
  effectiveOn: calendarDateSchema,
  reference: writtenTextSchema(300, 'must name the resolution or local law'),
  note: noteSchema.default(''),
});

/** Body of POST …/withdraw and …/reopen. */
export const decisionNoteSchema = z.object({ note: writtenTextSchema(2000, 'must say why') });

/** Body of POST …/carry-over: what becomes of each conflict. Changes without conflict come along by themselves. */
export const carryOverSchema = z.object({
  decisions: z
    .array(
      z.object({
        wetland: z.string(),
        keep: z
          .enum(['yours', 'theirs'])
          .describe('`yours`: change the wetland as it is now into yours; `theirs`: drop your change'),
      }),
    )
    .max(AMENDMENT_LIMITS.changes)
    .default([]),
});

/** Body of POST …/evidence. */
export const newEvidenceSchema = z.object({
  wetlands: z.array(z.string()).max(AMENDMENT_LIMITS.changes).default([]),
  delineatedBy: writtenTextSchema(200),
  delineatedOn: calendarDateSchema,
  method: writtenTextSchema(200),
  accuracyFt: accuracySchema,
  note: noteSchema.default(''),
  document: documentReferenceSchema
    .optional()
    .describe('sent before with POST /api/jurisdictions/{jurisdiction}/documents'),
});

export type AmendmentState = (typeof AMENDMENT_STATES)[number];
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];
export type WetlandAttributes = z.infer<typeof wetlandAttributesSchema>;
export type WetlandState = z.infer<typeof wetlandStateSchema>;
export type AmendmentChange = z.infer<typeof amendmentChangeSchema>;
export type Evidence = z.infer<typeof evidenceSchema>;
export type AmendmentConflict = z.infer<typeof amendmentConflictSchema>;
export type AmendmentSummary = z.infer<typeof amendmentSummarySchema>;
export type AmendmentList = z.infer<typeof amendmentListSchema>;
export type AmendmentListQuery = z.output<typeof amendmentListQuerySchema>;
export type Amendment = z.infer<typeof amendmentSchema>;
export type NewAmendment = z.infer<typeof newAmendmentSchema>;
export type AmendmentText = z.infer<typeof amendmentTextSchema>;
export type Operation = z.infer<typeof operationSchema>;
export type Adoption = z.infer<typeof adoptionSchema>;
export type CarryOver = z.infer<typeof carryOverSchema>;
export type NewEvidence = z.infer<typeof newEvidenceSchema>;
