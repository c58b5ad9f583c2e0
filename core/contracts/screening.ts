import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { explainedFindingSchema } from '../finding.js';
import { MITIGATION_TYPES } from '../measurements.js';
import { factIdSchema, slugSchema } from '../ordinance-format/building-blocks.js';
import { activityRulingSchema, askedQuestionSchema } from './activities.js';
import { stateNoteSchema } from './state-law.js';
import { storableTextSchema } from './text.js';

/** Bounds on a request, said in the answer when they are passed and in the OpenAPI document. */
export const LIMITS = {
  bodyBytes: 2_000_000,
  features: 200,
  verticesPerRequest: 20_000,
  nameLength: 200,
} as const;

const positionSchema = z
  .array(z.number({ message: 'must be a number' }).finite({ message: 'must be a finite number' }))
  .min(2, { message: 'a position needs longitude and latitude' })
  .max(4);

const ringSchema = z.array(positionSchema);

const polygonSchema = z.object({ type: z.literal('Polygon'), coordinates: z.array(ringSchema) });
const multiPolygonSchema = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.array(ringSchema)),
});

/** Polygon or MultiPolygon in degrees (NAD83); rings, ranges and closing are checked where they can be named. */
export const drawnGeometrySchema = z.discriminatedUnion('type', [polygonSchema, multiPolygonSchema], {
  message: 'must be a Polygon or a MultiPolygon',
});

/** A phase of the work: days on which its ground is open, both included. No `to`: open until the end. */
export const phaseSchema = z
  .object({
    name: storableTextSchema(LIMITS.nameLength).optional(),
    from: calendarDateSchema,
    to: calendarDateSchema.optional(),
  })
  .refine((phase) => phase.to === undefined || phase.from <= phase.to, {
    message: 'a phase must not end before it begins',
  });

const textSchema = storableTextSchema(LIMITS.nameLength);

/** Answers to the questions of an ordinance, by their ids. */
const answersSchema = z.record(factIdSchema, z.union([z.boolean(), z.number().finite(), textSchema]));

const disturbancePropertiesSchema = z.object({
  role: z.literal('disturbance'),
  name: textSchema.nullish(),
  activity: textSchema.nullish(),
  /** whether the ground is put back as it was; recorded and shown, no ordinance held here tells them apart */
  duration: z.enum(['permanent', 'temporary']).nullish(),
  phase: phaseSchema.nullish(),
  /** facts of this disturbance, over those of the whole proposal */
  answers: answersSchema.nullish(),
});

const mitigationPropertiesSchema = z.object({
  role: z.literal('mitigation'),
  name: textSchema.nullish(),
  mitigationType: z.enum(MITIGATION_TYPES),
});

export const drawnFeatureSchema = z.object({
  type: z.literal('Feature'),
  id: z.union([textSchema, z.number()]).optional(),
  properties: z.discriminatedUnion('role', [disturbancePropertiesSchema, mitigationPropertiesSchema], {
    message: 'must be "disturbance" or "mitigation"',
  }),
  geometry: drawnGeometrySchema,
});

const decisionSchema = z.object({ decidedOn: calendarDateSchema, reason: storableTextSchema(2000).min(1) });

export const proposalFactsSchema = z.object({
  largerCommonPlan: z.boolean().optional(),
  planDisturbanceSqFt: z.number().nonnegative().max(1e9).optional(),
  singleFamilyResidence: z.boolean().optional(),
  agriculturalProperty: z.boolean().optional(),
  dischargesToImpairedWater: z.boolean().optional(),
  approvedSwpppAllowsMoreOpen: z.boolean().optional(),
  bufferMitigationNotFeasible: decisionSchema.optional(),
  offSiteMitigationAccepted: decisionSchema.optional(),
  feeInLieu: z
    .object({
      recommendedOn: calendarDateSchema.optional(),
      acceptedOn: calendarDateSchema,
      wetlandSqFt: z.number().nonnegative().max(1e9).default(0),
      bufferSqFt: z.number().nonnegative().max(1e9).default(0),
    })
    .optional(),
  answers: answersSchema.optional(),
});

const featuresSchema = z
  .array(drawnFeatureSchema)
  .min(1, { message: 'draw at least one disturbance' })
  .max(LIMITS.features, { message: `at most ${LIMITS.features} features in one request` });

/** Body of POST /api/screenings: a GeoJSON FeatureCollection with the members below beside `features`. */
export const screeningRequestSchema = z.object({
  type: z.literal('FeatureCollection').optional(),
  jurisdiction: z.string().min(1).max(80),
  ordinance: slugSchema.optional(),
  on: calendarDateSchema.optional(),
  features: z.union([
    featuresSchema,
    z.object({ type: z.literal('FeatureCollection'), features: featuresSchema }).transform((c) => c.features),
  ]),
  facts: proposalFactsSchema.optional(),
  /** use the repair that an earlier answer offered for an invalid polygon */
  acceptRepair: z.boolean().optional(),
});

const areaSchema = z.number().nonnegative().describe('square feet on the ground, unrounded');
const areaOrUnknownSchema = areaSchema
  .nullable()
  .describe('square feet on the ground; null when a layer it needs is not loaded');

