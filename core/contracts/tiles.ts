import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';

const wholeNumberSchema = z
  .string()
  .regex(/^\d{1,10}$/, { message: 'must be a whole number' })
  .transform(Number)
  .pipe(z.number().int().min(0));

/** The address of a vector tile in the usual web map scheme; whether z, x and y name one is checked by the service. */
export const tileAddressSchema = z.object({
  jurisdiction: z.string().min(1).max(80),
  ordinance: z.string().min(1).max(80),
  z: wholeNumberSchema,
  x: wholeNumberSchema,
  y: wholeNumberSchema,
});

/** `v` only keeps the tiles of two map versions apart in a browser: a tile shows the map of `on`, or of today. */
export const tileQuerySchema = z.object({
  v: wholeNumberSchema.optional(),
  on: calendarDateSchema.optional(),
});
