import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { slugSchema } from '../ordinance-format/building-blocks.js';

/** Query of GET /api/controlled-area: what the page needs to preview a drawing near a place. */
export const controlledAreaQuerySchema = z.object({
  jurisdiction: z.string().min(1).max(80),
  ordinance: slugSchema.optional(),
  on: calendarDateSchema.optional(),
  bbox: z
    .string()
    .transform((text) => text.split(',').map(Number))
    .pipe(z.tuple([z.number(), z.number(), z.number(), z.number()]))
    .describe('west,south,east,north in degrees'),
});

const planarMultiPolygonSchema = z
  .array(z.array(z.array(z.tuple([z.number(), z.number()]))))
  .describe('MultiPolygon coordinates in EPSG:2260, US survey feet');

/** Regulated wetland, watercourse, adjacent area and municipality inside the box, disjoint, in State Plane feet. */
export const controlledAreaSchema = z.object({
  on: calendarDateSchema.describe('the day whose map and law are shown'),
  mapVersion: z.number().int().describe('version of the wetlands map that holds on it'),
  mapSince: calendarDateSchema.nullable(),
  notices: z.array(z.string()).describe('says so when the map on record begins later than that day'),
  srid: z.number(),
  gridScale: z.number().describe('at the middle of the box; divide grid areas by its square'),
  bounds: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .describe('feet: the box that is answered for'),
  wetland: planarMultiPolygonSchema,
  watercourse: planarMultiPolygonSchema,
  adjacent: planarMultiPolygonSchema,
  /** null when no outline is loaded */
  municipality: planarMultiPolygonSchema.nullable(),
});

export type ControlledArea = z.infer<typeof controlledAreaSchema>;
