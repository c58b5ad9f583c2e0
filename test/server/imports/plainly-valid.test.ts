import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPlainlyValid } from '../../../server/imports/plainly-valid.js';
import type { Position, Ring } from '../../../server/imports/shape.js';
import { wkbOf } from '../../../server/imports/wkb.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { box } from './support/features.js';

const plain = (...rings: Ring[]): boolean => isPlainlyValid({ kind: 'areas', polygons: [rings] });
const ring = (...corners: Position[]): Ring => [...corners, corners[0] ?? [0, 0]];
const [x, y] = [700_000, 850_000];

/** @returns a figure of 0 to 1, the same in each run */
function* figures(): Generator<number, never> {
  let state = 12_345;
  for (;;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    yield state / 0x80000000;
  }
}

describe('a polygon that is plainly valid', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('is one ring that turns, or goes on along a line, and meets itself nowhere', () => {
    expect(plain(box(0, 0, 100, 80))).toBe(true);
    expect(plain(ring([x, y], [x + 30, y], [x + 60, y], [x + 60, y + 40], [x, y + 40]))).toBe(true);
    expect(plain(ring([x, y], [x + 50, y + 1e-6], [x, y + 2e-6]))).toBe(true);
  });

  it.each<[string, Ring]>([
    ['a bow-tie', ring([x, y], [x + 10, y + 10], [x + 10, y], [x, y + 10])],
    ['a corner on another edge', ring([x, y], [x + 20, y], [x + 20, y + 20], [x + 10, y], [x, y + 20])],
    [
      'a corner that is met twice',
      ring([x, y], [x + 9, y + 9], [x + 18, y], [x + 18, y + 18], [x + 9, y + 9], [x, y + 18]),
    ],
    ['a spike', ring([x, y], [x + 20, y], [x + 20, y + 20], [x + 20, y + 40], [x + 20, y + 20], [x, y + 20])],
    ['a flat triangle', ring([x, y], [x + 10, y + 10], [x + 20, y + 20])],
    ['a ring that turns back along itself', ring([x, y], [x + 20, y], [x + 10, y], [x + 10, y + 20])],
  ])('is none with %s', (_what, shape) => {
    expect(plain(shape)).toBe(false);
  });

  it('is not looked for where there are holes, parts, lines or many corners', () => {
    expect(plain(box(0, 0, 100, 80), box(10, 10, 20, 20))).toBe(false);
    expect(isPlainlyValid({ kind: 'areas', polygons: [[box(0, 0, 9, 9)], [box(20, 0, 9, 9)]] })).toBe(false);
    expect(isPlainlyValid({ kind: 'lines', lines: [box(0, 0, 9, 9)] })).toBe(false);
    const round = Array.from({ length: 60 }, (_, at): Position => [
      x + 100 * Math.cos(at / 9.6),
      y + 100 * Math.sin(at / 9.6),
    ]);
    expect(plain(ring(...round))).toBe(false);
  });

  it('is valid for PostGIS too, in 2,000 scribbles of which most touch or cross themselves', async () => {
    const next = figures();
    // Corners on a coarse net meet edges and each other often; every second one is off it by a hair.
    const shapes = Array.from({ length: 2000 }, (_, number): Ring => {
      const corners = Array.from({ length: 3 + (number % 5) }, (): Position => {
        const hair = number % 2 === 0 ? 0 : (next.next().value - 0.5) * 2e-9;
        return [x + Math.floor(next.next().value * 7) + hair, y + Math.floor(next.next().value * 7) - hair];
      });
      return ring(...corners.filter((corner, at) => at === 0 || corner.join() !== corners[at - 1]?.join()));
    }).filter((shape) => shape.length > 3);
    const said = shapes.map((shape) => plain(shape));
    const { rows } = await database.knex.raw<{ rows: { valid: boolean[] }[] }>(
      `select array_agg(ST_IsValid(ST_GeomFromWKB(decode(hex, 'hex'))) order by number) as valid
       from unnest(cast(:shapes as text[])) with ordinality as shape(hex, number)`,
      { shapes: shapes.map((shape) => wkbOf({ kind: 'areas', polygons: [[shape]] })) },
    );
    const valid = rows[0]?.valid ?? [];
    expect(valid).toHaveLength(shapes.length);
    expect(shapes.filter((_, at) => said[at] === true && valid[at] !== true)).toEqual([]);
    // It would be of no use if it said no too often.
    const missed = valid.filter((each, at) => each && said[at] !== true).length;
    expect(missed).toBeLessThan(0.05 * valid.filter(Boolean).length);
  });
});
