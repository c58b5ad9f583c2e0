import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clockListSchema, type ClockList } from '../../../core/contracts/clocks.js';
import { ordinanceBook } from '../../../core/ordinances/registry.js';
import { EXAMPLE_CLOCKS } from '../../../server/openapi/clock-endpoints.js';
import { inventedOrdinance } from '../../core/rules/clocks/invented.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';

const oakmere = inventedOrdinance({
  clocks: [
    {
      id: 'hearing',
      title: 'Public hearing',
      bounds: [
        { kind: 'no-sooner-than', event: 'complete', count: 30, unit: 'days' },
        { kind: 'no-later-than', event: 'complete', count: 60, unit: 'days' },
      ],
      meets: 'hearing',
    },
    {
      id: 'minor',
      bounds: [{ kind: 'no-later-than', event: 'start', count: 48, unit: 'hours' }],
      when: [{ kind: 'yes', question: 'minor' }],
    },
    {
      id: 'office',
      bounds: [{ kind: 'no-later-than', event: 'complete', count: 5, unit: 'business-days' }],
      when: [{ kind: 'route', route: 'office' }],
    },
  ],
});

describe('POST /api/clocks', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex, ordinanceBook([oakmere]));
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const ask = async (body: object): Promise<ClockList> => {
    const answer = await api.post('/api/clocks', { ordinance: 'oakmere', ...body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return clockListSchema.parse(answer.body);
  };

  const refusal = async (body: object) => {
    const answer = await api.post('/api/clocks', { ordinance: 'oakmere', on: '2026-05-01', ...body });
    expect([answer.status, answer.type]).toEqual([400, 'application/problem+json; charset=utf-8']);
    return answer.body as { code: string; detail: string; problems: { path?: string; message: string }[] };
  };

  it('counts the periods from what has happened', async () => {
    const { ordinance, on, items, notes } = await ask({
      on: '2026-05-10',
      events: { complete: '2026-04-01', start: '2026-03-07T20:00' },
      facts: { minor: true },
      route: 'office',
    });
    expect([ordinance, on]).toEqual(['oakmere', '2026-05-10']);
    expect(items.map(({ id, state, due }) => [id, state, due?.time ?? due?.day])).toEqual([
      ['hearing', 'open', '2026-05-31'],
      ['minor', 'missed', '2026-03-09T21:00:00-04:00'],
      ['office', 'missed', '2026-04-08'],
    ]);
    expect(items[0]?.opens?.day).toBe('2026-05-01');
    expect(notes.join(' ')).toContain('§ 25-a');
  });

  it('leaves out what does not apply, and looks from today where no day is named', async () => {
    const { items } = await ask({ events: {}, facts: { minor: false }, route: 'board' });
    expect(items.map(({ id, state }) => [id, state])).toEqual([['hearing', 'waiting']]);
  });

  it.each(['mamaroneck', 'rye', 'north-castle', 'wesley-hills'])(
    'answers for %s, before anything has happened',
    async (ordinance) => {
      const { items } = await ask({ ordinance, events: {} });
      expect(items.length).toBeGreaterThan(0);
      for (const { sentence } of items) expect(sentence).toMatch(/\.$/);
    },
  );

  it('answers the example of its description', async () => {
    const { items } = await ask(EXAMPLE_CLOCKS);
    const hearing = items.find(({ opens, due }) => opens?.day === '2026-05-01' && due?.day === '2026-05-31');
    expect(hearing?.state).toBe('open');
  });

  it('takes answers to the questions of another ordinance, as a screening does', async () => {
    const { items } = await ask({ events: {}, facts: { minor: false, hearingHeld: true }, route: 'board' });
    expect(items.map(({ id }) => id)).toEqual(['hearing']);
  });

  it('names an event that is not there, and those that are', async () => {
    const { code, detail, problems } = await refusal({ events: { hearings: '2026-04-01' } });
    expect(code).toBe('InvalidInput');
    expect(detail).toMatch(/Oakmere ch\. 9 has no such event.*complete, file, hearing/);
    expect(problems).toMatchObject([{ path: 'events.hearings' }]);
  });

  it('refuses an hour that clocks skipped', async () => {
    const { detail } = await refusal({ events: { start: '2026-03-08T02:30' } });
    expect(detail).toContain('there was no 02:30 on 2026-03-08 in New York');
  });

  it.each([
    [{ events: { complete: '2026-02-30' } }, 'events.complete'],
    [{ events: { complete: '2026-04-01T25:00' } }, 'events.complete'],
    [{ events: { Complete: '2026-04-01' } }, 'events'],
    [{ events: {}, on: 'today' }, 'on'],
    [{ events: {}, on: '1999-12-31' }, 'on'],
    [{ events: {}, route: 'court' }, 'route'],
    [{ events: {}, ordinance: 'nowhere' }, 'ordinance'],
    [{ events: {}, facts: { minor: 'yes' } }, 'facts.minor'],
    [{ events: {}, facts: { minors: true } }, 'facts.minors'],
    [{}, 'events'],
  ])('refuses %j, and says which member is wrong', async (body, path) => {
    const { problems } = await refusal(body);
    expect(problems.map((problem) => problem.path ?? '').join()).toContain(path);
  });

  it('refuses a body that is not sent as JSON', async () => {
    const response = await fetch(`${api.url}/api/clocks`, {
      method: 'POST',
      body: 'ordinance=oakmere',
      headers: { 'content-type': 'text/plain' },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('not sent as JSON');
  });
});
