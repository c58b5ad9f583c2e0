import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';

/** The source layers of a vector tile, in the order in which a tile holds them. */
export const TILE_LAYER_NAMES = [
  'municipality',
  'water',
  'impairedWaters',
  'parcels',
  'adjacent',
  'wetlands',
  'watercourses',
  'roads',
  'buildings',
  'wetlandLabels',
] as const;
export type TileLayerName = (typeof TILE_LAYER_NAMES)[number];

const wholeNumberSchema = z
  .string()
  .regex(/^\d{1,10}$/, { message: 'must be a whole number' })
  .transform(Number)
  .pipe(z.number().int().min(0));

const idSchema = z.string().min(1).max(80);
const layerSchema = z.enum(TILE_LAYER_NAMES, { message: `must be one of ${TILE_LAYER_NAMES.join(', ')}` });

/** Whose tiles they are, and the ordinance that decides what is regulated on them. */
export const tilesetAddressSchema = z.object({ jurisdiction: idSchema, ordinance: idSchema });

/** The same, of one layer. */
export const layerTilesetAddressSchema = tilesetAddressSchema.extend({ layer: layerSchema });

/** The address of a vector tile in the usual web map scheme; whether z, x and y name one is checked by the service. */
export const tileAddressSchema = tilesetAddressSchema.extend({
  z: wholeNumberSchema,
  x: wholeNumberSchema,
  y: wholeNumberSchema,
});

/** The same, of a tile with one layer. */
export const layerTileAddressSchema = tileAddressSchema.extend({ layer: layerSchema });

/** `v` only keeps the tiles of two map versions apart in a browser: a tile shows the map of `on`, or of today. */
export const tileQuerySchema = z.object({
  v: wholeNumberSchema.optional(),
  on: calendarDateSchema.optional(),
});

/** What is asked of a description of tiles. */
export const tilesetQuerySchema = z.object({ on: calendarDateSchema.optional() });

const degreesBoxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** A layer as TileJSON describes it. */
export const vectorLayerSchema = z.object({
  id: z.string(),
  description: z.string(),
  minzoom: z.number().int(),
  maxzoom: z.number().int(),
  fields: z.record(z.string(), z.string()).describe('what each attribute holds'),
});
export type VectorLayer = z.infer<typeof vectorLayerSchema>;

/** TileJSON 3.0.0: where tiles are and what is in them. */
export const tileJsonSchema = z.object({
  tilejson: z.literal('3.0.0'),
  name: z.string(),
  description: z.string(),
  version: z.string().describe('its last number is the version of the wetlands map'),
  scheme: z.literal('xyz'),
  tiles: z.array(z.string()).describe('addresses with {z}, {x} and {y}'),
  minzoom: z.number().int(),
  maxzoom: z.number().int().describe('no further detail beyond; enlarge these'),
  bounds: degreesBoxSchema
    .optional()
    .describe('west, south, east, north; absent while there is nothing to show'),
  center: z.tuple([z.number(), z.number(), z.number()]).optional(),
  vector_layers: z.array(vectorLayerSchema),
});
export type TileJson = z.infer<typeof tileJsonSchema>;
