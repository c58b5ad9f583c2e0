import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidGeometry, InvalidInput } from '../../../core/errors.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { geodesicAreaSqFt } from '../../support/geodesic.js';
import { changeOf, mapDesk, PLAIN, shapeOnMap, type MapDesk } from './support/map-desk.js';

/** Decimals of square feet: the grid scale of the frame is that at its origin, which some hundred feet away is 4e-7 off. */
const CLOSE = 2;

describe('drawing on a draft', () => {
  let database: TestDatabase;
  let desk: MapDesk;
  beforeAll(async () => {
    database = await openTestDatabase();
    desk = await mapDesk(database.knex, 'rye', {
      'W-1': [0, 0, 100, 60, { name: 'Long Swamp', local_importance: true }],
      'W-2': [100, 0, 50, 60],
      'W-3': [400, 0, 80, 80],
    });
  });
  afterAll(() => database.close());

  it('adds a wetland of 3,000 sq ft under an id that no wetland had', async () => {
    const draft = await desk.draw(await desk.start(), {
      operation: 'add',
      attributes: { ...PLAIN, name: 'New Pond', accuracyFt: 0.5 },
      geometry: desk.drawn(200, 200, 60, 50),
    });
    const id = `A${draft.number}-1`;
    const change = changeOf(draft, id);
    expect(change).toMatchObject({ action: 'add', before: null, lostSqFt: 0, derivedFrom: [] });
    expect(change.after).toMatchObject({ ...PLAIN, name: 'New Pond', accuracyFt: 0.5 });
    expect(change.after?.areaSqFt).toBeCloseTo(3000, CLOSE);
    expect(change.after?.perimeterFt).toBeCloseTo(220, CLOSE);
    expect(change.gainedSqFt).toBeCloseTo(3000, CLOSE);
    const ring = change.after?.geometry.coordinates[0]?.[0] as [number, number][];
    expect(geodesicAreaSqFt(ring)).toBeCloseTo(3000, 2);
    const again = await desk.draw(
      draft,
      { operation: 'take-back', change: change.number },
      { operation: 'add', attributes: PLAIN, geometry: desk.drawn(200, 200, 60, 50) },
    );
    expect(again.changes.map(({ wetland }) => wetland)).toEqual([`A${draft.number}-2`]);
  });

  it('refuses an id that is taken, and takes one that was given', async () => {
    const draft = await desk.start();
    const geometry = desk.drawn(200, 200, 60, 50);
    await expect(
      desk.draw(draft, { operation: 'add', wetland: 'W-3', attributes: PLAIN, geometry }),
    ).rejects.toThrow(/Operation 1: There is a wetland "W-3" already/);
    const added = await desk.draw(draft, { operation: 'add', wetland: 'RB-9', attributes: PLAIN, geometry });
    expect(changeOf(added, 'RB-9').action).toBe('add');
    await expect(
      desk.draw(added, { operation: 'add', wetland: 'RB-9', attributes: PLAIN, geometry }),
    ).rejects.toThrow(InvalidInput);
  });

  it('reshapes: 600 sq ft gained on one side, 1,200 lost on the other; corners that stay keep their bits', async () => {
    const draft = await desk.draw(await desk.start(), {
      operation: 'reshape',
      wetland: 'W-1',
      geometry: desk.drawn(20, 0, 80, 60 + 7.5),
      attributes: { source: 'survey' },
      note: 'staked in the field',
    });
    const change = changeOf(draft, 'W-1');
    expect(change).toMatchObject({ action: 'reshape', note: 'staked in the field', by: 'Avery Marsh' });
    expect(change.before?.areaSqFt).toBeCloseTo(6000, CLOSE);
    expect(change.after?.areaSqFt).toBeCloseTo(5400, CLOSE);
    expect(change.gainedSqFt).toBeCloseTo(600, CLOSE);
    expect(change.lostSqFt).toBeCloseTo(1200, CLOSE);
    expect(change.netSqFt).toBeCloseTo(-600, CLOSE);
    expect(change.after).toMatchObject({ name: 'Long Swamp', localImportance: true, source: 'survey' });
    expect(draft.totals.netSqFt).toBeCloseTo(-600, CLOSE);
    const kept = await database.knex.raw<{ rows: { same: number }[] }>(
      `select count(*)::int as same from wetland w cross join lateral ST_DumpPoints(w.geom) a, amendment_change c
         cross join lateral ST_DumpPoints(c.geom) b
       where w.id = 'W-1' and c.wetland_id = 'W-1' and c.note = 'staked in the field' and a.geom = b.geom`,
    );
    expect(kept.rows[0]?.same).toBe(1);
  });

  it('gives back what was read: a shape sent as it was answered is the same to the last bit', async () => {
    const draft = await desk.draw(await desk.start(), {
      operation: 'retire',
      wetland: 'W-3',
      note: 'filled',
    });
    const before = changeOf(draft, 'W-3').before;
    if (before === null) throw new Error('no state before');
    const back = await desk.draw(
      draft,
      { operation: 'take-back', change: 1 },
      { operation: 'reshape', wetland: 'W-3', geometry: before.geometry },
    );
    expect(changeOf(back, 'W-3')).toMatchObject({ gainedSqFt: 0, lostSqFt: 0 });
  });

  it('splits along a line: the larger part of 3,600 sq ft keeps the id, the other of 2,400 comes from it', async () => {
    const draft = await desk.draw(await desk.start(), {
      operation: 'split',
      wetland: 'W-1',
      line: desk.line([40, -10], [40, 70]),
    });
    const other = changeOf(draft, `A${draft.number}-1`);
    expect(changeOf(draft, 'W-1').after?.areaSqFt).toBeCloseTo(3600, CLOSE);
    expect(other).toMatchObject({ action: 'add', derivedFrom: ['W-1'] });
    expect(other.after).toMatchObject({ name: 'Long Swamp', localImportance: true });
    expect(other.after?.areaSqFt).toBeCloseTo(2400, CLOSE);
    expect(draft.totals.netSqFt).toBeCloseTo(0, CLOSE);
  });

  it('splits into three where the line bends through, and leaves uncut parts with the one that keeps the id', async () => {
    const [a, b] = [desk.drawn(0, 1000, 90, 30), desk.drawn(0, 1100, 10, 10)];
    const draft = await desk.draw(
      await desk.start(),
      {
        operation: 'add',
        wetland: 'TWO',
        attributes: PLAIN,
        geometry: { type: 'MultiPolygon', coordinates: [a.coordinates, b.coordinates] },
      },
      {
        operation: 'split',
        wetland: 'TWO',
        line: desk.line([20, 990], [20, 1040], [60, 1040], [60, 990]),
      },
    );
    expect(changeOf(draft, 'TWO').after?.areaSqFt).toBeCloseTo(40 * 30 + 100, CLOSE);
    const others = draft.changes.filter(({ derivedFrom }) => derivedFrom.includes('TWO'));
    expect(others.map(({ after }) => Math.round(after?.areaSqFt ?? 0))).toEqual([900, 600]);
  });

  it.each([
    ['ends inside', [40, 30], [40, 70]],
    ['passes by', [-10, -50], [-10, 90]],
    ['lies on the edge', [0, 0], [100, 0]],
    ['lies in another country', [1e6, 0], [1e6, 100]],
  ] as [string, [number, number], [number, number]][])('refuses a line that %s', async (_how, from, to) => {
    await expect(
      desk.draw(await desk.start(), { operation: 'split', wetland: 'W-1', line: desk.line(from, to) }),
    ).rejects.toThrow(/does not cut wetland "W-1" in two/);
  });

  it('merges neighbors: 9,000 sq ft under one id, the other retired with the reason', async () => {
    const draft = await desk.draw(await desk.start(), {
      operation: 'merge',
      wetlands: ['W-1', 'W-2'],
      into: 'W-1',
    });
    expect(changeOf(draft, 'W-1').after?.areaSqFt).toBeCloseTo(9000, CLOSE);
    expect(changeOf(draft, 'W-1')).toMatchObject({ action: 'reshape', derivedFrom: ['W-2'] });
    expect(changeOf(draft, 'W-2')).toMatchObject({ action: 'retire', after: null });
    expect(changeOf(draft, 'W-2').note).toContain('Merged into W-1');
  });

  it('splits and merges back in one request, to the same area, without a wetland of its own left over', async () => {
    const draft = await desk.start();
    const piece = `A${draft.number}-1`;
    const after = await desk.draw(
      draft,
      { operation: 'split', wetland: 'W-1', line: desk.line([40, -10], [40, 70]) },
      { operation: 'merge', wetlands: ['W-1', piece], into: 'W-1' },
    );
    expect(after.changes.map(({ wetland }) => wetland)).toEqual(['W-1']);
    expect(after.changes[0]?.after?.areaSqFt).toBeCloseTo(6000, CLOSE);
  });

  it('cuts a hole of 400 sq ft', async () => {
    const draft = await desk.draw(await desk.start(), {
      operation: 'cut-hole',
      wetland: 'W-3',
      geometry: desk.drawn(420, 20, 20, 20),
    });
    const change = changeOf(draft, 'W-3');
    expect(change.after?.areaSqFt).toBeCloseTo(6000, CLOSE);
    expect(change.lostSqFt).toBeCloseTo(400, CLOSE);
    expect(change.after?.perimeterFt).toBeCloseTo(4 * 80 + 4 * 20, CLOSE);
  });

  it('refuses a hole that cuts nothing, and one that leaves nothing', async () => {
    const draft = await desk.start();
    const cut = (...box: [number, number, number, number]) =>
      desk.draw(draft, { operation: 'cut-hole', wetland: 'W-3', geometry: desk.drawn(...box) });
    await expect(cut(600, 0, 20, 20)).rejects.toThrow(/takes nothing out of wetland "W-3"/);
    await expect(cut(480, 0, 20, 20)).rejects.toThrow(/takes nothing out/);
    await expect(cut(390, -10, 100, 100)).rejects.toThrow(/Nothing would be left of wetland "W-3"/);
  });

  it('reclassifies, and the shape stays bit for bit', async () => {
    const draft = await desk.draw(await desk.start(), {
      operation: 'reclassify',
      wetland: 'W-2',
      attributes: { localImportance: true, kind: 'tidal' },
    });
    const change = changeOf(draft, 'W-2');
    expect(change).toMatchObject({ action: 'reclassify', gainedSqFt: 0, lostSqFt: 0 });
    expect(change.after).toMatchObject({ kind: 'tidal', localImportance: true, degraded: false });
    const [stored] = await database
      .knex('amendment_change')
      .orderBy('key', 'desc')
      .limit(1)
      .select<{ geom: string }[]>('geom');
    expect(stored?.geom).toBe(await shapeOnMap(desk, 'W-2', 1));
  });

  it('retires with a reason, and takes it back: the old row stays on record', async () => {
    const retired = await desk.draw(await desk.start(), {
      operation: 'retire',
      wetland: 'W-2',
      note: 'filled under permit',
    });
    expect(changeOf(retired, 'W-2').lostSqFt).toBeCloseTo(3000, CLOSE);
    await expect(
      desk.draw(retired, { operation: 'reclassify', wetland: 'W-2', attributes: { degraded: true } }),
    ).rejects.toThrow(/This draft retires wetland "W-2"/);
    const back = await desk.draw(retired, { operation: 'take-back', change: 1 });
    expect(back.changes).toEqual([]);
    const rows = await database
      .knex('amendment_change')
      .join('amendment', 'amendment.key', 'amendment_key')
      .where('amendment.number', back.number)
      .select<{ action: string; taken_back_at: Date | null }[]>('action', 'taken_back_at');
    expect(rows).toEqual([{ action: 'retire', taken_back_at: expect.any(Date) as Date }]);
  });

  it('draws on what the draft has: a second reshape begins from the first, and replaces its change', async () => {
    const first = await desk.draw(await desk.start(), {
      operation: 'reshape',
      wetland: 'W-3',
      geometry: desk.drawn(400, 0, 40, 80),
      attributes: { name: 'Half' },
    });
    const second = await desk.draw(first, {
      operation: 'split',
      wetland: 'W-3',
      line: desk.line([390, 30], [490, 30]),
    });
    expect(changeOf(second, 'W-3')).toMatchObject({ number: 2, action: 'reshape' });
    expect(changeOf(second, 'W-3').after).toMatchObject({ name: 'Half' });
    expect(changeOf(second, 'W-3').after?.areaSqFt).toBeCloseTo(40 * 50, CLOSE);
    expect(changeOf(second, 'W-3').lostSqFt).toBeCloseTo(6400 - 2000, CLOSE);
  });

  it('matches the shape of a new wetland to one of the map, and back', async () => {
    const added = await desk.draw(await desk.start(), {
      operation: 'add',
      attributes: { ...PLAIN, accuracyFt: 0.1, source: 'Fenwick Surveys' },
      geometry: desk.drawn(0, 0, 100, 70),
    });
    const matched = await desk.draw(added, { operation: 'rematch', change: 1, wetland: 'W-1' });
    expect(matched.changes).toHaveLength(1);
    expect(changeOf(matched, 'W-1')).toMatchObject({ action: 'reshape' });
    expect(changeOf(matched, 'W-1').gainedSqFt).toBeCloseTo(1000, CLOSE);
    expect(changeOf(matched, 'W-1').after).toMatchObject({
      name: 'Long Swamp',
      localImportance: true,
      accuracyFt: 0.1,
      source: 'Fenwick Surveys',
    });
    const back = await desk.draw(matched, { operation: 'rematch', change: 2, wetland: null });
    expect(back.changes.map(({ action }) => action)).toEqual(['add']);
    const other = await desk.draw(back, { operation: 'retire', wetland: 'W-2', note: 'gone' });
    await expect(desk.draw(other, { operation: 'rematch', change: 3, wetland: 'W-2' })).rejects.toThrow(
      InvalidInput,
    );
  });

  it('refuses a bow-tie with its place and a repair, and stores nothing of the request', async () => {
    const draft = await desk.start();
    const [a, b, c, d] = desk.drawn(0, 300, 100, 100).coordinates[0] ?? [];
    const bowtie = { type: 'Polygon' as const, coordinates: [[a, c, b, d, a] as number[][]] };
    const failure = await desk
      .draw(
        draft,
        { operation: 'retire', wetland: 'W-2', note: 'gone' },
        { operation: 'add', attributes: PLAIN, geometry: bowtie },
      )
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(InvalidGeometry);
    const [problem] = (failure as InvalidGeometry).problems;
    expect(problem).toMatchObject({ feature: 2, path: 'operations[1].geometry' });
    const [x, y] = desk.frame.at(50, 350);
    expect(problem?.location?.xFt).toBeCloseTo(x, 3);
    expect(problem?.location?.yFt).toBeCloseTo(y, 3);
    expect(problem?.repair).toMatchObject({ type: 'MultiPolygon' });
    const repaired = await desk.draw(draft, {
      operation: 'add',
      attributes: PLAIN,
      geometry: problem?.repair as { type: 'MultiPolygon'; coordinates: number[][][][] },
    });
    expect(repaired.changes).toHaveLength(1);
    expect(repaired.changes[0]?.after?.areaSqFt).toBeCloseTo(5000, CLOSE);
  });

  it('names the vertex of a shape that is not closed, and the operation', async () => {
    const open = {
      type: 'Polygon' as const,
      coordinates: [desk.drawn(0, 0, 9, 9).coordinates[0]?.slice(0, 4) ?? []],
    };
    await expect(
      desk.draw(await desk.start(), { operation: 'add', attributes: PLAIN, geometry: open }),
    ).rejects.toThrow(/Operation 1, ring 1: the ring is not closed/);
  });

  it('does all operations of a request or none', async () => {
    const draft = await desk.start();
    await expect(
      desk.draw(
        draft,
        { operation: 'retire', wetland: 'W-2', note: 'gone' },
        { operation: 'retire', wetland: 'NOWHERE', note: 'gone' },
      ),
    ).rejects.toThrow(/Operation 2: There is no wetland "NOWHERE" on map version 1 or in this draft/);
    const untouched = await desk.draw(draft, { operation: 'retire', wetland: 'W-3', note: 'gone' });
    expect(untouched.changes.map(({ wetland, number }) => [wetland, number])).toEqual([['W-3', 1]]);
  });
});
