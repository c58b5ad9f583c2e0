import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { amendmentChangeSchema, CHANGE_ACTIONS, evidenceSchema, wetlandStateSchema } from './amendments.js';
import { controlledAreaQuerySchema } from './controlled-area.js';

/** A version of a municipality's wetlands map, on its timeline. */
export const mapVersionSchema = z.object({
  number: z.number().int(),
  since: calendarDateSchema.describe('first day on which it holds'),
  until: calendarDateSchema
    .nullable()
    .describe('last day on which it held; null: none is later; before `since`: it never held for a day'),
  recordedAt: z.iso.datetime(),
  kind: z.enum(['import', 'amendment']),
  note: z.string(),
  amendment: z.number().int().nullable(),
  title: z.string().nullable().describe('of the amendment'),
  reference: z.string().nullable(),
  by: z.string().nullable(),
  changes: z.object({
    added: z.number().int(),
    reshaped: z.number().int(),
    retired: z.number().int(),
    reclassified: z.number().int(),
    watercourses: z.number().int().describe('watercourses added or retired'),
  }),
  wetlands: z.number().int().describe('on the map in this version'),
  wetlandSqFt: z.number().describe('square feet of them; overlaps count twice'),
});

/** Query of GET /api/jurisdictions/{jurisdiction}/map-versions. */
export const mapVersionListQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
});

/** The number of a version as it stands in an address. */
export const mapVersionNumberSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, { message: 'must be the number of a map version, such as 3' })
  .transform(Number)
  .pipe(z.number().int());

export const mapVersionListSchema = z.object({
  items: z.array(mapVersionSchema).describe('newest first'),
  next: z.string().nullable(),
});

/** A wetland that two versions of the map show differently. */
export const mapDifferenceSchema = z.object({
  wetland: z.string(),
  action: z.enum(CHANGE_ACTIONS),
  before: wetlandStateSchema.nullable(),
  after: wetlandStateSchema.nullable(),
  gainedSqFt: z.number(),
  lostSqFt: z.number(),
  netSqFt: z.number(),
  amendments: z.array(z.number().int()).describe('that changed it in between; empty: imports did'),
});

/** Query of GET /api/jurisdictions/{jurisdiction}/map-comparison: versions by number or by day. */
export const mapComparisonQuerySchema = z.object({
  from: z.union([
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .pipe(z.number().int()),
    calendarDateSchema,
  ]),
  to: z.union([
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .pipe(z.number().int()),
    calendarDateSchema,
  ]),
});

const versionRefSchema = z.object({ number: z.number().int(), since: calendarDateSchema.nullable() });

export const mapComparisonSchema = z.object({
  from: versionRefSchema,
  to: versionRefSchema,
  items: z.array(mapDifferenceSchema).describe('the largest differences first'),
  left: z.number().int().describe('further differences that are not in `items`'),
  totals: z.object({
    added: z.number().int(),
    reshaped: z.number().int(),
    retired: z.number().int(),
    reclassified: z.number().int(),
    gainedSqFt: z.number(),
    lostSqFt: z.number(),
    netSqFt: z.number(),
    atLeast: z
      .boolean()
      .optional()
      .describe(
        'true: more wetlands were reshaped than are overlaid for one answer, so that gained and lost are at least so much',
      ),
  }),
});

/** Answer of GET …/map-versions/{number}: a version with what it changed, and on what evidence. */
export const mapVersionDetailSchema = mapVersionSchema.extend({
  items: z.array(amendmentChangeSchema.omit({ number: true, by: true, at: true })),
  left: z.number().int(),
  evidence: z.array(evidenceSchema),
  reason: z.string().nullable(),
});

/** One state in which a wetland was on the map. */
export const wetlandPastSchema = z.object({
  version: z.number().int(),
  since: calendarDateSchema,
  until: calendarDateSchema.nullable(),
  kind: z.enum(['import', 'amendment']),
  action: z.enum(CHANGE_ACTIONS).describe('what brought it into this state'),
  amendment: z.number().int().nullable(),
  title: z.string().nullable(),
  reference: z.string().nullable(),
  note: z.string(),
  state: wetlandStateSchema.nullable().describe('null: it was retired'),
  netSqFt: z.number().nullable().describe('against the state before'),
  evidence: z.array(evidenceSchema),
});

/** Answer of GET /api/jurisdictions/{jurisdiction}/wetlands/{id}/history. */
export const wetlandHistorySchema = z.object({
  jurisdiction: z.string(),
  wetland: z.string(),
  items: z.array(wetlandPastSchema).describe('newest first'),
  derivedFrom: z.array(z.string()),
  ledTo: z.array(z.string()).describe('wetlands that were split off from it or merged of it'),
  left: z.number().int().optional().describe('1: there are older states than are shown here'),
});

/** Query of GET …/wetlands/{wetland}. */
export const onDayQuerySchema = z.object({ on: calendarDateSchema.optional() });

/** Answer of GET /api/jurisdictions/{jurisdiction}/wetlands/{id}: as it is on the map of a day. */
export const wetlandSchema = wetlandStateSchema.extend({
  jurisdiction: z.string(),
  wetland: z.string(),
  mapVersion: z.number().int(),
  mapSince: calendarDateSchema
    .optional()
    .describe('first day of that version; later than the day asked about: the record begins later'),
  firstVersion: z.number().int(),
  classInWords: z
    .string()
    .nullable()
    .describe(
      'what sort of wetland its file calls it, such as a Cowardin code in words; null: it says nothing',
    ),
});

/** Query of GET …/edges. */
export const edgesQuerySchema = z.object({
  bbox: controlledAreaQuerySchema.shape.bbox,
  on: calendarDateSchema.optional(),
});

/** Answer of GET …/edges?bbox=: outlines to snap to, as GeoJSON in degrees with all their digits. */
export const edgesSchema = z.object({
  type: z.literal('FeatureCollection'),
  mapVersion: z.number().int(),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      properties: z.object({
        layer: z.enum(['wetlands', 'parcels', 'watercourses', 'municipality']),
        id: z.string(),
      }),
      geometry: z.object({
        type: z.literal('MultiLineString'),
        coordinates: z.array(z.array(z.array(z.number()))),
      }),
    }),
  ),
});

/** One line of the log. */
export const activitySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  jurisdiction: z.string().nullable(),
  by: z.string(),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export const activityListSchema = z.object({ items: z.array(activitySchema), next: z.string().nullable() });

export type MapVersion = z.infer<typeof mapVersionSchema>;
export type MapVersionList = z.infer<typeof mapVersionListSchema>;
export type MapVersionDetail = z.infer<typeof mapVersionDetailSchema>;
export type MapDifference = z.infer<typeof mapDifferenceSchema>;
export type MapComparison = z.infer<typeof mapComparisonSchema>;
export type WetlandPast = z.infer<typeof wetlandPastSchema>;
export type WetlandHistory = z.infer<typeof wetlandHistorySchema>;
export type MapWetland = z.infer<typeof wetlandSchema>;
export type Edges = z.infer<typeof edgesSchema>;
export type Activity = z.infer<typeof activitySchema>;
export type ActivityList = z.infer<typeof activityListSchema>;
