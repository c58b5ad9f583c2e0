import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';

/** The layers that can be imported. The last three are for orientation on the map; no rule reads them. */
export const IMPORT_LAYERS = [
  'municipality',
  'wetlands',
  'watercourses',
  'parcels',
  'impaired-waters',
  'hydric-soils',
  'roads',
  'buildings',
  'water',
] as const;

/** What a file that is read may be. */
export const SOURCE_FORMATS = [
  'GeoJSON',
  'Shapefile',
  'zipped Shapefile',
  'GeoPackage',
  'KML',
  'KMZ',
  'DXF',
  'File Geodatabase',
  'FlatGeobuf',
  'GPX',
  'CSV',
  'well-known text',
] as const;

export type SourceFormat = (typeof SOURCE_FORMATS)[number];

/** Problems of single features that a report lists at most; their number is always complete. */
export const LISTED_PROBLEMS = 5000;

const countSchema = z.number().int().nonnegative();

/** Where on earth, as in `Problem`. */
const placeSchema = z.object({
  lon: z.number().describe('degrees, NAD83'),
  lat: z.number(),
  xFt: z.number().describe('EPSG:2260, US survey feet'),
  yFt: z.number(),
});

/** A feature that did not come in: its number in the file (from 1), what is wrong, and where. */
const rejectedFeatureSchema = z.object({
  feature: z.number().int().positive(),
  message: z.string(),
  ring: z.number().int().positive().optional().describe('from 1, over all rings of the feature'),
  vertex: z.number().int().positive().optional(),
  location: placeSchema.optional(),
});

/** An invalid polygon that came in repaired, because a repair was asked for. */
const repairedFeatureSchema = z.object({
  feature: z.number().int().positive(),
  message: z.string().describe('what was wrong'),
  location: placeSchema.optional(),
  gridAreaBeforeSqFt: z
    .number()
    .describe('of the polygon as it is in the file; lobes of a bow-tie cancel out'),
  gridAreaAfterSqFt: z.number(),
  areaAfterSqFt: z.number().describe('on the ground'),
});

export const importReportSchema = z.object({
  layer: z.enum(IMPORT_LAYERS),
  jurisdiction: z.string(),
  file: z.string().describe('name without its folder'),
  format: z.enum(SOURCE_FORMATS),
  layerInFile: z.string().nullable().describe('of a file that holds several layers'),
  crs: z.object({
    code: z.string().nullable().describe('such as EPSG:2263; null for a definition without a code'),
    name: z.string(),
    how: z.string().describe('how it was known'),
    conversion: z.string().describe('what was done to the coordinates'),
  }),
  read: countSchema.describe('features in the file, those skipped included'),
  accepted: countSchema,
  rejected: countSchema,
  skipped: z.object({
    nullGeometry: countSchema.describe('features without a geometry'),
    deletedRows: countSchema.describe('rows marked as deleted in the .dbf'),
  }),
  replaced: countSchema.describe('earlier features taken off the map (wetlands: retired, never deleted)'),
  mapVersion: z.number().int().positive().nullable().describe('version of the wetlands map that it made'),
  mapSince: calendarDateSchema.nullable(),
  totals: z.object({
    areaSqFt: z.number().describe('of the areas that came in, on the ground, overlaps counted each time'),
    gridAreaSqFt: z.number().describe('the same on the State Plane grid'),
    lengthFt: z.number().describe('of the lines that came in, on the ground'),
  }),
  attributes: z.array(z.object({ attribute: z.string(), use: z.string() })),
  rejectedFeatures: z.array(rejectedFeatureSchema).describe(`at most ${LISTED_PROBLEMS}`),
  repairedFeatures: z.array(repairedFeatureSchema).describe(`at most ${LISTED_PROBLEMS}`),
  notices: z.array(z.string()),
  seconds: z.number(),
});

export type ImportLayerId = (typeof IMPORT_LAYERS)[number];
export type RepairedFeature = z.infer<typeof repairedFeatureSchema>;
export type ImportReport = z.infer<typeof importReportSchema>;
