import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { controlledAreaSchema } from '../../../core/contracts/controlled-area.js';
import { controlledAreaRouter } from '../../../server/routes/controlled-area.js';
import { openTestDatabase, readsFor, type TestDatabase } from '../../support/database.js';
import { serveRouter, type ServedRouter } from '../../support/serve-router.js';

const NEAR_RYE = '-73.69,40.97,-73.68,40.98';

describe('GET /api/controlled-area', () => {
  let database: TestDatabase;
  let served: ServedRouter;
  beforeAll(async () => {
    database = await openTestDatabase();
    served = await serveRouter(
      controlledAreaRouter({ reads: readsFor(database.knex), ordinances: BUILT_IN_ORDINANCES }),
    );
  });
  afterAll(async () => {
    await served.close();
    await database.close();
  });

  const get = (query: Record<string, string>): Promise<Response> =>
    served.get(`/api/controlled-area?${new URLSearchParams(query).toString()}`);

  it('answers by its contract where nothing is loaded', async () => {
    const response = await get({ jurisdiction: 'rye', bbox: NEAR_RYE });
    expect(response.status).toBe(200);
    const answer = controlledAreaSchema.parse(await response.json());
    expect(answer).toMatchObject({
      srid: 2260,
      wetland: [],
      adjacent: [],
      watercourse: [],
      municipality: null,
    });
    expect(answer.gridScale).toBeCloseTo(0.99994, 4);
  });

  it.each([
    ['no box', {}, 400],
    ['a box of three numbers', { bbox: '1,2,3' }, 400],
    ['words', { bbox: 'a,b,c,d' }, 400],
    ['a box with west and east exchanged', { bbox: '-73.68,40.97,-73.69,40.98' }, 400],
    ['latitude and longitude exchanged', { bbox: '40.97,-73.69,40.98,-73.68' }, 400],
    ['a box elsewhere on earth', { bbox: '100.01,40.97,100.02,40.98' }, 400],
    ['a box of more than three miles', { bbox: '-73.70,40.90,-73.68,40.95' }, 413],
    ['a day before the text held here', { bbox: NEAR_RYE, on: '1900-01-01' }, 400],
    ['a day that is none', { bbox: NEAR_RYE, on: '2026-02-30' }, 400],
    ['an unknown ordinance', { bbox: NEAR_RYE, ordinance: 'yonkers' }, 400],
    ['an unknown municipality', { bbox: NEAR_RYE, jurisdiction: "rye'; drop table wetland" }, 404],
  ])('refuses %s', async (_what, query, status) => {
    const response = await get({ jurisdiction: 'rye', ...query });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status });
  });
});
