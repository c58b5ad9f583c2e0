import { describe, expect, it } from 'vitest';
import type { MultiPolygon, Point, Ring } from '../../../../client/preview/planar.js';
import { LandField } from '../../../../client/preview/shift/land-field.js';
import { ragged, repeatable } from '../../../../scripts/bench/live-split-scene.js';

const [X, Y] = [704_800, 771_900];
const ORIGIN: Point = [X, Y];
const BOX = [X - 300, Y - 300, X + 300, Y + 300] as const;

const box = (west: number, south: number, east: number, north: number): Ring => [
  [X + west, Y + south],
  [X + east, Y + south],
  [X + east, Y + north],
  [X + west, Y + north],
  [X + west, Y + south],
];

function holdsPlainly(polygons: MultiPolygon, x: number, y: number): boolean {
  let isIn = false;
  for (const ring of polygons.flat())
    for (const [index, to] of ring.entries()) {
      const from = ring[index - 1];
      if (from === undefined || from[1] > y === to[1] > y) continue;
      if (x < from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1])) isIn = !isIn;
    }
  return isIn;
}

function distancePlainly(polygons: MultiPolygon, x: number, y: number): number {
  let least = Infinity;
  for (const ring of polygons.flat())
    for (const [index, to] of ring.entries()) {
      const from = ring[index - 1];
      if (from === undefined) continue;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const share = Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)));
      least = Math.min(least, Math.hypot(from[0] + share * dx - x, from[1] + share * dy - y));
    }
  return least;
}

describe('a field of land', () => {
  it('knows side and distance of random places, as going through all edges does', () => {
    const next = repeatable(11);
    const land: MultiPolygon = [
      [ragged(next, [X, Y], 90, 100, 220), ragged(next, [X, Y], 40, 30, 80)],
      [ragged(next, [X + 260, Y + 250], 30, 10, 30)],
    ];
    const field = new LandField([land], BOX, ORIGIN, 0.001);
    for (let place = 0; place < 2000; place += 1) {
      const [x, y] = [700 * next() - 350, 700 * next() - 350];
      const isIn = Math.abs(x) < 300 && Math.abs(y) < 300 && holdsPlainly(land, X + x, Y + y);
      expect(field.holds(x, y)).toBe(isIn);
      const distance = Math.min(40, distancePlainly(land, X + x, Y + y));
      // Within the gap of a corner, edges count as touching.
      expect(Math.abs(field.depth(x, y, 40) - (isIn ? distance : -distance))).toBeLessThan(0.005);
    }
  });

  it('leaves out the line between kinds that touch, as far as they do', () => {
    const left: MultiPolygon = [[box(0, 0, 100, 100)]];
    const right: MultiPolygon = [[box(100.01, 40, 200, 60)]];
    const field = new LandField([left, right], BOX, ORIGIN, 0.05);
    // From the middle of the passage, the nearest edge is 10 ft above, not beside.
    expect(field.depth(100, 50, 40)).toBeCloseTo(10, 1);
    expect(field.depth(99, 20, 40)).toBeCloseTo(1, 9);
    const apart = new LandField([left, right], BOX, ORIGIN, 0.001);
    expect(apart.depth(99, 50, 40)).toBeCloseTo(1, 9);
  });
});
