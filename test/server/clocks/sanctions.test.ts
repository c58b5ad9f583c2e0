import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escrowAnswerSchema, sanctionListSchema } from '../../../core/contracts/sanctions.js';
import { ordinanceBook } from '../../../core/ordinances/registry.js';
import { inventedOrdinance } from '../../core/rules/clocks/invented.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';

const common = { rule: 'OAK-1', citation: '§ 9', words: 'Words.' };

const oakmere = inventedOrdinance({
  clocks: [{ id: 'restore', bounds: [{ kind: 'no-later-than', event: 'mailing', count: 30, unit: 'days' }] }],
  sanctions: [
    { ...common, id: 'first', title: 'First', kind: 'fine', offence: 'first', maxUsd: 350, per: 'week' },
    {
      ...common,
      id: 'second',
      title: 'Second',
      kind: 'fine',
      offence: 'second',
      withinYears: 5,
      minUsd: 350,
      maxUsd: 700,
      per: 'week',
    },
  ],
  guarantees: [
    {
      ...common,
      id: 'account',
      title: 'Escrow account',
      kind: 'escrow',
      topUpAt: { numerator: 1, denominator: 3 },
      clock: 'restore',
    },
  ],
});

describe('sanctions and escrow of an ordinance', () => {
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

  it('GET /api/ordinances/{id}/sanctions counts offenses and their totals', async () => {
    const { status, body } = await api.get(
      '/api/ordinances/oakmere/sanctions?offenceOn=2026-05-04&endedOn=2026-05-17&earlier=2025-01-10,%202010-01-10',
    );
    expect(status).toBe(200);
    const list = sanctionListSchema.parse(body);
    expect(list).toMatchObject({ ordinance: 'oakmere', offenceOn: '2026-05-04', offenceNumber: 2 });
    expect(list.items.map(({ id, applies, totalMaxUsd }) => [id, applies, totalMaxUsd])).toEqual([
      ['first', false, null],
      ['second', true, 1400],
    ]);
  });

  it('GET /api/ordinances/{id}/escrow counts exactly one third', async () => {
    const { body } = await api.get(
      '/api/ordinances/oakmere/escrow?initialUsd=3000&balanceUsd=1000&notifiedOn=2026-04-15&on=2026-05-16',
    );
    expect(escrowAnswerSchema.parse(body)).toMatchObject({
      thresholdUsd: 1000,
      topUpUsd: 2000,
      due: '2026-05-15',
      reviewMayBeSuspended: true,
    });
    const today = await api.get('/api/ordinances/oakmere/escrow?initialUsd=3000&balanceUsd=1000.01');
    expect(escrowAnswerSchema.parse(today.body)).toMatchObject({ topUpUsd: 0, due: null });
  });

  it.each([
    ['/api/ordinances/nowhere/sanctions?offenceOn=2026-05-04', 404, 'no ordinance "nowhere"'],
    ['/api/ordinances/nowhere/escrow?initialUsd=1&balanceUsd=1', 404, 'no ordinance "nowhere"'],
    ['/api/ordinances/rye/escrow?initialUsd=1&balanceUsd=1', 404, 'no rule on'],
    ['/api/ordinances/oakmere/sanctions', 400, 'offenceOn'],
    ['/api/ordinances/oakmere/sanctions?offenceOn=2026-02-30', 400, 'calendar date'],
    ['/api/ordinances/oakmere/sanctions?offenceOn=1999-12-31', 400, 'from 2000-01-01 on'],
    ['/api/ordinances/oakmere/sanctions?offenceOn=2026-05-04&endedOn=2026-05-03', 400, 'before it began'],
    ['/api/ordinances/oakmere/sanctions?offenceOn=2026-05-04&earlier=2026-05-04', 400, 'has to lie before'],
    ['/api/ordinances/oakmere/sanctions?offenceOn=2026-05-04&earlier=never', 400, 'calendar date'],
    ['/api/ordinances/oakmere/escrow?initialUsd=3000', 400, 'balanceUsd'],
    ['/api/ordinances/oakmere/escrow?initialUsd=3000&balanceUsd=1.005', 400, 'at most two decimals'],
    ['/api/ordinances/oakmere/escrow?initialUsd=0&balanceUsd=1', 400, 'initialUsd'],
    ['/api/ordinances/oakmere/escrow?initialUsd=3000&balanceUsd=', 400, 'balanceUsd: must be an amount'],
    ['/api/ordinances/oakmere/escrow?initialUsd=0x10&balanceUsd=1', 400, 'initialUsd: must be an amount'],
    ['/api/ordinances/oakmere/escrow?initialUsd=3000&balanceUsd=-1', 400, 'balanceUsd: must be an amount'],
    ['/api/ordinances/oakmere/escrow?initialUsd=3000000000&balanceUsd=1', 400, 'initialUsd: must be at most'],
  ])('%s is refused with %i: %s', async (path, status, words) => {
    const answer = await api.get(path);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(words.replaceAll('"', String.raw`\"`));
  });
});
