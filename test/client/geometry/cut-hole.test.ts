import { expect, test } from 'vitest';
import { cutHole } from '../../../client/geometry/cut-hole.js';
import { polygonArea } from '../../../client/geometry/measure.js';
import { isProblem } from '../../../client/geometry/problem.js';
import { measureOverlay } from '../../../client/preview/overlay.js';
import { signedArea, type Polygon, type Ring } from '../../../client/preview/planar.js';
import { MIDDLE, problemOf, randomNumbers, ringAt, starRing } from './random-shapes.js';

const SQUARE: Polygon = [ringAt([0, 0], [100, 0], [100, 100], [0, 100])];

function cut(polygon: Polygon, ring: Ring): Polygon[] {
  const result = cutHole(polygon, ring);
  if (isProblem(result)) throw new Error(result.problem);
  return result;
}

function area(polygons: readonly Polygon[]): number {
  return polygons.reduce((sum, polygon) => sum + polygonArea(polygon), 0);
}

test('a ring within becomes a hole, its corners as they are', () => {
  const ring = ringAt([20.123456, 20], [40, 20], [40, 40]);
  const [polygon] = cut(SQUARE, ring);
  expect(polygon?.[0]).toEqual(SQUARE[0]);
  expect(new Set(polygon?.[1]?.map(String))).toEqual(new Set(ring.map(String)));
  expect(signedArea(polygon?.[1] ?? [])).toBeLessThan(0);
  expect(area(polygon === undefined ? [] : [polygon])).toBeCloseTo(10_000 - Math.abs(signedArea(ring)), 6);
});

test('a second hole stands beside the first; one over it becomes one with it', () => {
  const holed = cut(SQUARE, ringAt([20, 20], [40, 20], [40, 40], [20, 40]))[0] ?? [];
  const beside = cut(holed, ringAt([60, 60], [70, 60], [70, 70], [60, 70]));
  expect(beside[0]).toHaveLength(3);
  const over = cut(holed, ringAt([30, 30], [60, 30], [60, 60], [30, 60]));
  expect(over[0]).toHaveLength(2);
  expect(area(over)).toBeCloseTo(10_000 - (400 + 900 - 100), 3);
  const around = cut(holed, ringAt([10, 10], [50, 10], [50, 50], [10, 50]));
  expect(around[0]).toHaveLength(2);
  expect(area(around)).toBeCloseTo(8400, 3);
});

test('a ring over the edge takes that part away, along an edge too', () => {
  expect(area(cut(SQUARE, ringAt([80, 20], [120, 20], [120, 40], [80, 40])))).toBeCloseTo(9600, 3);
  expect(area(cut(SQUARE, ringAt([80, 0], [100, 0], [100, 20], [80, 20])))).toBeCloseTo(9600, 3);
  const across = cut(SQUARE, ringAt([-10, 40], [110, 40], [110, 50], [-10, 50]));
  expect(across).toHaveLength(2);
  expect(area(across)).toBeCloseTo(9000, 3);
});

test('corners that the hole leaves come back to the last digit', () => {
  const known = new Set(
    cut(SQUARE, ringAt([80, 20], [120, 20], [120, 40], [80, 40]))
      .flat(2)
      .map(String),
  );
  for (const corner of SQUARE.flat()) expect(known).toContain(String(corner));
});

test('what cannot be cut is said', () => {
  const problem = (ring: Ring) => problemOf(cutHole(SQUARE, ring));
  expect(problem(ringAt([200, 0], [210, 0], [210, 10]))).toContain('outside');
  expect(problem(ringAt([100, 0], [110, 0], [110, 100], [100, 100]))).toContain('outside');
  expect(problem(ringAt([-9, -9], [109, -9], [109, 109], [-9, 109]))).toContain('whole shape');
  expect(problem(ringAt([10, 10], [20, 20], [20, 10], [10, 20]))).toContain('crosses itself');
  expect(problem(ringAt([10, 10], [20, 20]))).toContain('three corners');
});

test('what is left and what is taken add up to the shape, wherever the hole lies', () => {
  const random = randomNumbers(23);
  for (let turn = 0; turn < 150; turn++) {
    const shape: Polygon = [starRing(random, 5 + (turn % 30), [60, 160])];
    const place: [number, number] = [MIDDLE[0] + 240 * (random() - 0.5), MIDDLE[1] + 240 * (random() - 0.5)];
    const hole = starRing(random, 4 + (turn % 9), [10, 50], place);
    const taken = measureOverlay([shape], { outline: null, kinds: [[[hole]]] }).kinds[0] ?? 0;
    const result = cutHole(shape, hole);
    // Corners where two edges cross lie on a raster of 1/100,000 ft.
    if (isProblem(result)) expect(taken).toBeLessThan(0.01);
    else expect(Math.abs(area(result) + taken - area([shape]))).toBeLessThan(0.02);
  }
});
