import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EditedMeanwhile, MapChanged } from '../../../core/contracts/amendment-conflicts.js';
import type { Amendment } from '../../../core/contracts/amendments.js';
import { editedMeanwhileSchema, mapChangedSchema } from '../../../core/contracts/amendment-conflicts.js';
import { Conflict } from '../../../core/errors.js';
import { adoptAmendment } from '../../../server/services/amendments/adopt-amendment.js';
import { carryOver } from '../../../server/services/amendments/carry-over.js';
import { changeDraft } from '../../../server/services/amendments/change-draft.js';
import { validateAmendment } from '../../../server/services/amendments/validate-amendment.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { changeOf, mapDesk, naturalist, PLAIN, shapeOnMap, type MapDesk } from './support/map-desk.js';

const DAY = { effectiveOn: '2030-01-01', reference: 'Resolution 9', note: '' };

async function conflictOf(failing: Promise<unknown>): Promise<unknown> {
  const error = await failing.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Conflict);
  return (error as Conflict).more['conflict'];
}

describe('two people at one amendment', () => {
  let database: TestDatabase;
  let desk: MapDesk;
  beforeAll(async () => {
    database = await openTestDatabase();
    desk = await mapDesk(database.knex, 'rye', { 'W-1': [0, 0, 100, 60], 'W-2': [300, 0, 50, 60] });
  });
  afterAll(() => database.close());

  it('shows the second what the first did, and lets the change be sent again', async () => {
    const seen = await desk.start();
    const first = await desk.draw(seen, {
      operation: 'reshape',
      wetland: 'W-1',
      geometry: desk.drawn(0, 0, 90, 60),
    });
    const other = await naturalist(database.knex, 'Robin Reed');
    const operations = [
      { operation: 'reclassify', wetland: 'W-1', attributes: { degraded: true }, note: '' },
    ] as const;
    const edit = { ...desk.act(seen), actor: other, yours: { operations } };
    const conflict = (await conflictOf(changeDraft(database.knex, edit, operations))) as EditedMeanwhile;
    expect(editedMeanwhileSchema.parse(conflict)).toEqual(conflict);
    expect(conflict).toMatchObject({
      kind: 'edited-meanwhile',
      yourRevision: 1,
      yours: { operations },
      differences: [{ wetland: 'W-1', by: 'Avery Marsh', action: 'reshape', touchesYours: true }],
    });
    expect(conflict.current).toEqual(first);
    const sentAgain = await changeDraft(
      database.knex,
      { ...edit, revision: conflict.current.revision },
      operations,
    );
    expect(changeOf(sentAgain, 'W-1')).toMatchObject({ action: 'reshape', by: 'Robin Reed' });
    expect(changeOf(sentAgain, 'W-1').after?.areaSqFt).toBeCloseTo(5400, 2);
    expect(changeOf(sentAgain, 'W-1').after?.degraded).toBe(true);
  });

  it('tells what was done since that revision, and not before', async () => {
    const one = await desk.draw(await desk.start(), { operation: 'retire', wetland: 'W-1', note: 'gone' });
    const two = await desk.draw(one, { operation: 'retire', wetland: 'W-2', note: 'gone' });
    const three = await desk.draw(two, { operation: 'take-back', change: 1 });
    const conflict = (await conflictOf(
      desk.draw({ ...two }, { operation: 'reclassify', wetland: 'W-1', attributes: { degraded: true } }),
    )) as EditedMeanwhile;
    expect(conflict.differences).toMatchObject([{ wetland: 'W-1', action: 'retire', touchesYours: false }]);
    expect(conflict.current.revision).toBe(three.revision);
    const older = (await conflictOf(
      desk.draw({ ...one }, { operation: 'retire', wetland: 'W-1', note: 'x' }),
    )) as EditedMeanwhile;
    expect(older.differences.map(({ wetland }) => wetland)).toEqual(['W-2', 'W-1']);
  });
});

