import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';
import { slugSchema } from '../ordinance-format/building-blocks.js';

/** Query of GET /api/jurisdictions/{jurisdiction}/place: a point in degrees, and the law and day it is asked under. */
export const placeQuerySchema = z.object({
  lon: z.coerce.number().min(-180).max(180),
  lat: z.coerce.number().min(-90).max(90),
  ordinance: slugSchema.optional(),
  on: calendarDateSchema.optional(),
});

const multiPolygonSchema = z
  .object({
    type: z.literal('MultiPolygon'),
    coordinates: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))),
  })
  .describe('longitude and latitude, NAD83, with all digits');

const nearbySchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  regulated: z.boolean(),
  distanceFt: z.number().nonnegative().describe('on the ground, unrounded; 0 inside'),
  marginFt: z.number().nullable().describe('how well its outline is known; null: not recorded'),
});

/** Answer: what the map has at a point, in the order in which it matters. */
export const placeSchema = z.object({
  jurisdiction: z.object({ id: z.string(), name: z.string() }),
  ordinance: z.string(),
  on: calendarDateSchema,
  mapVersion: z.number().int(),
  mapSince: calendarDateSchema.nullable(),
  position: z.object({
    lon: z.number(),
    lat: z.number(),
    eastFt: z.number().describe('EPSG:2260, US survey feet'),
    northFt: z.number(),
  }),
  /** one sentence that says what is here */
  summary: z.string(),
  insideMunicipality: z.boolean().nullable().describe('null: no outline is loaded'),
  land: z
    .enum(['wetland', 'watercourse', 'adjacent', 'neither'])
    .nullable()
    .describe('what the ordinance makes of the point; null: no wetlands map is loaded, or it lies elsewhere'),
  certain: z.boolean().describe('false: too close to a line to be told without a delineation'),
  wetlands: z
    .array(
      nearbySchema.extend({
        kind: z.enum(['freshwater', 'tidal']),
        classInWords: z
          .string()
          .nullable()
          .describe(
            'what sort of wetland its file calls it, such as a Cowardin code in words; null: it says nothing',
          ),
      }),
    )
    .describe('nearest first'),
  watercourses: z.array(nearbySchema).describe('nearest first'),
  parcels: z.array(
    z.object({
      id: z.string(),
      taxMapNumber: z.string().nullable(),
      address: z.string().nullable(),
      geometry: multiPolygonSchema,
    }),
  ),
  buildings: z.array(z.object({ areaSqFt: z.number(), geometry: multiPolygonSchema })),
  notices: z.array(z.string()),
});

export type PlaceQuery = z.infer<typeof placeQuerySchema>;
export type Place = z.infer<typeof placeSchema>;
