import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparisonSchema } from '../../../core/contracts/comparison.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { drawn, SQUARE } from '../../support/drawn.js';
import { putLayer, rectangle } from '../../support/layers.js';

describe('POST /api/comparisons', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await openTestDatabase();
    await putLayer(database.knex, 'mamaroneck', 'wetlands', [
      { properties: { id: 'W-1', kind: 'freshwater' }, polygon: [rectangle(700_020, 850_020, 100, 100)] },
    ]);
    api = await serveTestApi(database.knex);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const ask = (body: object) => api.post('/api/comparisons', { ...drawn([SQUARE]), ...body });

  it('screens one proposal under each law, in the order asked, and keeps nothing', async () => {
    const { status, body } = await ask({ under: [{}, { ordinance: 'north-castle', on: '2026-01-01' }] });
    expect(status).toBe(200);
    const { under, answers } = comparisonSchema.parse(body);
    expect(under.map(({ ordinance }) => ordinance)).toEqual(['mamaroneck', 'north-castle']);
    expect(answers.map(({ on }) => on)[1]).toBe('2026-01-01');
    const kept = await database.knex('screening').count<{ count: string }[]>({ count: '*' });
    expect(Number(kept[0]?.count)).toBe(0);
  });

  it.each([
    [{ under: [{}] }, 'under: must have at least 2 items'],
    [{ under: Array(7).fill({}) }, 'under: must have at most 6 items'],
    [{ under: [{}, { ordinance: 'nowhere' }] }, 'There is no ordinance "nowhere"'],
    [{ under: [{}, { on: '1980-01-01' }] }, 'can be asked from'],
  ])('refuses %j: %s', async (body, words) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect((answer.body as { detail: string }).detail).toContain(words);
  });

  it('refuses a body that is not sent as JSON, and says that that is it', async () => {
    const response = await fetch(`${api.url}/api/comparisons`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'text/plain' },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('not sent as JSON');
  });
});
