import { z } from 'zod';
import { calendarDateSchema, isCalendarDate } from '../dates.js';

/** Longitude and latitude, as OGC names it; the degrees are those of NAD83. */
export const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';

/** The system of storage: easting and northing in US survey feet. */
export const NEW_YORK_EAST = 'http://www.opengis.net/def/crs/EPSG/0/2260';

/** The systems in which features are given and boxes are read. */
export const CRS_URIS = [CRS84, NEW_YORK_EAST] as const;
export type CrsUri = (typeof CRS_URIS)[number];

/** Features of a page when none is asked for, and at most. */
export const PAGE_SIZE = { usual: 100, most: 1000 } as const;

const crsSchema = z.enum(CRS_URIS, { message: `must be one of ${CRS_URIS.join(', ')}` }).default(CRS84);

const formatSchema = z
  .literal('json', { message: 'can only be json: there is no other form yet' })
  .optional();

const bboxSchema = z
  .string()
  .regex(/^[^,]+(?:,[^,]+){3}$|^[^,]+(?:,[^,]+){5}$/, {
    message: 'must be four numbers, or six with heights',
  })
  .transform((text) => text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))))
  .pipe(
    z
      .array(z.number({ message: 'must be a number' }))
      .min(4)
      .max(6),
  );

const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?$/i;

const isInstant = (text: string): boolean =>
  INSTANT.test(text) && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

const isOpenEnd = (text: string): boolean => text === '' || text === '..';

function isInstantOrInterval(text: string): boolean {
  const [start = '', end, ...more] = text.split('/');
  if (end === undefined) return isInstant(start);
  if (more.length > 0) return false;
  if (isOpenEnd(start)) return isInstant(end);
  if (isOpenEnd(end)) return isInstant(start);
  return isInstant(start) && isInstant(end) && Date.parse(start) <= Date.parse(end);
}

const datetimeSchema = z.string().refine(isInstantOrInterval, {
  message: 'must be a date or a time of RFC 3339, or two with / between them, the earlier first',
});

const limitSchema = z
  .string()
  .regex(/^\d{1,9}$/, { message: 'must be a whole number from 1' })
  .transform(Number)
  .pipe(z.number().int().min(1, { message: 'must be a whole number from 1' }))
  .transform((limit) => Math.min(limit, PAGE_SIZE.most))
  .pipe(z.number().int().min(1).max(PAGE_SIZE.most))
  .default(PAGE_SIZE.usual);

/** Query of the pages that describe. */
export const ogcPageParameters = { f: formatSchema };

/** Query of one feature. */
export const ogcFeatureParameters = { on: calendarDateSchema.optional(), crs: crsSchema, f: formatSchema };

/** Query of the features of a collection. */
export const ogcItemsParameters = {
  bbox: bboxSchema.optional(),
  'bbox-crs': crsSchema,
  datetime: datetimeSchema.optional(),
  /** the day whose maps are read; before the first on record, the map of that one */
  on: calendarDateSchema.optional(),
  jurisdiction: z.string().min(1).max(80).optional(),
  limit: limitSchema,
  after: z.string().min(1).optional(),
  crs: crsSchema,
  f: formatSchema,
};

/**
 * @param parameters  the parameters that there are
 * @returns a schema that refuses any other, as the standard asks
 */
function onlyThese<Shape extends z.ZodRawShape>(parameters: Shape) {
  return z
    .unknown()
    .superRefine((query, context) => {
      const given = typeof query === 'object' && query !== null ? Object.keys(query) : [];
      for (const name of given.filter((key) => !Object.hasOwn(parameters, key))) {
        const known = Object.keys(parameters).join(', ');
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `is no parameter here; there are ${known}`,
        });
      }
    })
    .pipe(z.object(parameters));
}

export const ogcPageQuerySchema = onlyThese(ogcPageParameters);
export const ogcFeatureQuerySchema = onlyThese(ogcFeatureParameters);
export const ogcItemsQuerySchema = onlyThese(ogcItemsParameters);

/** What is asked of one feature. */
export type OgcFeatureQuery = z.infer<typeof ogcFeatureQuerySchema>;

/** What is asked of the features of a collection. */
export type OgcItemsQuery = z.infer<typeof ogcItemsQuerySchema>;

const linkSchema = z.object({
  href: z.string(),
  rel: z.string(),
  type: z.string(),
  title: z.string(),
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
