import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { documentNameSchema } from './documents.js';
import { fieldMappingSchema } from './field-mapping.js';
import { IMPORT_LAYERS, importReportSchema, SOURCE_FORMATS } from './import-report.js';

/** Bounds on a file that is sent to be imported, and on what is shown of it before. */
export const UPLOAD_LIMITS = {
  bytes: 500_000_000,
  /** features drawn on the map of the preview, with so many positions in all, and rows of its table */
  previewFeatures: 5_000,
  previewPositions: 60_000,
  previewRows: 50,
  /** rejected features that a preview lists */
  previewRejected: 500,
  /** files of a municipality that wait at a time */
  waiting: 20,
} as const;

/** Query of POST /api/jurisdictions/{jurisdiction}/uploads; the body is the file, or pasted text named `….wkt`. */
export const uploadQuerySchema = z.object({ name: documentNameSchema });

const countSchema = z.number().int().nonnegative();

/** How what was sent stands. */
export const UPLOAD_STATES = ['received', 'importing', 'imported', 'failed', 'cancelled'] as const;

/** A file that waits to be imported, or was. */
export const uploadSchema = z.object({
  id: z.uuid(),
  jurisdiction: z.string(),
  name: z.string(),
  bytes: countSchema,
  createdAt: z.iso.datetime(),
  state: z.enum(UPLOAD_STATES),
  by: z.string().nullable().describe('who sent it'),
  fileKept: z.boolean().describe('the file is still here, to be previewed and imported'),
  layer: z.enum(IMPORT_LAYERS).nullable().describe('into which it was last ordered to be imported'),
  format: z.enum(SOURCE_FORMATS),
  layers: z.array(
    z.object({
      name: z.string().nullable().describe('what layerInFile names it by; null: the only one'),
      features: countSchema.nullable(),
      geometry: z.string().nullable(),
    }),
  ),
  progress: z
    .object({
      read: countSchema,
      accepted: countSchema,
      rejected: countSchema,
      share: z.number().min(0).max(1).describe('of the file'),
    })
    .nullable(),
  report: importReportSchema.nullable().describe('once it is imported'),
  failure: z.string().nullable().describe('why nothing came in'),
});

/** Answer of GET …/uploads: the last ones, newest first. */
export const uploadListSchema = z.object({ items: z.array(uploadSchema) });

/** How a file is to be understood. */
const readingShape = {
  layer: z.enum(IMPORT_LAYERS),
  layerInFile: z.string().max(200).optional(),
  crs: z.string().max(200).optional().describe('EPSG:n; wins over what the file says'),
  fields: fieldMappingSchema.default({}),
  repair: z.boolean().default(false),
};

/** Body of POST …/uploads/{upload}/preview. */
export const previewRequestSchema = z.object(readingShape);

/** What would come in. Nothing is stored. */
export const importPreviewSchema = z.object({
  crs: z.object({ code: z.string().nullable(), name: z.string(), how: z.string(), conversion: z.string() }),
  read: countSchema,
  accepted: countSchema,
  rejected: z.array(
    z.object({
      feature: z.number().int().positive(),
      message: z.string(),
      ring: z.number().int().positive().optional(),
      vertex: z.number().int().positive().optional(),
      location: z.object({ lon: z.number(), lat: z.number(), xFt: z.number(), yFt: z.number() }).optional(),
    }),
  ),
  rejectedCount: countSchema,
  skipped: countSchema.describe('features without a geometry, and rows marked as deleted'),
  repaired: countSchema.describe('invalid polygons among those accepted, which a repair mends'),
  refusal: z
    .string()
    .nullable()
    .describe('why nothing of the file could come in as it is read now, with what its coordinates look like'),
  suggestedCrs: z
    .array(z.string())
    .describe('systems in which the coordinates would fit; never applied by themselves'),
  present: countSchema.describe('features of the layer that are there now'),
  takenCount: countSchema.describe(
    'ids of the file that features of the layer have already: it can replace the layer, and not be added to it',
  ),
  takenIds: z.array(z.string()).describe('the first of them'),
  nextMapVersion: countSchema
    .nullable()
    .describe('that an import now would make; null: the layer has no versions'),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable().describe('degrees, NAD83'),
  geojson: z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) }),
  shown: countSchema.describe('features in geojson, of those that would come in'),
  attributes: z.array(z.string()).describe('of the file, without those that name people'),
  leftOut: z.array(z.string()).describe('attributes that name people; they are never stored'),
  rows: z.array(z.record(z.string(), z.unknown())).describe('the first rows of the attribute table'),
  columns: z
    .array(
      z.object({
        column: z.string(),
        label: z.string(),
        attribute: z.string().nullable().describe('what fills it; null: nothing does'),
        how: z.enum(['known', 'chosen', 'remembered', 'none']),
        example: z.string().nullable(),
      }),
    )
    .describe('the mapping of fields'),
  notices: z.array(z.string()),
});

/** Body of POST …/uploads/{upload}/import. */
export const importOrderSchema = z.object({
  ...readingShape,
  replace: z.boolean().default(false),
  allowRejected: z.boolean().default(false),
  accuracyFt: z.number().nonnegative().max(10_000).optional(),
  role: z.enum(['own', 'neighbor']).optional(),
  own: z.string().trim().min(1).optional(),
  mapNote: z.string().min(1).max(2000).optional(),
  mapSince: calendarDateSchema.optional(),
});

export type UploadList = z.infer<typeof uploadListSchema>;
export type UploadState = (typeof UPLOAD_STATES)[number];
export type Upload = z.infer<typeof uploadSchema>;
export type PreviewRequest = z.infer<typeof previewRequestSchema>;
export type ImportPreview = z.infer<typeof importPreviewSchema>;
export type ImportOrder = z.infer<typeof importOrderSchema>;
