import type { Knex } from 'knex';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { tileAddressSchema, tileQuerySchema } from '../../core/contracts/tiles.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import { createTileService } from '../services/tiles.js';

/** GET /tiles/{jurisdiction}/{ordinance}/{z}/{x}/{y}.mvt: the vector tiles that the map is drawn from. */
export function tilesRouter({ knex, ordinances }: { knex: Knex; ordinances: OrdinanceBook }): GuardedRouter {
  const guarded = guardedRouter();
  const tiles = createTileService(knex, ordinances);
  guarded.add('get', '/tiles/:jurisdiction/:ordinance/:z/:x/:y.mvt', 'public', async (request, response) => {
    const { jurisdiction, ordinance, ...tile } = tileAddressSchema.parse(request.params);
    const { on } = tileQuerySchema.parse(request.query);
    const answer = await tiles.find({ jurisdiction, ordinance, on, tile });
    // Always asked about again, and mostly answered by 304: a map of record must not be shown as it was.
    response.set({
      ETag: `"${answer.version}"`,
      'Cache-Control': 'no-cache',
      'Map-Version': String(answer.mapVersion),
    });
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const body = await answer.draw();
    if (body.byteLength === 0) {
      response.status(204).end();
      return;
    }
    response
      .type('application/vnd.mapbox-vector-tile')
      .send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  });
  return guarded;
}
