import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DrawnFeature } from '../../../core/contracts/screening.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { MOST_SCREENINGS } from '../../../server/services/effects/affected-screenings.js';
import { screenAndKeep } from '../../../server/services/screen-proposal.js';
import { putAmendment, type PutChange } from '../../support/adopted-amendment.js';
import { emptyTables } from '../../support/as-owner.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { groundFrame, type GroundFrame } from '../../support/ground-frame.js';
import { putLayer } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';
import { adoptNow, effectsOf, recordState } from './support.js';

const TOWN = 'mamaroneck';

describe('what an amendment changes in kept answers', () => {
  let database: TestDatabase;
  let frame: GroundFrame;
  beforeAll(async () => {
    database = await openTestDatabase();
    frame = await groundFrame(database.knex, toFeet([PLACES[0].lon, PLACES[0].lat]));
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database.knex, ['map_version', 'amendment', 'screening']);
    const wetland = (id: string, x: number) => ({
      properties: { id, kind: 'freshwater' },
      polygon: [frame.rectangle(x, 0, 100, 100)],
    });
    await putLayer(database.knex, TOWN, 'wetlands', [wetland('W-1', 0), wetland('W-2', 2000)]);
  });

  const draft = async (...changes: PutChange[]): Promise<number> =>
    (await putAmendment(database.knex, TOWN, { title: 'Survey', changes })).number;
  const grown = (width: number): PutChange => ({
    action: 'reshape',
    wetland: 'W-1',
    ring: frame.rectangle(0, 0, width, 100),
  });
  const keep = (feature: DrawnFeature, asked: { ordinance?: string; on?: string } = {}) =>
    screenAndKeep(database.knex, BUILT_IN_ORDINANCES, { jurisdiction: TOWN, features: [feature], ...asked });

  it('lists findings that come out otherwise with old and new, and answers out of reach not at all', async () => {
    const near = await keep(frame.disturbance(260, 10, 20, 20));
    await keep(frame.disturbance(900, 10, 20, 20));
    const number = await draft(grown(200));
    const before = await recordState(database.knex);
    const { screenings, screeningsLookedAt, screeningsNotLookedAt } = await effectsOf(
      database.knex,
      TOWN,
      number,
    );
    expect(await recordState(database.knex)).toEqual(before);
    expect([screeningsLookedAt, screeningsNotLookedAt]).toEqual([1, 0]);
    expect(screenings.map(({ id }) => id)).toEqual([near.id]);
    const [told] = screenings;
    expect(told?.summaryBefore).toBe(near.summary);
    expect(told?.summaryAfter).not.toBe(near.summary);
    const adjacent = told?.findings.find(({ rule }) => rule === 'M-ADJ');
    expect(adjacent?.before?.outcome).toBe('does-not-apply');
    expect(adjacent?.before?.measured).toBeCloseTo(160, 2);
    expect(adjacent?.after?.outcome).toBe('applies');
    expect(adjacent?.after?.measured).toBeCloseTo(60, 2);

    // and adoption brings what was told
    await adoptNow(database.knex, TOWN, number);
    const now = await keep(frame.disturbance(260, 10, 20, 20));
    expect(now.summary).toBe(told?.summaryAfter);
    const after = now.findings.find(({ rule }) => rule === 'M-ADJ');
    expect(after?.measured).toBe(adjacent?.after?.measured);
  });

  it('compares with what would be answered now, and not with what was kept', async () => {
    await keep(frame.disturbance(260, 10, 20, 20));
    await adoptNow(database.knex, TOWN, await draft(grown(200)));
    // reaches the answer's neighborhood and changes nothing of what it says
    const idle = await effectsOf(
      database.knex,
      TOWN,
      await draft({ action: 'add', wetland: 'W-9', ring: frame.rectangle(500, 0, 60, 60) }),
    );
    expect(idle.screeningsLookedAt).toBe(1);
    expect(idle.screenings).toEqual([]);
  });

  it('screens each under its own law, on the day it was asked for, with the settings of now', async () => {
    const rye = await keep(frame.disturbance(260, 10, 20, 20), { ordinance: 'rye', on: '2024-03-01' });
    // 340 ft from the wetland as it is: in reach only of a buffer that the settings widen
    const north = await keep(frame.disturbance(540, 10, 20, 20), { ordinance: 'north-castle' });
    const number = await draft(grown(200));
    const narrow = await effectsOf(database.knex, TOWN, number);
    expect(narrow.screenings.map(({ id, ordinance, on }) => [id, ordinance, on])).toEqual([
      [rye.id, 'rye', '2024-03-01'],
    ]);
    expect(narrow.screenings[0]?.findings.map(({ rule }) => rule)).toContain('R-BUF');
    await database
      .knex('jurisdiction')
      .where({ id: TOWN })
      .update({ settings: { bufferFt: 350 } });
    const wide = await effectsOf(database.knex, TOWN, number);
    await database.knex('jurisdiction').where({ id: TOWN }).update({ settings: {} });
    const found = wide.screenings.find(({ id }) => id === north.id);
    const buffer = found?.findings.find(({ rule }) => rule === 'N-BUF');
    expect([buffer?.before?.outcome, buffer?.after?.outcome]).toEqual(['does-not-apply', 'applies']);
  });

  it('looks at the newest and says how many were not looked at', async () => {
    const ids: string[] = [];
    for (let place = 0; place < MOST_SCREENINGS + 3; place += 1) {
      ids.push((await keep(frame.disturbance(240 + place, 10, 20, 20))).id);
    }
    const told = await effectsOf(database.knex, TOWN, await draft(grown(200)));
    expect([told.screeningsLookedAt, told.screeningsNotLookedAt]).toEqual([MOST_SCREENINGS, 3]);
    expect(told.screenings.map(({ id }) => id)).toEqual(ids.slice(3).reverse());
    expect(told.notices.join(' ')).toContain('3 older ones were not looked at');
  });

  it('says which cannot be screened again, and goes on', async () => {
    await keep(frame.disturbance(250, 10, 20, 20));
    await database.knex.raw(
      `insert into screening (jurisdiction_id, ordinance_id, on_date, map_version, method, request, overlay, answer, subject)
       select jurisdiction_id, ordinance_id, date '1900-01-01', map_version, method, request, overlay, answer, subject
       from screening`,
    );
    const told = await effectsOf(database.knex, TOWN, await draft(grown(200)));
    expect(told.screenings).toHaveLength(1);
    expect(told.screeningsLookedAt).toBe(1);
    expect(told.notices.join(' ')).toContain('could not be screened again');
  });
});
