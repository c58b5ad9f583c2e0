import { z } from 'zod';
import { documentNameSchema } from './documents.js';
import { LIMITS } from './screening.js';

/** Bounds on a file that is read as a drawing. */
export const DRAWING_FILE_LIMITS = {
  bytes: 10_000_000,
  shapes: LIMITS.features,
  vertices: LIMITS.verticesPerRequest,
} as const;

/** Query of POST /api/jurisdictions/{jurisdiction}/drawing-files; the body is the file itself. */
export const drawingFileQuerySchema = z.object({
  name: documentNameSchema,
  crs: z.string().max(200).optional().describe('EPSG:n, where the file does not say it'),
  layerInFile: z.string().max(200).optional(),
});

/** Answer: the polygons of a file as shapes to draw with. Nothing of it is kept on the server. */
export const drawingFileSchema = z.object({
  name: z.string(),
  crs: z.string().describe('the coordinate system that the file was read in, and how it was known'),
  read: z.number().int(),
  shapes: z.array(
    z.object({
      feature: z.number().int(),
      /** from an attribute that names it; null: none does */
      name: z.string().nullable(),
      /** polygons of open rings in degrees (NAD83), the outer one first */
      polygons: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))),
    }),
  ),
  rejected: z.array(z.object({ feature: z.number().int(), message: z.string() })),
});

export type DrawingFileQuery = z.infer<typeof drawingFileQuerySchema>;
export type DrawingFile = z.infer<typeof drawingFileSchema>;