export const mitigationLineSchema = z.object({
  ratio: z
    .number()
    .nullable()
    .describe('replacement per square foot lost; null when the ordinance held here states none'),
  lossSqFt: areaOrUnknownSchema,
  requiredSqFt: areaOrUnknownSchema,
  paidForSqFt: areaSchema.describe(
    'of what is required, square feet for which a payment was accepted instead; they need not be provided',
  ),
  providedSqFt: areaSchema,
  shortfallSqFt: areaOrUnknownSchema,
  surplusSqFt: areaOrUnknownSchema,
  onSiteSqFt: areaOrUnknownSchema,
  offSiteSqFt: areaOrUnknownSchema,
});

export const screenedWetlandSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  kind: z.enum(['freshwater', 'tidal']),
  areaSqFt: areaSchema,
  gridAreaSqFt: areaSchema,
  marginSqFt: z.number().nullable(),
  regulated: z.boolean(),
  criterion: z.string().nullable().describe('rule under which it is regulated'),
  certain: z.boolean(),
  distanceFt: z.number(),
  accuracyFt: z.number().nullable(),
  overlapSqFt: areaOrUnknownSchema,
  adjacentOverlapSqFt: areaOrUnknownSchema,
});

export const screenedWatercourseSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  kind: z.string(),
  regulated: z.boolean(),
  distanceFt: z.number(),
  accuracyFt: z.number().nullable(),
  overlapSqFt: areaOrUnknownSchema,
  adjacentOverlapSqFt: areaOrUnknownSchema,
});

export const screenedParcelSchema = z.object({
  id: z.string(),
  taxMapNumber: z.string().nullable(),
  address: z.string().nullable(),
  parcelSqFt: areaSchema,
  overlapSqFt: areaSchema,
});

const answerSchema = z.object({
  jurisdiction: z.object({ id: z.string(), name: z.string(), invented: z.boolean() }),
  ordinance: z.object({ id: z.string(), name: z.string(), shortName: z.string() }),
  on: calendarDateSchema.describe('the day whose law is applied'),
  mapVersion: z.number().int().describe('version of the wetlands map; 0 before the first layer is loaded'),
  mapSince: calendarDateSchema.nullable(),
  summary: z.string().describe('the answer in one sentence'),
  wetlands: z.array(screenedWetlandSchema),
  watercourses: z.array(screenedWatercourseSchema),
  parcels: z.array(screenedParcelSchema),
  slivers: z
    .array(screenedParcelSchema)
    .describe('parcels touched by less than the tolerance of digitising, left out of `parcels`'),
  findings: z.array(explainedFindingSchema),
  checkedAndNotFound: z.array(z.string()),
  notices: z.array(z.string()).describe('what a reader must know before relying on the figures'),
  method: z.object({
    id: z.string(),
    statement: z.string(),
    srid: z.number(),
    gridScale: z.number().describe('grid feet in one foot on the ground, at the subject'),
    gridAreaSqFt: z.number().describe('area of the subject on the State Plane grid, as plans quote it'),
  }),
  guidance: z.string(),
  stateLaw: z
    .array(stateNoteSchema)
    .describe('the law of the state, beside the findings and no part of them'),
});

/** The split that a parcel and a proposal have in common; together with the whole they add up. */
const splitTotals = {
  inWetlandSqFt: areaOrUnknownSchema,
  inWatercourseSqFt: areaOrUnknownSchema,
  inAdjacentSqFt: areaOrUnknownSchema,
  outsideControlledSqFt: areaOrUnknownSchema,
  outsideMunicipalitySqFt: areaOrUnknownSchema,
  nearestWetlandFt: z.number().nullable(),
};

export const proposalScreeningSchema = answerSchema.extend({
  id: z.string().describe('under which the answer is kept'),
  totals: z.object({
    disturbanceSqFt: areaSchema,
    ...splitTotals,
  }),
  mitigation: z.object({ wetland: mitigationLineSchema, buffer: mitigationLineSchema }),
  activities: z.array(activityRulingSchema).describe('how the ordinance stands to what is done'),
  questions: z.array(askedQuestionSchema).describe('facts whose answers matter here, answered or not'),
  repaired: z.array(z.number().int()).describe('features whose offered repair was used'),
});

export const parcelScreeningSchema = answerSchema.extend({
  parcel: z.object({ id: z.string(), taxMapNumber: z.string().nullable(), address: z.string().nullable() }),
  totals: z.object({
    parcelSqFt: areaSchema,
    ...splitTotals,
  }),
});

export type ScreeningRequest = z.infer<typeof screeningRequestSchema>;
export type DrawnFeature = z.infer<typeof drawnFeatureSchema>;
export type DrawnGeometry = z.infer<typeof drawnGeometrySchema>;
export type Phase = z.infer<typeof phaseSchema>;
export type MitigationLine = z.infer<typeof mitigationLineSchema>;
export type ScreenedWetland = z.infer<typeof screenedWetlandSchema>;
export type ScreenedWatercourse = z.infer<typeof screenedWatercourseSchema>;
export type ScreenedParcel = z.infer<typeof screenedParcelSchema>;
export type ProposalScreening = z.infer<typeof proposalScreeningSchema>;
export type ParcelScreening = z.infer<typeof parcelScreeningSchema>;
