import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amendmentEffectsSchema, type AmendmentEffects } from '../../../core/contracts/amendment-effects.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { loadDemonstration } from '../../../server/services/load-demonstration.js';
import { screenParcel } from '../../../server/services/screen-parcel.js';
import { putAmendment, type PutChange } from '../../support/adopted-amendment.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { adoptNow, effectsOf, outlineOf } from './support.js';

/** Square feet that two ways of asking may differ by: overlays round on a grid of 1e-8 ft, along lines of hundreds of feet. */
const SAME_SQFT = 1e-5;

const LAWS = ['mamaroneck', 'rye', 'north-castle'] as const;

describe('the effects of an amendment and the screenings of parcels', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await loadDemonstration(database.knex, () => undefined);
  });
  afterAll(() => database.close());

  const screened = async (id: string, ordinance: string) => {
    const { answer } = await screenParcel(database.knex, BUILT_IN_ORDINANCES, id, { ordinance });
    return answer.totals;
  };

  async function holdAgainstScreenings(effects: AmendmentEffects, side: 'before' | 'after') {
    for (const parcel of effects.parcels ?? []) {
      const totals = await screened(parcel.id, effects.ordinance);
      const figures = parcel[side];
      expect(Math.abs(figures.inWetlandSqFt - (totals.inWetlandSqFt ?? NaN))).toBeLessThan(SAME_SQFT);
      expect(Math.abs(figures.inAdjacentSqFt - (totals.inAdjacentSqFt ?? NaN))).toBeLessThan(SAME_SQFT);
      expect(Math.abs(parcel.parcelSqFt - totals.parcelSqFt)).toBeLessThan(SAME_SQFT);
    }
  }

  /** Parcels whose controlled land differs by what counts as a change, told by screening every one. */
  async function allTotals(): Promise<Map<string, [number, number]>> {
    const near = await database.knex.raw<{ rows: { id: string }[] }>(
      `select distinct p.key::text as id from parcel p join wetland w on ST_DWithin(p.geom, w.geom, 150)
       where w.id in ('W-22', 'W-23', 'W-32', 'W-38', 'W-40') and p.jurisdiction_id = 'demo'`,
    );
    const totals = new Map<string, [number, number]>();
    for (const { id } of near.rows) {
      const { inWetlandSqFt, inAdjacentSqFt } = await screened(id, 'mamaroneck');
      totals.set(id, [inWetlandSqFt ?? 0, inAdjacentSqFt ?? 0]);
    }
    return totals;
  }

  it('give the same square feet for every affected parcel, before and after the adoption, and miss none', async () => {
    const { knex } = database;
    const [grown, shrunk] = [
      await outlineOf(knex, 'demo', 'W-38', 12),
      await outlineOf(knex, 'demo', 'W-22', -6),
    ];
    const small = await outlineOf(knex, 'demo', 'W-32');
    const moved = small.map(([x, y]): [number, number] => [x + 260, y + 90]);
    const changes: PutChange[] = [
      { action: 'reshape', wetland: 'W-38', ring: grown },
      { action: 'reshape', wetland: 'W-22', ring: shrunk },
      { action: 'retire', wetland: 'W-40' },
      { action: 'reclassify', wetland: 'W-23', kind: 'tidal' },
      { action: 'add', wetland: 'W-900', ring: moved, kind: 'freshwater' },
    ];
    const { number } = await putAmendment(knex, 'demo', { title: 'Survey', changes });
    const told: AmendmentEffects[] = [];
    for (const ordinance of LAWS) {
      const effects = amendmentEffectsSchema.parse(await effectsOf(knex, 'demo', number, { ordinance }));
      expect(effects.parcels?.length).toBeGreaterThan(5);
      await holdAgainstScreenings(effects, 'before');
      told.push(effects);
    }
    const totalsBefore = await allTotals();
    await adoptNow(knex, 'demo', number);
    for (const effects of told) await holdAgainstScreenings(effects, 'after');
    const totalsAfter = await allTotals();
    const listed = new Set(told[0]?.parcels?.map(({ id }) => id));
    let differing = 0;
    for (const [id, [wetland, adjacent]] of totalsBefore) {
      const [wetlandAfter, adjacentAfter] = totalsAfter.get(id) ?? [NaN, NaN];
      const differs = Math.max(Math.abs(wetlandAfter - wetland), Math.abs(adjacentAfter - adjacent)) >= 0.5;
      expect(listed.has(id)).toBe(differs);
      if (differs) differing += 1;
    }
    expect(differing).toBeGreaterThan(5);
    // and an adopted one says what it changed, without a trial
    for (const effects of told) {
      const again = await effectsOf(knex, 'demo', number, { ordinance: effects.ordinance });
      expect(again.parcels).toEqual(effects.parcels);
      expect(again.baseVersion).toBe(effects.baseVersion);
    }
  }, 300_000);
});
