import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { tilesRouter } from '../../../server/routes/tiles.js';
import { putAmendment } from '../../support/adopted-amendment.js';
import { openTestDatabase, readsFor, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { PLACES, toDegrees, toFeet } from '../../support/places.js';
import { serveRouter, type ServedRouter } from '../../support/serve-router.js';
import { decodeTile, tileAt, type DecodedTile } from './read-tile.js';

const [X, Y] = toFeet([PLACES[2].lon, PLACES[2].lat]);
const FAR = 6000;

const pathTo = (jurisdiction: string, [x, y]: [number, number], layer = ''): string => {
  const tile = tileAt(16, toDegrees([x, y]));
  return `/tiles/${jurisdiction}/${jurisdiction}${layer}/${tile.z}/${tile.x}/${tile.y}.mvt`;
};

describe('tiles when an amendment is adopted', () => {
  let database: TestDatabase;
  let served: ServedRouter;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { knex } = database;
    served = await serveRouter(
      tilesRouter({
        knex,
        reads: readsFor(knex),
        ordinances: BUILT_IN_ORDINANCES,
        config: { publicUrl: null },
      }),
    );
    for (const jurisdiction of ['north-castle', 'rye']) {
      await putLayer(
        knex,
        jurisdiction,
        'wetlands',
        [
          { properties: { id: 'here', kind: 'freshwater' }, polygon: [rectangle(X, Y, 200, 200)] },
          { properties: { id: 'there', kind: 'freshwater' }, polygon: [rectangle(X + FAR, Y, 200, 200)] },
        ],
        { mapSince: '2020-01-01' },
      );
    }
  });
  afterAll(async () => {
    await served.close();
    await database.close();
  });

  const asked = async (path: string, held = ''): Promise<Response> =>
    served.get(path, { 'if-none-match': held, 'cache-control': 'max-age=0' });
  const etagOf = async (path: string): Promise<string> => {
    const response = await asked(path);
    await response.arrayBuffer();
    return response.headers.get('etag') ?? '';
  };
  const decoded = async (path: string): Promise<DecodedTile> =>
    decodeTile(new Uint8Array(await (await asked(path)).arrayBuffer()));

  it('change where it changes the map, with its adjacent area, and still hold elsewhere', async () => {
    const here = pathTo('north-castle', [X + 100, Y + 100]);
    const beside = pathTo('north-castle', [X + 250, Y + 100]);
    const layer = pathTo('north-castle', [X + 100, Y + 100], '/parcels');
    const far = pathTo('north-castle', [X + FAR, Y]);
    const others = pathTo('rye', [X + 100, Y + 100]);
    const paths = [here, far, others, layer];
    const before = await Promise.all(paths.map(etagOf));
    const adjacent = (await decoded(beside))['adjacent'];
    await putAmendment(database.knex, 'north-castle', {
      title: 'Survey of the wetland here',
      effectiveOn: '2021-06-01',
      changes: [{ action: 'reshape', wetland: 'here', ring: rectangle(X, Y, 150, 200) }],
    });
    const statuses = await Promise.all(
      paths.map(async (path, index) => {
        const response = await asked(path, before[index]);
        await response.arrayBuffer();
        return response.status;
      }),
    );
    expect(statuses).toEqual([200, 304, 304, 304]);
    const changed = await asked(here, before[0]);
    expect(changed.headers.get('etag')).not.toBe(before[0]);
    expect(changed.headers.get('map-version')).toBe('2');
    expect((await asked(far, before[1])).headers.get('map-version')).toBe('2');
    const shapeOf = (features: DecodedTile[string] | undefined): string =>
      JSON.stringify(features?.map((feature) => feature.loadGeometry()));
    expect(shapeOf((await decoded(beside))['adjacent'])).not.toBe(shapeOf(adjacent));
  });

  it('still hold without a shape being read', async () => {
    const here = pathTo('north-castle', [X + 100, Y + 100]);
    const held = await etagOf(here);
    const statements: string[] = [];
    const listen = ({ sql }: { sql: string }): void => void statements.push(sql);
    database.knex.on('query', listen);
    const response = await asked(here, held);
    await response.arrayBuffer();
    database.knex.removeListener('query', listen);
    expect(response.status).toBe(304);
    expect(statements).toHaveLength(2);
    // Columns of shapes stand beside the operator of the boxes alone, which the index answers.
    for (const sql of statements)
      expect(sql.replaceAll(/\b[a-z]\.geom && /g, '')).not.toMatch(/\b[fw]\.geom\b/);
  });

  it('of a day before still show the map of that day', async () => {
    const here = pathTo('north-castle', [X + 100, Y + 100]);
    const width = async (on: string): Promise<number> => {
      const [wetland] = (await decoded(`${here}?on=${on}`))['wetlands'] ?? [];
      const columns = (wetland?.loadGeometry()[0] ?? []).map(({ x }) => x);
      return Math.max(...columns) - Math.min(...columns);
    };
    expect((await width('2022-01-01')) / (await width('2021-01-01'))).toBeCloseTo(0.75, 1);
  });
});
