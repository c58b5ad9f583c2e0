import { z } from 'zod';
import { calendarDateSchema, isCalendarDate } from '../dates.js';
import { CRS84, CRS_URIS } from './ogc.js';
import { queryableSchema, type PropertyFilter, type Queryable } from './ogc-queryables.js';

/** Features of a page when none is asked for, and at most. */
export const PAGE_SIZE = { usual: 100, most: 1000 } as const;

const crsSchema = z.enum(CRS_URIS, { message: `must be one of ${CRS_URIS.join(', ')}` }).default(CRS84);

/** The forms in which everything can be had. */
export const OGC_FORMS = ['json', 'html'] as const;
export type OgcForm = (typeof OGC_FORMS)[number];

const formatSchema = z.enum(OGC_FORMS, { message: 'must be json or html' }).optional();

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

/** What is asked of one feature. */
export type OgcFeatureQuery = z.infer<typeof ogcFeatureQuerySchema>;

const itemsSchema = z.object(ogcItemsParameters);

/** What is asked of the features of a collection. */
export type OgcItemsQuery = z.infer<typeof itemsSchema> & { properties: PropertyFilter[] };

/**
 * @param queryables  the properties by which features of the collection can be chosen
 * @param query  of the request
 * @throws ZodError  for a parameter that is none, or a value that is not one of its parameter
 */
export function parseItemsQuery(queryables: readonly Queryable[], query: unknown): OgcItemsQuery {
  const ofProperties = Object.fromEntries(
    queryables.map((queryable) => [queryable.name, queryableSchema(queryable).optional()]),
  );
  onlyThese({ ...ogcItemsParameters, ...ofProperties }).parse(query);
  const given = z.object(ofProperties).parse(query);
  return {
    ...itemsSchema.parse(query),
    properties: queryables.flatMap(({ name }) => {
      const value = given[name];
      return value === undefined ? [] : [{ name, value }];
    }),
  };
}
