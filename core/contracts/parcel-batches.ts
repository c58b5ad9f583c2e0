import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { slugSchema } from '../ordinance-format/building-blocks.js';

/** How a batch stands. Waiting: nothing of it is measured yet. */
export const BATCH_STATES = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;

/**
 * How a parcel stands to the controlled land of the ordinance.
 * - `wetland`: some of it lies in a regulated wetland or body of water
 * - `adjacent-area`: it reaches into the adjacent area, and lies in none of these
 * - `too-close`: the number falls on one side, and the accuracy of the map does not let it be told
 * - `none-found`: nothing regulated is shown near enough; never a statement that no permit is needed
 * - `undetermined`: a layer that would tell is not loaded
 * - `no-rule`: the ordinance controls no land
 * - `not-measured`: the outline cannot be measured; the row says why
 */
export const STANDINGS = [
  'wetland',
  'adjacent-area',
  'too-close',
  'none-found',
  'undetermined',
  'no-rule',
  'not-measured',
] as const;

/** Orders of the rows; a minus in front: from the largest to the smallest. */
export const ROW_SORTS = [
  'taxMapNumber',
  'address',
  'parcelSqFt',
  '-parcelSqFt',
  'inWetlandSqFt',
  '-inWetlandSqFt',
  'inWatercourseSqFt',
  '-inWatercourseSqFt',
  'inAdjacentSqFt',
  '-inAdjacentSqFt',
  'nearestWetlandFt',
  '-nearestWetlandFt',
] as const;

/** Body of POST /api/jurisdictions/{jurisdiction}/parcel-batches. */
export const newParcelBatchSchema = z.strictObject({
  on: calendarDateSchema.optional().describe('the day whose law is applied; today in New York when absent'),
  ordinance: slugSchema.optional().describe("the municipality's own when absent"),
});

const countSchema = z.number().int().nonnegative();

/** Every parcel of a municipality, screened under one law on one version of the map. */
export const parcelBatchSchema = z.object({
  id: z.uuid(),
  jurisdiction: z.string(),
  ordinance: z.string().describe('its id'),
  on: calendarDateSchema,
  mapVersion: countSchema.describe('of the wetlands map, recorded at the start; 0: there is no map'),
  method: z.string().describe('id of the way of measuring, as screenings name it'),
  state: z.enum(BATCH_STATES),
  parcels: z.object({
    total: countSchema,
    done: countSchema,
    unmeasured: countSchema.describe('of those done, with an outline that cannot be measured'),
  }),
  preparation: z
    .object({ total: countSchema, done: countSchema })
    .describe('parts of the adjacent areas that are made before the first parcel is measured'),
  secondsLeft: z
    .number()
    .nonnegative()
    .nullable()
    .describe('from how fast it went so far; null while nothing can be said, and once it has ended'),
  by: z.string().describe('who started it'),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  failure: z.string().nullable().describe('why it could not be finished, a sentence'),
  searchedFt: z
    .number()
    .describe(
      'how far around a parcel wetlands were looked for, in feet: beyond it nearestWetlandFt is null',
    ),
  summary: z.object({
    standings: z.record(z.enum(STANDINGS), countSchema).describe('parcels done, by how they stand'),
    inWetlandSqFt: z.number().describe('of all parcels done, square feet on the ground'),
    inWatercourseSqFt: z.number(),
    inAdjacentSqFt: z.number(),
  }),
  notices: z.array(z.string()).describe('what to know before relying on it'),
});

/** Answer of GET …/parcel-batches: newest first. */
export const parcelBatchListSchema = z.object({
  items: z.array(parcelBatchSchema),
  next: z.string().nullable().describe('address of the following page'),
});

export const parcelBatchesQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  after: z.string().max(80).optional(),
});

const filterShape = {
  standing: z.enum(STANDINGS).optional(),
  q: z.string().trim().max(200).optional().describe('part of a tax map number or an address'),
  sort: z.enum(ROW_SORTS).default('taxMapNumber'),
};

/** Query of GET …/parcel-batches/{batch}/rows.csv. */
export const batchFilterQuerySchema = z.object(filterShape);

/** Query of GET …/parcel-batches/{batch}/rows. */
export const batchRowsQuerySchema = z.object({
  ...filterShape,
  limit: z.coerce.number().int().min(1).max(200).default(50),
  after: z.string().max(400).optional(),
});

/** What was found of one parcel, as its own screening says it. Square feet and feet on the ground. */
export const parcelRowSchema = z.object({
  parcel: z.string().describe('id, for GET /api/parcels/{id}/screening'),
  taxMapNumber: z.string().nullable(),
  address: z.string().nullable(),
  parcelSqFt: z.number().nullable().describe('null: it could not be measured'),
  inWetlandSqFt: z
    .number()
    .nullable()
    .describe('null: a layer that would tell is not loaded, or not measured'),
  inWatercourseSqFt: z.number().nullable(),
  inAdjacentSqFt: z.number().nullable(),
  nearestWetlandFt: z
    .number()
    .nullable()
    .describe('to the nearest regulated wetland; null: none within searchedFt of the batch'),
  standing: z.enum(STANDINGS),
  certain: z.boolean().describe('whether the accuracy of the map lets the standing be told'),
  rules: z
    .array(z.object({ rule: z.string(), certain: z.boolean() }))
    .describe('rules whose finding applies, in the order of the screening; certain: all of its findings are'),
  reason: z.string().nullable().describe('why it could not be measured, a sentence'),
});

/** Answer of GET …/parcel-batches/{batch}/rows. */
export const parcelRowListSchema = z.object({
  items: z.array(parcelRowSchema),
  next: z.string().nullable().describe('address of the following page'),
});

export type BatchState = (typeof BATCH_STATES)[number];
export type Standing = (typeof STANDINGS)[number];
export type RowSort = (typeof ROW_SORTS)[number];
export type NewParcelBatch = z.output<typeof newParcelBatchSchema>;
export type ParcelBatch = z.infer<typeof parcelBatchSchema>;
export type ParcelBatchList = z.infer<typeof parcelBatchListSchema>;
export type ParcelBatchesQuery = z.output<typeof parcelBatchesQuerySchema>;
export type BatchFilterQuery = z.output<typeof batchFilterQuerySchema>;
export type BatchRowsQuery = z.output<typeof batchRowsQuerySchema>;
export type ParcelRow = z.infer<typeof parcelRowSchema>;
export type ParcelRowList = z.infer<typeof parcelRowListSchema>;
