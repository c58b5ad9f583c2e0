import { z } from 'zod';
import { calendarDateSchema } from '../dates.js';

/** The one tile matrix set: the usual square tiles of web maps. */
export const WEB_MERCATOR_QUAD = {
  id: 'WebMercatorQuad',
  uri: 'http://www.opengis.net/def/tilematrixset/OGC/1.0/WebMercatorQuad',
  crs: 'http://www.opengis.net/def/crs/EPSG/0/3857',
} as const;

/** What chooses the map and the law that tiles are drawn from. */
const CHOICE = {
  on: calendarDateSchema.optional(),
  jurisdiction: z.string().min(1).max(80).optional(),
  ordinance: z.string().min(1).max(80).optional(),
};

/** Query of the pages that describe tile matrix sets. */
export const ogcTilePageParameters = {
  f: z.literal('json', { message: 'can only be json here' }).optional(),
};

/** Query of a list of tilesets. */
export const ogcTilesetListParameters = { ...ogcTilePageParameters, ...CHOICE };

const collectionsSchema = z
  .string()
  .min(1)
  .transform((names) => names.split(','))
  .pipe(z.array(z.string()))
  .optional();

/** Query of a tileset. */
export const ogcTilesetParameters = {
  f: z.enum(['json', 'tilejson'], { message: 'must be json or tilejson' }).optional(),
  ...CHOICE,
  collections: collectionsSchema,
};

/** Query of a tile. */
export const ogcTileParameters = {
  f: z.literal('mvt', { message: 'can only be mvt here' }).optional(),
  ...CHOICE,
  collections: collectionsSchema,
};

export const ogcTilePageQuerySchema = z.strictObject(ogcTilePageParameters);
export const ogcTilesetListQuerySchema = z.strictObject(ogcTilesetListParameters);
export const ogcTilesetQuerySchema = z.strictObject(ogcTilesetParameters);
export const ogcTileQuerySchema = z.strictObject(ogcTileParameters);

/** What chooses the map, the law and the layers of a tileset. */
export type OgcTileChoice = Pick<
  z.infer<typeof ogcTileQuerySchema>,
  'on' | 'jurisdiction' | 'ordinance' | 'collections'
>;

const positionSchema = z
  .string()
  .regex(/^\d{1,10}$/, { message: 'must be a whole number' })
  .transform(Number)
  .pipe(z.number().int().min(0));

/** The last three parts of a tile's address: zoom, then the row from the north, then the column from the west. */
export const ogcTilePositionSchema = z.object({
  tileMatrix: positionSchema,
  tileRow: positionSchema,
  tileCol: positionSchema,
});

const tileLinkSchema = z.object({
  href: z.string(),
  rel: z.string(),
  type: z.string(),
  title: z.string(),
  templated: z.literal(true).optional(),
});
export type OgcTileLink = z.infer<typeof tileLinkSchema>;
const linksSchema = z.array(tileLinkSchema);

const tilesetItemSchema = z.object({
  title: z.string(),
  dataType: z.literal('vector'),
  crs: z.string(),
  tileMatrixSetURI: z.string(),
  links: linksSchema,
});

/** The tilesets of everything, or of a collection. */
export const ogcTilesetListSchema = z.object({ links: linksSchema, tilesets: z.array(tilesetItemSchema) });
export type OgcTilesetList = z.infer<typeof ogcTilesetListSchema>;

const cornerSchema = z.tuple([z.number(), z.number()]);

/** A tileset, as OGC's Two Dimensional Tile Matrix Set and Tile Set Metadata 2.0 has it. */
export const ogcTilesetSchema = tilesetItemSchema.extend({
  description: z.string(),
  tileMatrixSetLimits: z
    .array(
      z.object({
        tileMatrix: z.string(),
        minTileRow: z.number().int(),
        maxTileRow: z.number().int(),
        minTileCol: z.number().int(),
        maxTileCol: z.number().int(),
      }),
    )
    .describe('where there is something to show; empty while nothing is loaded'),
  boundingBox: z
    .object({ lowerLeft: cornerSchema, upperRight: cornerSchema, crs: z.string() })
    .optional()
    .describe('in degrees; absent while nothing is loaded'),
  layers: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      dataType: z.literal('vector'),
      geometryDimension: z.number().int().optional().describe('absent where there are lines and areas'),
      minTileMatrix: z.string(),
      maxTileMatrix: z.string(),
      propertiesSchema: z.object({
        type: z.literal('object'),
        properties: z.record(z.string(), z.object({ type: z.string(), description: z.string() })),
      }),
    }),
  ),
});
export type OgcTileset = z.infer<typeof ogcTilesetSchema>;

/** The tile matrix sets there are. */
export const ogcTileMatrixSetListSchema = z.object({
  tileMatrixSets: z.array(
    z.object({ id: z.string(), title: z.string(), uri: z.string(), links: linksSchema }),
  ),
});
export type OgcTileMatrixSetList = z.infer<typeof ogcTileMatrixSetListSchema>;

/** How the world is cut into tiles, zoom by zoom. */
export const ogcTileMatrixSetSchema = z.object({
  id: z.string(),
  title: z.string(),
  uri: z.string(),
  crs: z.string(),
  orderedAxes: z.array(z.string()),
  wellKnownScaleSet: z.string(),
  tileMatrices: z.array(
    z.object({
      id: z.string(),
      scaleDenominator: z.number(),
      cellSize: z.number(),
      cornerOfOrigin: z.literal('topLeft'),
      pointOfOrigin: cornerSchema,
      tileWidth: z.number().int(),
      tileHeight: z.number().int(),
      matrixWidth: z.number().int(),
      matrixHeight: z.number().int(),
    }),
  ),
});
export type OgcTileMatrixSet = z.infer<typeof ogcTileMatrixSetSchema>;
