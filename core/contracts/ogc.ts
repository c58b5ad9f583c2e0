import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';

/** Longitude and latitude, as OGC names it; the degrees are those of NAD83. */
export const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';

/** The system of storage: easting and northing in US survey feet. */
export const NEW_YORK_EAST = 'http://www.opengis.net/def/crs/EPSG/0/2260';

/** The same projection on NAD83(2011), which is taken as NAD83: its coordinates are those of storage. */
export const NEW_YORK_EAST_2011 = 'http://www.opengis.net/def/crs/EPSG/0/6537';

/** NAD83 / UTM zone 18N: easting and northing in metres. */
export const UTM_18N = 'http://www.opengis.net/def/crs/EPSG/0/26918';

/** What web maps are drawn in, metres at the equator; of NAD83 degrees taken as those of WGS 84. */
export const WEB_MERCATOR = 'http://www.opengis.net/def/crs/EPSG/0/3857';

/** The systems in which features are given and boxes are read; each has its easterly axis first. */
export const CRS_URIS = [CRS84, NEW_YORK_EAST, NEW_YORK_EAST_2011, UTM_18N, WEB_MERCATOR] as const;
export type CrsUri = (typeof CRS_URIS)[number];

const linkSchema = z.object({
  href: z.string(),
  rel: z.string(),
  type: z.string(),
  title: z.string(),
  templated: z.boolean().optional().describe('the address has parts in braces'),
});
const linksSchema = z.array(linkSchema);
export type OgcLink = z.infer<typeof linkSchema>;

/** The first page: where everything else is. */
export const ogcLandingSchema = z.object({ title: z.string(), description: z.string(), links: linksSchema });
export type OgcLanding = z.infer<typeof ogcLandingSchema>;

/** Which parts of the standards are kept. */
export const ogcConformanceSchema = z.object({ conformsTo: z.array(z.string()) });
export type OgcConformance = z.infer<typeof ogcConformanceSchema>;

const spatialExtentSchema = z.object({
  bbox: z.array(z.array(z.number())).describe('west, south, east, north of all features'),
  crs: z.literal(CRS84),
});

const temporalExtentSchema = z.object({
  interval: z.array(z.array(z.string().nullable())).describe('from the first day on record on'),
  trs: z.string(),
});

/** A collection; `extent` has no `spatial` while nothing is loaded. */
export const ogcCollectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  itemType: z.literal('feature'),
  extent: z.object({ spatial: spatialExtentSchema.optional(), temporal: temporalExtentSchema.optional() }),
  crs: z.array(z.string()),
  storageCrs: z.string(),
  links: linksSchema,
});
export type OgcCollection = z.infer<typeof ogcCollectionSchema>;

export const ogcCollectionListSchema = z.object({
  links: linksSchema,
  collections: z.array(ogcCollectionSchema),
});
export type OgcCollectionList = z.infer<typeof ogcCollectionListSchema>;

/** A GeoJSON feature; `geometry` is in the system that was asked for. */
export const ogcFeatureSchema = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]),
  properties: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }),
  links: linksSchema.optional(),
});
export type OgcFeature = z.infer<typeof ogcFeatureSchema>;

/** A page of features. */
export const ogcFeatureCollectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  timeStamp: z.string(),
  on: calendarDateSchema.optional().describe('of the layers of the wetlands map: the day whose map is shown'),
  mapVersions: z
    .array(
      z.object({
        jurisdiction: z.string(),
        mapVersion: z.number().int(),
        mapSince: calendarDateSchema
          .nullable()
          .describe('later than `on`: the record of this map begins later, and its first day is shown'),
      }),
    )
    .optional()
    .describe('versions of the wetlands maps that were read'),
  numberMatched: z.number().int().optional().describe('absent where counting would cost too much'),
  numberReturned: z.number().int(),
  links: linksSchema,
  features: z.array(ogcFeatureSchema),
});
export type OgcFeatureCollection = z.infer<typeof ogcFeatureCollectionSchema>;
