import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';

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

/** Query of an export: KML is in degrees and DXF in State Plane feet whatever is asked for. */
export const exportQuerySchema = z.object({
  format: z.enum(EXPORT_FORMATS),
  crs: z.enum(EXPORT_CRS).default('EPSG:2260'),
  on: calendarDateSchema.optional(),
});
export type ExportQuery = z.infer<typeof exportQuerySchema>;
