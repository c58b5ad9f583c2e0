import { expect, test } from 'vitest';
import { polygonArea } from '../../../client/geometry/measure.js';
import { offsetPolygon } from '../../../client/geometry/offset.js';
import { isProblem } from '../../../client/geometry/problem.js';
import { whereIs } from '../../../client/geometry/where-is.js';
import type { Polygon } from '../../../client/preview/planar.js';
import { problemOf, randomNumbers, ringAt, starRing } from './random-shapes.js';

const SQUARE: Polygon = [ringAt([0, 0], [100, 0], [100, 100], [0, 100])];

function offset(polygon: Polygon, distanceFt: number): Polygon[] {
  const result = offsetPolygon(polygon, distanceFt);
  if (isProblem(result)) throw new Error(result.problem);
  return result;
}

function area(polygons: readonly Polygon[]): number {
  return polygons.reduce((sum, polygon) => sum + polygonArea(polygon), 0);
}

test('a square stays a square: (100 + 2 d)²', () => {
  expect(area(offset(SQUARE, 10))).toBeCloseTo(14_400, 2);
  expect(area(offset(SQUARE, -10))).toBeCloseTo(6400, 2);
  expect(offset(SQUARE, 10)[0]?.[0]).toHaveLength(5);
});

test('whichever way round the ring runs, outward is larger', () => {
  const reversed = SQUARE.map((ring) => [...ring].reverse());
  expect(area(offset(reversed, 5))).toBeCloseTo(12_100, 2);
});

test('a hole shrinks where the shape grows, and closes', () => {
  const holed: Polygon = [...SQUARE, ringAt([40, 40], [60, 40], [60, 60], [40, 60])];
  expect(area(offset(holed, 5))).toBeCloseTo(110 ** 2 - 10 ** 2, 2);
  expect(area(offset(holed, -5))).toBeCloseTo(90 ** 2 - 30 ** 2, 2);
  expect(offset(holed, 10)[0]).toHaveLength(1);
});

test('a shape with a narrow waist falls apart', () => {
  const waist: Polygon = [
    ringAt(
      [0, 0],
      [50, 0],
      [50, 18],
      [70, 18],
      [70, 0],
      [120, 0],
      [120, 40],
      [70, 40],
      [70, 22],
      [50, 22],
      [50, 40],
      [0, 40],
    ),
  ];
  const pieces = offset(waist, -5);
  expect(pieces).toHaveLength(2);
  expect(area(pieces)).toBeCloseTo(2 * 40 * 30, 2);
});

test('where nothing is left, it says so', () => {
  expect(problemOf(offsetPolygon(SQUARE, -50))).toContain('Nothing is left');
  expect(problemOf(offsetPolygon(SQUARE, -500))).toContain('Nothing is left');
});

test('an outline that crosses itself is refused', () => {
  const bowTie: Polygon = [ringAt([0, 0], [50, 50], [50, 0], [0, 50])];
  expect(problemOf(offsetPolygon(bowTie, 5))).toContain('crosses itself');
});

test('any shape lies within itself made larger, and has itself made smaller within', () => {
  const random = randomNumbers(7);
  for (let turn = 0; turn < 60; turn++) {
    const shape: Polygon = [starRing(random, 6 + (turn % 30), [50, 150])];
    const distance = 0.5 + 12 * random();
    const [larger] = offset(shape, distance);
    if (larger === undefined) throw new Error('an outline');
    for (const corner of shape[0] ?? []) expect(whereIs(corner, larger)).toBe('inside');
    const smaller = offsetPolygon(shape, -distance);
    for (const corner of isProblem(smaller) ? [] : smaller.flat(2))
      expect(whereIs(corner, shape)).toBe('inside');
  }
});
