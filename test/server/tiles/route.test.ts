import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { tilesRouter } from '../../../server/routes/tiles.js';
import { openTestDatabase, readsFor, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';
import { serveRouter, type ServedRouter } from '../../support/serve-router.js';
import { decodeTile, tileAt } from './read-tile.js';

const PLACE = [PLACES[2].lon, PLACES[2].lat] as const;
const [X, Y] = toFeet(PLACE);
const { z, x, y } = tileAt(15, PLACE);
const TILE = `${z}/${x}/${y}.mvt`;

describe('GET /tiles/{jurisdiction}/{ordinance}/{z}/{x}/{y}.mvt', () => {
  let database: TestDatabase;
  let served: ServedRouter;
  beforeAll(async () => {
    database = await openTestDatabase();
    served = await serveRouter(
      tilesRouter({
        knex: database.knex,
        reads: readsFor(database.knex),
        ordinances: BUILT_IN_ORDINANCES,
        config: { publicUrl: null },
      }),
    );
    await putLayer(database.knex, 'north-castle', 'wetlands', [
      { properties: { id: 'A', kind: 'freshwater' }, polygon: [rectangle(X, Y, 100, 100)] },
    ]);
  });
  afterAll(async () => {
    await served.close();
    await database.close();
  });

  const etag = async (path: string): Promise<string | null> => {
    const response = await served.get(path);
    await response.arrayBuffer();
    return response.headers.get('etag');
  };

  it('answers a tile, and then that it still holds', async () => {
    const path = `/tiles/north-castle/north-castle/${TILE}?v=1`;
    const response = await served.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const layers = decodeTile(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(layers)).toEqual(['adjacent', 'wetlands', 'wetlandLabels']);
    // As browsers ask again; fetch would otherwise add a no-cache of its own.
    const again = await served.get(path, {
      'if-none-match': response.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
    expect((await again.arrayBuffer()).byteLength).toBe(0);
  });

  it('is another tile under another ordinance, after an import and with another setting', async () => {
    const path = `/tiles/north-castle/north-castle/${TILE}`;
    const first = await etag(path);
    expect(await etag(path)).toBe(first);
    expect(await etag(`/tiles/north-castle/mamaroneck/${TILE}`)).not.toBe(first);
    await putLayer(database.knex, 'north-castle', 'buildings', [
      { polygon: [rectangle(X + 200, Y, 20, 20)] },
    ]);
    const second = await etag(path);
    expect(second).not.toBe(first);
    await database
      .knex('jurisdiction')
      .where({ id: 'north-castle' })
      .update({ settings: { bufferFt: 150 } });
    expect(await etag(path)).not.toBe(second);
    const changed = await served.get(path);
    const layers = decodeTile(new Uint8Array(await changed.arrayBuffer()));
    expect(layers['adjacent']?.[0]?.properties).toEqual({ widthFt: 150 });
    expect(layers['buildings']).toHaveLength(1);
  });

  it.each([
    ['beside the data', `rye/rye/${TILE}`],
    ['elsewhere on earth', 'rye/rye/8/128/96.mvt'],
    ['the whole world', 'rye/rye/0/0/0.mvt'],
  ])('has nothing to show %s', async (_where, path) => {
    const response = await served.get(`/tiles/${path}`);
    expect(response.status).toBe(204);
    expect(response.headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
  });

  it.each([
    ['rye/rye/23/0/0.mvt', 400],
    ['rye/rye/4/16/0.mvt', 400],
    ['rye/rye/4/0/99999999999999.mvt', 400],
    ['rye/rye/4/-1/0.mvt', 400],
    ['rye/rye/4/1.5/0.mvt', 400],
    ['rye/rye/a/b/c.mvt', 400],
    [`rye/rye/${TILE}?on=1900-01-01`, 400],
    [`rye/rye/${TILE}?on=yesterday`, 400],
    [`rye/rye/${TILE}?v=now`, 400],
    [`yonkers/rye/${TILE}`, 404],
    [`rye/yonkers/${TILE}`, 404],
    [`rye'%20or%20true%20--/rye/${TILE}`, 404],
  ])('refuses %s with %i', async (path, status) => {
    const response = await served.get(`/tiles/${path}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch('application/problem+json');
    expect(await response.json()).toMatchObject({ status });
  });
});