describe('two amendments of one wetland', () => {
  let database: TestDatabase;
  let desk: MapDesk;
  const places = ['rye', 'mamaroneck', 'north-castle', 'wesley-hills'];
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    desk = await mapDesk(database.knex, places.pop() ?? 'none left', {
      'W-1': [0, 0, 100, 60, { name: 'Long Swamp' }],
      'W-2': [300, 0, 50, 60],
      'W-3': [600, 0, 50, 60],
    });
  });
  afterAll(() => database.close());

  const decide = (amendment: Amendment, ...decisions: ['yours' | 'theirs', string][]) =>
    carryOver(database.knex, desk.act(amendment), {
      decisions: decisions.map(([keep, wetland]) => ({ keep, wetland })),
    });

  it('stops the second at adopting, shows base, theirs and yours, and carries it over with nothing lost', async () => {
    const mine = await desk.proposed(
      await desk.draw(
        await desk.start(),
        { operation: 'reshape', wetland: 'W-1', geometry: desk.drawn(0, 0, 100, 70) },
        { operation: 'retire', wetland: 'W-2', note: 'filled' },
        { operation: 'reclassify', wetland: 'W-3', attributes: { degraded: true } },
      ),
    );
    await desk.adopted(
      await desk.draw(
        await desk.start(),
        {
          operation: 'reshape',
          wetland: 'W-1',
          geometry: desk.drawn(0, 0, 90, 60),
          attributes: { name: 'Short Swamp', accuracyFt: 2 },
        },
        { operation: 'reshape', wetland: 'W-3', geometry: desk.drawn(600, 0, 50, 80) },
      ),
    );
    const conflict = (await conflictOf(adoptAmendment(database.knex, desk.act(mine), DAY))) as MapChanged;
    expect(mapChangedSchema.parse(conflict)).toEqual(conflict);
    expect(conflict).toMatchObject({ kind: 'map-changed', baseVersion: 1, newestVersion: 2 });
    const [first, third] = conflict.wetlands;
    expect(conflict.wetlands.map(({ wetland }) => wetland)).toEqual(['W-1', 'W-3']);
    expect(first).toMatchObject({ sinceVersion: 2, base: { name: 'Long Swamp' } });
    expect(first?.theirs).toMatchObject({ name: 'Short Swamp', accuracyFt: 2 });
    expect(first?.yours).toMatchObject({ name: 'Short Swamp', accuracyFt: 2 });
    expect(first?.base?.areaSqFt).toBeCloseTo(6000, 2);
    expect(first?.theirs?.areaSqFt).toBeCloseTo(5400, 2);
    expect(first?.yours?.areaSqFt).toBeCloseTo(7000, 2);
    expect(first?.differenceSqFt).toBeCloseTo(1600, 2);
    expect(third?.yours).toMatchObject({ degraded: true });
    expect(third?.yours?.areaSqFt).toBeCloseTo(4000, 2);
    const validation = await validateAmendment(database.knex, desk.jurisdiction, mine.number);
    expect(validation.problems.filter(({ code }) => code === 'map-changed')).toHaveLength(2);

    await expect(decide(mine, ['yours', 'W-1'])).rejects.toThrow(/W-3/);
    await expect(decide(mine, ['yours', 'W-2'])).rejects.toThrow(/"W-2" is in no conflict/);
    const carried = await decide(mine, ['yours', 'W-1'], ['yours', 'W-3']);
    expect(carried).toMatchObject({ state: 'draft', baseVersion: 2, conflicts: [], proposedAt: null });
    expect(carried.revision).toBe(mine.revision + 1);
    expect(carried.evidence).toEqual(mine.evidence);
    expect(changeOf(carried, 'W-1')).toMatchObject({ action: 'reshape', number: 4 });
    expect(changeOf(carried, 'W-1').gainedSqFt).toBeCloseTo(1600, 2);
    expect(changeOf(carried, 'W-2')).toEqual(changeOf(mine, 'W-2'));
    expect(changeOf(carried, 'W-3')).toMatchObject({ action: 'reclassify', gainedSqFt: 0, lostSqFt: 0 });
    const adopted = await desk.adopted(carried);
    expect(adopted.adoptedVersion).toBe(3);
    expect(await shapeOnMap(desk, 'W-3', 3)).toBe(await shapeOnMap(desk, 'W-3', 2));
    const rows = await database
      .knex('amendment_change')
      .join('amendment', 'amendment.key', 'amendment_key')
      .where({ jurisdiction_id: desk.jurisdiction, 'amendment.number': mine.number })
      .whereNotNull('taken_back_at');
    expect(rows).toHaveLength(2);
  });

  it('keeps theirs: the own change is taken back, the rest comes along', async () => {
    const mine = await desk.draw(
      await desk.start(),
      { operation: 'reshape', wetland: 'W-1', geometry: desk.drawn(0, 0, 100, 70) },
      { operation: 'retire', wetland: 'W-2', note: 'filled' },
    );
    await desk.adopted(
      await desk.draw(await desk.start(), {
        operation: 'reshape',
        wetland: 'W-1',
        geometry: desk.drawn(0, 0, 90, 60),
      }),
    );
    const carried = await decide(mine, ['theirs', 'W-1']);
    expect(carried.changes.map(({ wetland }) => wetland)).toEqual(['W-2']);
    await expect(decide(carried)).rejects.toThrow(/begins from the newest map already/);
  });

  it('brings back what theirs retired, and drops a retirement that theirs made already', async () => {
    const mine = await desk.draw(
      await desk.start(),
      { operation: 'reshape', wetland: 'W-1', geometry: desk.drawn(0, 0, 100, 70) },
      { operation: 'retire', wetland: 'W-2', note: 'filled' },
    );
    await desk.adopted(
      await desk.draw(
        await desk.start(),
        { operation: 'retire', wetland: 'W-1', note: 'gone' },
        { operation: 'retire', wetland: 'W-2', note: 'gone' },
      ),
    );
    const carried = await decide(mine, ['yours', 'W-1'], ['yours', 'W-2']);
    expect(carried.changes).toHaveLength(1);
    expect(changeOf(carried, 'W-1')).toMatchObject({ action: 'add', before: null });
    expect((await desk.adopted(carried)).adoptedVersion).toBe(3);
    expect(await shapeOnMap(desk, 'W-1', 2)).toBeUndefined();
    expect(await shapeOnMap(desk, 'W-1', 3)).toBeDefined();
  });

  it('an id that both gave becomes a reshape where the two lie in one place, and a new id where not', async () => {
    const adding = async (here: [number, number], there: [number, number]) =>
      desk.draw(
        await desk.start(),
        { operation: 'add', wetland: 'HERE', attributes: PLAIN, geometry: desk.drawn(...here, 40, 40) },
        { operation: 'add', wetland: 'THERE', attributes: PLAIN, geometry: desk.drawn(...there, 40, 40) },
      );
    const mine = await adding([0, 500], [0, 900]);
    const theirs = await adding([20, 500], [500, 900]);
    await desk.adopted(theirs);
    const problems = await validateAmendment(database.knex, desk.jurisdiction, mine.number);
    expect(problems.problems.map(({ code }) => code)).toContain('id-taken');
    const carried = await decide(mine, ['yours', 'HERE'], ['yours', 'THERE']);
    expect(changeOf(carried, 'HERE')).toMatchObject({ action: 'reshape' });
    expect(changeOf(carried, 'HERE').gainedSqFt).toBeCloseTo(800, 2);
    expect(changeOf(carried, `A${mine.number}-1`)).toMatchObject({ action: 'add' });
    expect((await desk.adopted(carried)).adoptedVersion).toBe(3);
  });
});
