import { z } from 'zod';
import { fieldMappingSchema } from '../../core/contracts/field-mapping.js';
import { IMPORT_LAYERS } from '../../core/contracts/import-report.js';
import { calendarDateSchema } from '../../core/dates.js';
import { InvalidInput } from '../../core/errors.js';
import { requireColumn } from './attributes/chosen-fields.js';
import { parseCrsName } from './crs-statement.js';

const crsSchema = z
  .string()
  .transform((text) => parseCrsName(/^\d+$/.test(text.trim()) ? `EPSG:${text.trim()}` : text))
  .transform((code) => (code === 'CRS84' ? 4326 : code))
  .pipe(z.number({ error: 'is written as in EPSG:2260' }));

/** What to import, and how. */
const fieldsSchema = z.object({
  layer: z.enum(IMPORT_LAYERS, { error: `The layer must be one of ${IMPORT_LAYERS.join(', ')}` }),
  file: z.string().min(1),
  jurisdiction: z.string().min(1),
  /** coordinate system of the file, such as EPSG:2263; wins over what the file says */
  crs: crsSchema.optional(),
  /** take the features of the layer that are there off the map */
  replace: z.boolean().default(false),
  /** positional accuracy, in feet, of features that carry none of their own */
  accuracyFt: z.number().nonnegative().max(10_000).optional(),
  /** replace the layer although features of the file are rejected, which are then missing from it */
  allowRejected: z.boolean().default(false),
  /** take invalid polygons in repaired, each listed in the report */
  repair: z.boolean().default(false),
  layerInFile: z.string().min(1).optional(),
  /** column → attribute, where a person says it; wins over what is known and what is remembered of such files */
  fields: fieldMappingSchema.default({}),
  /** role of municipal outlines that name none; own where it is left out */
  role: z.enum(['own', 'neighbor'], { error: 'The role must be own or neighbor' }).optional(),
  /** name of the own outline among municipal outlines that name no role; the others are neighbours */
  own: z.string().trim().min(1).optional(),
  /**
   * Join this map version, the newest one, instead of making the next: for the further layers of one load. The
   * report of the first layer says its number.
   */
  mapVersion: z.number().int().positive().optional(),
  /** note of the map version it makes; names the file where it is left out */
  mapNote: z.string().min(1).max(2000).optional(),
  /** day from which the map version it makes holds; today in New York where it is left out */
  mapSince: calendarDateSchema.optional(),
});

/** The same, without options that contradict each other. */
export const importRequestSchema = fieldsSchema
  .refine(({ own, role }) => own === undefined || role === undefined, {
    error: 'The own outline is named either by --own or by --role, not by both',
  })
  .refine(({ own, layer }) => own === undefined || layer === 'municipality', {
    error: 'The option --own is for the layer municipality',
  });

export type ImportRequest = z.input<typeof importRequestSchema>;
export type ParsedImportRequest = z.output<typeof importRequestSchema>;

/** @throws InvalidInput  naming what cannot be used */
export function parseImportRequest(request: ImportRequest): ParsedImportRequest {
  const parsed = importRequestSchema.safeParse(request);
  if (parsed.success) {
    for (const column of Object.keys(parsed.data.fields)) requireColumn(parsed.data.layer, column);
    return parsed.data;
  }
  const faults = parsed.error.issues.map(({ path: at, message }) =>
    /^The /.test(message) ? message : `${at.join('.')} ${message}`,
  );
  throw new InvalidInput(`${faults.join('; ')}.`);
}
