import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Amendment, AmendmentState } from '../../../core/contracts/amendments.js';
import { Conflict } from '../../../core/errors.js';
import { adoptAmendment } from '../../../server/services/amendments/adopt-amendment.js';
import { carryOver } from '../../../server/services/amendments/carry-over.js';
import {
  changeText,
  proposeAmendment,
  reopenAmendment,
  withdrawAmendment,
} from '../../../server/services/amendments/decide-amendment.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { mapDesk, PLAIN, shapeOnMap, type MapDesk } from './support/map-desk.js';

const ADOPTION = { effectiveOn: '2030-01-01', reference: 'Local Law 4', note: 'as proposed' };

describe('the states of an amendment', () => {
  let database: TestDatabase;
  let desk: MapDesk;
  let added = 0;
  beforeAll(async () => {
    database = await openTestDatabase();
    desk = await mapDesk(database.knex, 'rye', { 'W-1': [-500, 0, 100, 100] });
  });
  afterAll(() => database.close());

  /** A draft that adds a wetland where no other is. */
  async function draft(): Promise<Amendment> {
    added += 1;
    return desk.draw(await desk.start(), {
      operation: 'add',
      attributes: PLAIN,
      geometry: desk.drawn(added * 100, 0, 50, 50),
    });
  }
  const inState: Record<AmendmentState, () => Promise<Amendment>> = {
    draft,
    proposed: async () => desk.proposed(await draft()),
    adopted: async () => desk.adopted(await draft()),
    withdrawn: async () => withdrawAmendment(database.knex, desk.act(await draft()), 'not wanted'),
  };
  const acts: Record<string, (amendment: Amendment) => Promise<Amendment>> = {
    draw: (amendment) =>
      desk.draw(amendment, { operation: 'reclassify', wetland: 'W-1', attributes: { degraded: true } }),
    describe: (amendment) => changeText(database.knex, desk.act(amendment), { title: 'Another title' }),
    propose: async (amendment) =>
      proposeAmendment(
        database.knex,
        desk.act(amendment.state === 'draft' ? await desk.withEvidence(amendment) : amendment),
      ),
    reopen: (amendment) => reopenAmendment(database.knex, desk.act(amendment), 'to be drawn again'),
    adopt: (amendment) => adoptAmendment(database.knex, desk.act(amendment), ADOPTION),
    withdraw: (amendment) => withdrawAmendment(database.knex, desk.act(amendment), 'not wanted'),
    'carry over': (amendment) => carryOver(database.knex, desk.act(amendment), { decisions: [] }),
  };
  /** What comes of each act in each state; everything else is refused. */
  const ALLOWED: Record<string, Partial<Record<AmendmentState, AmendmentState>>> = {
    draw: { draft: 'draft' },
    describe: { draft: 'draft' },
    propose: { draft: 'proposed' },
    reopen: { proposed: 'draft' },
    adopt: { proposed: 'adopted' },
    withdraw: { draft: 'withdrawn', proposed: 'withdrawn' },
    'carry over': {},
  };

  it.each(
    Object.keys(acts).flatMap((act) =>
      (Object.keys(inState) as AmendmentState[]).map(
        (state) => [act, state, ALLOWED[act]?.[state] ?? null] as const,
      ),
    ),
  )('%s from %s: %s', async (act, state, becomes) => {
    const amendment = await inState[state]();
    const done = acts[act]?.(amendment) ?? Promise.reject(new Error(act));
    if (becomes !== null) {
      const after = await done;
      expect(after.state).toBe(becomes);
      expect(after.revision).toBeGreaterThan(amendment.revision);
      return;
    }
    await expect(done).rejects.toThrow(Conflict);
    const rows = await database
      .knex('amendment')
      .where({ jurisdiction_id: 'rye', number: amendment.number })
      .select<object[]>('state', 'revision');
    expect(rows).toEqual([{ state, revision: amendment.revision }]);
  });

  it('adopts into the next version, from the day it takes effect, with its log', async () => {
    const north = await mapDesk(database.knex, 'north-castle', { 'N-1': [0, 0, 50, 50] });
    const drawn = await north.draw(await north.start(), {
      operation: 'reshape',
      wetland: 'N-1',
      geometry: north.drawn(0, 0, 60, 50),
    });
    const proposed = await north.proposed(drawn);
    const adopted = await adoptAmendment(database.knex, north.act(proposed), {
      ...ADOPTION,
      effectiveOn: '2041-05-01',
    });
    expect(adopted).toMatchObject({
      state: 'adopted',
      effectiveOn: '2041-05-01',
      reference: 'Local Law 4',
      decisionNote: 'as proposed',
      adoptedVersion: 2,
      newestVersion: 2,
      conflicts: [],
    });
    const [change] = await database
      .knex('amendment_change')
      .where('wetland_id', 'N-1')
      .select<{ geom: string }[]>('geom');
    expect(await shapeOnMap(north, 'N-1', 2)).toBe(change?.geom);
    expect(await shapeOnMap(north, 'N-1', 1)).not.toBe(change?.geom);
    const notes = await database
      .knex('map_version')
      .where({ jurisdiction_id: 'north-castle', number: 2 })
      .pluck<string[]>('note');
    expect(notes).toEqual(['A resurvey (Local Law 4)']);
    const holds = await database.knex.raw<{ rows: { before: number; from: number }[] }>(
      `select hf_map_version('north-castle', '2041-04-30') as before,
         hf_map_version('north-castle', '2041-05-01') as from`,
    );
    expect(holds.rows[0]).toEqual({ before: 1, from: 2 });
    const log = (await database
      .knex('activity_log')
      .where({ jurisdiction_id: 'north-castle', subject: 'amendment 1' })
      .orderBy('id')
      .pluck('action')) as string[];
    expect(log).toEqual([
      'amendment.created',
      'amendment.changed',
      'amendment.changed',
      'amendment.proposed',
      'amendment.adopted',
    ]);
  });

  it('refuses a day before the newest version began; goes through from an older base if the map is the same there', async () => {
    const town = await mapDesk(database.knex, 'mamaroneck', { A: [0, 0, 50, 50], B: [200, 0, 50, 50] });
    const degraded = (wetland: string) => async () =>
      town.draw(await town.start(), { operation: 'reclassify', wetland, attributes: { degraded: true } });
    const proposed = await town.proposed(await degraded('A')());
    await town.adopted(await degraded('B')(), '2040-01-01');
    const adopt = (effectiveOn: string, revision = proposed.revision) =>
      adoptAmendment(database.knex, { ...town.act(proposed), revision }, { ...ADOPTION, effectiveOn });
    await expect(adopt('2039-12-31')).rejects.toThrow(
      /holds from 2040-01-01; the next cannot take effect before it, on 2039-12-31/,
    );
    await expect(adopt('2040-01-01', proposed.revision - 1)).rejects.toThrow(/was changed meanwhile/);
    expect(await adopt('2040-01-01')).toMatchObject({ baseVersion: 1, adoptedVersion: 3 });
  });
});
