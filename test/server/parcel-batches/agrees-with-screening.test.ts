import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ParcelRow } from '../../../core/contracts/parcel-batches.js';
import { COMMAND_LINE } from '../../../core/access.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { readRows } from '../../../server/services/parcel-batches/read-rows.js';
import { loadDemonstration } from '../../../server/services/load-demonstration.js';
import { startBatch } from '../../../server/services/parcel-batches/start-batch.js';
import { screenParcel } from '../../../server/services/screen-parcel.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { finishBatch, ownRunner } from './support.js';

/** Square feet that two ways of overlaying may differ by: an outline that is cut elsewhere is widened with other vertices. */
const SAME_SQFT = 1e-3;
const SAME_FT = 1e-6;

/** Every parcel takes minutes on the embedded database; in CI each one of them has its turn on one ordinance. */
const EVERY_NTH = process.env['EVERY_PARCEL'] === 'yes' ? 1 : 60;

describe('a batch of all parcels and the screening of each', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await loadDemonstration(database.knex, () => undefined);
  });
  afterAll(() => database.close());

  const near = (a: number | null, b: number | null, tolerance: number, what: string) => {
    if (a === null || b === null) expect(a, what).toBe(b);
    else expect(Math.abs(a - b), `${what}: ${a} and ${b}`).toBeLessThanOrEqual(tolerance);
  };

  async function holdAgainst(row: ParcelRow, ordinance: string, searchedFt: number) {
    const { answer } = await screenParcel(database.knex, BUILT_IN_ORDINANCES, row.parcel, { ordinance });
    const { totals } = answer;
    const what = `${ordinance} ${row.taxMapNumber ?? row.parcel}`;
    near(row.parcelSqFt, totals.parcelSqFt, SAME_SQFT, what);
    near(row.inWetlandSqFt, totals.inWetlandSqFt, SAME_SQFT, what);
    near(row.inWatercourseSqFt, totals.inWatercourseSqFt, SAME_SQFT, what);
    near(row.inAdjacentSqFt, totals.inAdjacentSqFt, SAME_SQFT, what);
    const far = totals.nearestWetlandFt === null || totals.nearestWetlandFt > searchedFt;
    near(row.nearestWetlandFt, far ? null : totals.nearestWetlandFt, SAME_FT, what);
    const applied = new Map<string, boolean>();
    for (const { rule, outcome, certain } of answer.findings) {
      if (outcome === 'applies') applied.set(rule, (applied.get(rule) ?? true) && certain);
    }
    expect(row.rules, what).toEqual([...applied].map(([rule, certain]) => ({ rule, certain })));
    if (/too close to call/.test(answer.summary) && !row.certain)
      expect(row.standing, what).not.toBe('none-found');
    if (/is not shown as in/.test(answer.summary)) {
      expect(['none-found', 'too-close'], what).toContain(row.standing);
    }
  }

  it('say the same under each of the four ordinances', async () => {
    const { knex } = database;
    const runner = ownRunner(database);
    for (const [turn, ordinance] of ['mamaroneck', 'rye', 'north-castle', 'wesley-hills'].entries()) {
      const batch = await startBatch(knex, BUILT_IN_ORDINANCES, 'demo', { ordinance }, COMMAND_LINE);
      const done = await finishBatch(knex, runner, batch);
      expect(done).toMatchObject({ state: 'done', failure: null, parcels: { done: batch.parcels.total } });
      const rows: ParcelRow[] = [];
      let after: string | undefined;
      do {
        const page = await readRows(knex, 'demo', batch.id, { limit: 200, sort: 'taxMapNumber', after });
        rows.push(...page.items);
        after =
          page.next === null ? undefined : (new URL(page.next, 'http://a').searchParams.get('after') ?? '');
      } while (after !== undefined);
      expect(new Set(rows.map(({ parcel }) => parcel)).size).toBe(batch.parcels.total);
      const some = rows.filter((_row, place) => place % EVERY_NTH === (turn * 15) % EVERY_NTH);
      for (const row of some) await holdAgainst(row, ordinance, batch.searchedFt);
    }
  }, 1_800_000);
});
