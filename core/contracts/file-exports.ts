import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { slugSchema } from '../ordinance-format/building-blocks.js';

/** What layers, answers and lists can be had as. */
export const EXPORT_FORMATS = ['geojson', 'shapefile', 'geopackage', 'kml', 'dxf', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Coordinates of a file: State Plane New York East in US survey feet, or longitude and latitude (WGS 84). */
export const EXPORT_CRS = ['EPSG:2260', 'EPSG:4326'] as const;
export type ExportCrs = (typeof EXPORT_CRS)[number];

/** The layers of a municipality that can be had as a file. */
export const EXPORT_LAYERS = [
  'municipality',
  'wetlands',
  'adjacent-areas',
  'watercourses',
  'parcels',
  'impaired-waters',
  'hydric-soils',
  'roads',
  'buildings',
  'water',
] as const;
export type ExportLayer = (typeof EXPORT_LAYERS)[number];

/** Lists of a municipality that can be had as a file. Those without shapes are tables, and come as CSV alone. */
export const EXPORT_LISTS = ['determinations', 'amendments', 'map-versions', 'activity-log'] as const;
export type ExportList = (typeof EXPORT_LISTS)[number];

/** Bounds on a file, said where they are passed. */
export const EXPORT_LIMITS = { features: 500_000, bytes: 1_500_000_000, perMinute: 300 } as const;

/** Form of a file: KML is in degrees and DXF in State Plane feet whatever is asked for. */
export const exportFormSchema = z.object({
  format: z.enum(EXPORT_FORMATS),
  crs: z.enum(EXPORT_CRS).default('EPSG:2260'),
});
export type ExportForm = z.infer<typeof exportFormSchema>;

/** Query of a layer as a file. */
export const exportQuerySchema = exportFormSchema.extend({
  on: calendarDateSchema.optional(),
  /** of the wetlands map, in the place of a day: one that never held for a day has none */
  version: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
});
export type ExportQuery = z.infer<typeof exportQuerySchema>;

/** Query of a parcel's check as a file. */
export const parcelExportQuerySchema = exportFormSchema.extend({
  on: calendarDateSchema.optional(),
  ordinance: slugSchema.optional(),
});

/** Query of the signed-in person's kept proposals as a file. */
export const proposalExportQuerySchema = exportFormSchema.extend({
  jurisdiction: z.string().min(1).max(80),
});

/** @returns the coordinates that a file of that format has, where some were asked for */
export function crsOfFormat(format: ExportFormat, asked: ExportCrs): ExportCrs {
  switch (format) {
    case 'kml':
      return 'EPSG:4326';
    case 'dxf':
      return 'EPSG:2260';
    case 'geojson':
    case 'shapefile':
    case 'geopackage':
    case 'csv':
      return asked;
  }
}
