import { expect, test } from 'vitest';
import { polygonArea } from '../../../client/geometry/measure.js';
import { isProblem } from '../../../client/geometry/problem.js';
import { splitPolygon } from '../../../client/geometry/split-polygon.js';
import { measureOverlay } from '../../../client/preview/overlay.js';
import { signedArea, type Point, type Polygon } from '../../../client/preview/planar.js';
import { MIDDLE, pathAt, problemOf, randomNumbers, ringAt, starRing, starWithHole } from './random-shapes.js';

const SQUARE: Polygon = [ringAt([0, 0], [100, 0], [100, 100], [0, 100])];

function split(polygon: Polygon, line: Point[]): Polygon[] {
  const result = splitPolygon(polygon, line);
  if (isProblem(result)) throw new Error(result.problem);
  return result;
}

function areas(pieces: readonly Polygon[]): number[] {
  return pieces.map(polygonArea).sort((a, b) => a - b);
}

function expectAreas(pieces: readonly Polygon[], expected: readonly number[]): void {
  expect(pieces).toHaveLength(expected.length);
  for (const [index, area] of areas(pieces).entries()) expect(area).toBeCloseTo(expected[index] ?? NaN, 6);
}

function expectTiles(pieces: readonly Polygon[], polygon: Polygon): void {
  const sum = pieces.reduce((total, piece) => total + polygonArea(piece), 0);
  expect(Math.abs(sum - polygonArea(polygon))).toBeLessThan(1e-6);
  // Measured another way: what the pieces cover together, land under several of them once.
  const { all } = measureOverlay(pieces, { outline: null, kinds: [] });
  expect(Math.abs(all - sum)).toBeLessThan(1e-5);
}

test('a straight line across a square', () => {
  const pieces = split(SQUARE, pathAt([30, -10], [30, 110]));
  expect(areas(pieces)[0]).toBeCloseTo(3000, 6);
  expect(areas(pieces)[1]).toBeCloseTo(7000, 6);
  expectTiles(pieces, SQUARE);
});

test('a line from corner to corner, or from a place on an edge, adds no corner there', () => {
  const diagonal = split(SQUARE, pathAt([0, 0], [100, 100]));
  expectAreas(diagonal, [5000, 5000]);
  expect(diagonal.every(([outline]) => outline?.length === 4)).toBe(true);
  expect(areas(split(SQUARE, pathAt([50, 0], [50, 100])))).toHaveLength(2);
  // As far off as eleven decimals of a degree can put a point that was snapped to the edge.
  expect(areas(split(SQUARE, pathAt([50, 4e-6], [20, 99.999_996])))).toHaveLength(2);
});

test('a bent line, and one that comes in again', () => {
  const bent = split(SQUARE, pathAt([-5, 20], [50, 20], [50, 105]));
  expect(areas(bent)[0]).toBeCloseTo(50 * 80, 6);
  const twice = split(SQUARE, pathAt([-10, 20], [110, 20], [110, 60], [-10, 60]));
  expectAreas(twice, [2000, 4000, 4000]);
  expectTiles(twice, SQUARE);
});

test('holes go to the piece they lie in, or are opened by the line', () => {
  const holed: Polygon = [...SQUARE, ringAt([40, 40], [60, 40], [60, 60], [40, 60])];
  const beside = split(holed, pathAt([20, -10], [20, 110]));
  expect(beside.map((piece) => piece.length).sort()).toEqual([1, 2]);
  expectTiles(beside, holed);
  const through = split(holed, pathAt([50, -10], [50, 110]));
  expectAreas(through, [4800, 4800]);
  expect(through.every((piece) => piece.length === 1 && signedArea(piece[0] ?? []) > 0)).toBe(true);
  expectTiles(through, holed);
});

test('a hole that the line begins at opens nothing by itself', () => {
  const holed: Polygon = [...SQUARE, ringAt([40, 40], [60, 40], [60, 60], [40, 60])];
  expect(problemOf(splitPolygon(holed, pathAt([50, 50], [50, 110])))).toContain('does not divide');
});

test('a line along an edge does not cross the shape', () => {
  expect(problemOf(splitPolygon(SQUARE, pathAt([-10, 0], [110, 0])))).toBe(
    'The line does not cross the shape.',
  );
  expect(areas(split(SQUARE, pathAt([-10, 0], [60, 0], [60, 110])))[0]).toBeCloseTo(4000, 6);
});

test('what does not split a shape is said', () => {
  const problem = (line: Point[]) => problemOf(splitPolygon(SQUARE, line));
  expect(problem(pathAt([200, 0], [300, 0]))).toBe('The line does not cross the shape.');
  expect(problem(pathAt([50, -10], [50, 50]))).toContain('ends inside');
  expect(problem(pathAt([50, -10]))).toContain('two points');
  expect(problem(pathAt([-10, 50], [110, 50], [110, 150], [50, 150], [50, -10]))).toContain('crosses itself');
});

test('the pieces of any shape and any line lie side by side without gap or overlap', () => {
  const random = randomNumbers(11);
  let splits = 0;
  for (let turn = 0; turn < 300; turn++) {
    const corners = 5 + (turn % 40);
    const shape = turn % 2 === 0 ? [starRing(random, corners, [40, 160])] : starWithHole(random, corners);
    const at = (): number => 110 * (random() - 0.5);
    const angle = 2 * Math.PI * random();
    const out = (sign: number): Point => [
      MIDDLE[0] + sign * 400 * Math.cos(angle),
      MIDDLE[1] + sign * 400 * Math.sin(angle),
    ];
    const bend: Point[] = turn % 3 === 0 ? [[MIDDLE[0] + at(), MIDDLE[1] + at()]] : [];
    // Every fifth line runs through a corner of the shape.
    const corner = shape[0]?.[turn % corners];
    const line = [out(-1), ...(turn % 5 === 0 && corner !== undefined ? [corner] : bend), out(1)];
    const result = splitPolygon(shape, line);
    if (isProblem(result)) continue;
    splits++;
    expectTiles(result, shape);
    const known = new Set(result.flat(2).map(String));
    for (const point of shape.flat()) expect(known).toContain(String(point));
  }
  expect(splits).toBeGreaterThan(250);
});
