import type { Request, Response } from 'express';
import {
  layerTileAddressSchema,
  layerTilesetAddressSchema,
  tileAddressSchema,
  tileQuerySchema,
  tilesetAddressSchema,
  tilesetQuerySchema,
} from '../../core/contracts/tiles.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { rootOf } from '../http/request-root.js';
import { sendTile } from '../http/send-tile.js';
import { describeTiles, type TilesAsked } from '../services/ogc-tiles/tile-json.js';
import { createTileService, type TileRequest } from '../services/tiles.js';

type TileOf = Omit<TileRequest, 'on'>;

/** The vector tiles that the map is drawn from, a municipality and an ordinance at a time, and their TileJSON. */
export function tilesRouter({
  knex,
  reads,
  ordinances,
  config,
}: Pick<AppDeps, 'knex' | 'reads' | 'ordinances'> & {
  config: Pick<AppDeps['config'], 'publicUrl'>;
}): GuardedRouter {
  const guarded = guardedRouter();
  const tiles = createTileService(knex, ordinances);

  const addTiles = (path: string, tileOf: (parameters: unknown) => TileOf): void => {
    guarded.add('get', path, 'public', async (request, response) => {
      const { on } = tileQuerySchema.parse(request.query);
      const tile = tileOf(request.params);
      await reads(async (from) => {
        const answer = await tiles.find({ ...tile, on }, from);
        response.set('Map-Version', String(answer.mapVersion));
        await sendTile(request, response, answer);
      });
    });
  };
  const describe = async (
    request: Request<Record<string, string>>,
    response: Response,
    asked: TilesAsked,
  ): Promise<void> => {
    const { on } = tilesetQuerySchema.parse(request.query);
    response.set('Cache-Control', 'no-cache');
    const root = rootOf(request, config.publicUrl);
    response.json(await reads((from) => describeTiles(from, ordinances, { ...asked, on }, root)));
  };

  guarded.add('get', '/tiles/:jurisdiction/:ordinance.json', 'public', (request, response) =>
    describe(request, response, tilesetAddressSchema.parse(request.params)),
  );
  guarded.add('get', '/tiles/:jurisdiction/:ordinance/:layer.json', 'public', (request, response) =>
    describe(request, response, layerTilesetAddressSchema.parse(request.params)),
  );
  addTiles('/tiles/:jurisdiction/:ordinance/:z/:x/:y.mvt', (parameters) => {
    const { z, x, y, ...of } = tileAddressSchema.parse(parameters);
    return { ...of, tile: { z, x, y } };
  });
  addTiles('/tiles/:jurisdiction/:ordinance/:layer/:z/:x/:y.mvt', (parameters) => {
    const { z, x, y, ...of } = layerTileAddressSchema.parse(parameters);
    return { ...of, tile: { z, x, y } };
  });
  return guarded;
}
