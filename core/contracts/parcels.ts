import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { slugSchema } from '../ordinance-format/building-blocks.js';

/** Query of GET /api/parcels: a tax map number or part of an address, or a point to look at. */
export const parcelQuerySchema = z
  .object({
    jurisdiction: z.string().min(1).max(80),
    q: z.string().trim().max(200).optional(),
    lon: z.coerce.number().min(-180).max(180).optional(),
    lat: z.coerce.number().min(-90).max(90).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(20),
    after: z.string().max(40).optional(),
  })
  .refine((query) => (query.lon === undefined) === (query.lat === undefined), {
    message: 'lon and lat go together',
  });

export const parcelScreeningQuerySchema = z.object({
  on: calendarDateSchema.optional(),
  ordinance: slugSchema.optional(),
});

export const parcelItemSchema = z.object({
  id: z.string(),
  taxMapNumber: z.string().nullable(),
  address: z.string().nullable(),
  center: z.tuple([z.number(), z.number()]).describe('longitude, latitude of a point inside'),
  match: z
    .enum(['exact', 'similar'])
    .optional()
    .describe(
      'exact: it has what was typed, abbreviated or not; similar: it has something like it. Absent at a point',
    ),
});

export const parcelListSchema = z.object({
  items: z.array(parcelItemSchema),
  next: z.string().nullable(),
});

export type ParcelQuery = z.infer<typeof parcelQuerySchema>;
export type ParcelItem = z.infer<typeof parcelItemSchema>;
export type ParcelList = z.infer<typeof parcelListSchema>;
