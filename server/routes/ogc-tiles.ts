import type { Request } from 'express';
import {
  ogcTilePageQuerySchema,
  ogcTilePositionSchema,
  ogcTileQuerySchema,
  ogcTilesetListQuerySchema,
  ogcTilesetQuerySchema,
} from '../../core/contracts/ogc-tiles.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { pathParameter } from '../http/path-parameter.js';
import { rootOf } from '../http/request-root.js';
import { sendTile } from '../http/send-tile.js';
import {
  describeTileMatrixSet,
  listTileMatrixSets,
} from '../services/ogc-tiles/describe-tile-matrix-sets.js';
import {
  describeTileset,
  describeTilesetAsTileJson,
  listTilesets,
} from '../services/ogc-tiles/describe-tilesets.js';
import { createOgcTileService } from '../services/ogc-tiles/read-tile.js';

type TileRequest = Request<Record<string, string>>;

const TILE = '/:tileMatrixSetId/:tileMatrix/:tileRow/:tileCol';

/** OGC API Tiles under /ogc: vector tiles over all municipalities, of everything or of one collection. */
export function ogcTilesRouter({ knex, reads, ordinances, config }: AppDeps): GuardedRouter {
  const guarded = guardedRouter();
  const tiles = createOgcTileService(knex, ordinances);
  const rootTo = (request: TileRequest): string => rootOf(request, config.publicUrl);

  const describe = (path: string, answer: (request: TileRequest) => object | Promise<object>): void => {
    guarded.add('get', path, 'public', async (request, response) => {
      response.set('Cache-Control', 'no-cache').json(await answer(request));
    });
  };

  describe('/ogc/tileMatrixSets', (request) => {
    ogcTilePageQuerySchema.parse(request.query);
    return listTileMatrixSets(rootTo(request));
  });
  describe('/ogc/tileMatrixSets/:tileMatrixSetId', (request) => {
    ogcTilePageQuerySchema.parse(request.query);
    return describeTileMatrixSet(pathParameter(request, 'tileMatrixSetId'));
  });

  const addTilesets = (path: string, collectionOf: (request: TileRequest) => string | null): void => {
    describe(path, (request) => {
      const choice = ogcTilesetListQuerySchema.parse(request.query);
      return listTilesets({ collection: collectionOf(request), choice, root: rootTo(request) });
    });
    describe(`${path}/:tileMatrixSetId`, (request) => {
      const { f, ...choice } = ogcTilesetQuerySchema.parse(request.query);
      const tileset = { collection: collectionOf(request), choice, root: rootTo(request) };
      const describing = f === 'tilejson' ? describeTilesetAsTileJson : describeTileset;
      const matrixSet = pathParameter(request, 'tileMatrixSetId');
      return reads<object>((from) => describing(from, ordinances, matrixSet, tileset));
    });
    guarded.add('get', `${path}${TILE}`, 'public', async (request, response) => {
      const choice = ogcTileQuerySchema.parse(request.query);
      const { tileMatrix: z, tileRow: y, tileCol: x } = ogcTilePositionSchema.parse(request.params);
      const asked = {
        collection: collectionOf(request),
        tileMatrixSet: pathParameter(request, 'tileMatrixSetId'),
        tile: { z, x, y },
        choice,
      };
      await reads(async (from) => sendTile(request, response, await tiles.find(asked, from)));
    });
  };
  addTilesets('/ogc/tiles', () => null);
  addTilesets('/ogc/collections/:collectionId/tiles', (request) => pathParameter(request, 'collectionId'));
  return guarded;
}
