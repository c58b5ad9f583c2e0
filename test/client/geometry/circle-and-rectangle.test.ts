import { expect, test } from 'vitest';
import { circleRing } from '../../../client/geometry/circle.js';
import { feetLeftOf, rectangleBetween, rectangleOnEdge } from '../../../client/geometry/rectangle.js';
import { signedArea, distanceBetween } from '../../../client/preview/planar.js';
import { MIDDLE, pathAt } from './random-shapes.js';

test.each([96, 12, 360])('a circle of %i sides has the area of the circle', (sides) => {
  const ring = circleRing(MIDDLE, 35, sides);
  expect(ring).toHaveLength(sides + 1);
  expect(ring.at(-1)).toEqual(ring[0]);
  expect(Math.abs(signedArea(ring) - Math.PI * 35 * 35)).toBeLessThan(1e-6);
});

test('with 96 sides no corner lies more than 0.04 % of the radius outside of the circle', () => {
  const reach = circleRing(MIDDLE, 100).map((corner) => distanceBetween(corner, MIDDLE));
  expect(Math.max(...reach)).toBeLessThan(100.04);
  expect(Math.min(...reach)).toBeGreaterThan(100);
});

test('a rectangle of two opposite corners is the same whichever come first', () => {
  const [a, b, c, d] = pathAt([0, 0], [30, 20], [30, 0], [0, 20]);
  if (a === undefined || b === undefined || c === undefined || d === undefined)
    throw new Error('four points');
  expect(rectangleBetween(a, b)).toEqual(rectangleBetween(d, c));
  expect(signedArea(rectangleBetween(b, a))).toBeCloseTo(600, 6);
});

test('an angled rectangle has its edge, and its width to the left of it', () => {
  const [a, b, point] = pathAt([0, 0], [30, 40], [0, 50]);
  if (a === undefined || b === undefined || point === undefined) throw new Error('three points');
  // The foot of (0, 50) on the line is (24, 32): it lies 30 ft to the left.
  expect(feetLeftOf(a, b, point)).toBeCloseTo(30, 9);
  const ring = rectangleOnEdge(a, b, feetLeftOf(a, b, point));
  expect(ring.slice(0, 2)).toEqual([a, b]);
  expect(signedArea(ring)).toBeCloseTo(50 * 30, 6);
  expect(signedArea(rectangleOnEdge(a, b, -10))).toBeCloseTo(-50 * 10, 6);
  expect(rectangleOnEdge(a, a, 10)).toEqual([]);
});
