import { expect, test } from 'vitest';
import { centroid, perimeter, polygonArea } from '../../../client/geometry/measure.js';
import { movePolygon, rotatePolygon } from '../../../client/geometry/move.js';
import { simplifyLine, simplifyRing } from '../../../client/geometry/simplify.js';
import { circleRing } from '../../../client/geometry/circle.js';
import { crossesItself, ringArea, type Polygon } from '../../../client/preview/planar.js';
import { MIDDLE, pathAt, randomNumbers, ringAt, starRing } from './random-shapes.js';

const LSHAPE: Polygon = [ringAt([0, 0], [60, 0], [60, 20], [20, 20], [20, 80], [0, 80])];

test('an L of two rectangles has the center of gravity of both', () => {
  // 60 × 20 about (30, 10) and 20 × 60 about (10, 50).
  const [x, y] = centroid(LSHAPE) ?? [0, 0];
  expect(x - MIDDLE[0]).toBeCloseTo(20, 6);
  expect(y - MIDDLE[1]).toBeCloseTo(30, 6);
  expect(perimeter(LSHAPE)).toBeCloseTo(280, 6);
});

test('a hole pulls the center of gravity away from it', () => {
  const holed: Polygon = [
    ringAt([0, 0], [100, 0], [100, 100], [0, 100]),
    ringAt([60, 40], [60, 60], [80, 60], [80, 40]),
  ];
  const [x, y] = centroid(holed) ?? [0, 0];
  expect(x - MIDDLE[0]).toBeCloseTo((50 * 10_000 - 70 * 400) / 9600, 6);
  expect(y - MIDDLE[1]).toBeCloseTo(50, 6);
});

test('moving adds the feet to every corner', () => {
  expect(movePolygon([[[1, 2]]], 10, -5)).toEqual([[[11, -3]]]);
});

test('a quarter turn clockwise takes east to south', () => {
  const [east] = pathAt([10, 0]);
  const [[turned] = []] = rotatePolygon([[east ?? MIDDLE]], 90, MIDDLE);
  expect((turned?.[0] ?? 0) - MIDDLE[0]).toBeCloseTo(0, 9);
  expect((turned?.[1] ?? 0) - MIDDLE[1]).toBeCloseTo(-10, 9);
});

test('turning keeps area and perimeter, and a whole turn comes back', () => {
  const about = centroid(LSHAPE) ?? MIDDLE;
  const turned = rotatePolygon(LSHAPE, 33.3, about);
  expect(polygonArea(turned)).toBeCloseTo(2400, 6);
  expect(perimeter(turned)).toBeCloseTo(280, 6);
  const back = rotatePolygon(turned, 326.7, about);
  for (const [index, [x]] of (back[0] ?? []).entries())
    expect(x).toBeCloseTo(LSHAPE[0]?.[index]?.[0] ?? 0, 8);
});

test('a line keeps the corners that matter, and its ends', () => {
  const line = pathAt([0, 0], [10, 0.3], [20, -0.2], [30, 0], [30, 20]);
  expect(simplifyLine(line, 0.5)).toEqual(pathAt([0, 0], [30, 0], [30, 20]));
  expect(simplifyLine(line, 0.1)).toHaveLength(5);
  expect(simplifyLine(pathAt([0, 0]), 1)).toEqual(pathAt([0, 0]));
});

test('a ring loses corners, and next to no area', () => {
  const circle = circleRing(MIDDLE, 50, 360);
  const simple = simplifyRing(circle, 0.5);
  expect(simple.length).toBeLessThan(40);
  expect(simple.at(-1)).toEqual(simple[0]);
  expect(ringArea(simple) / ringArea(circle)).toBeGreaterThan(0.98);
});

test('a ring never comes to cross itself, nor to less than a triangle', () => {
  const random = randomNumbers(5);
  for (let turn = 0; turn < 100; turn++) {
    const ring = starRing(random, 5 + turn, [10, 100]);
    const simple = simplifyRing(ring, 1 + 60 * random());
    expect(simple.length).toBeGreaterThanOrEqual(4);
    expect(crossesItself(simple.slice(0, -1))).toBe(false);
  }
});
