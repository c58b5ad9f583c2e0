import { expect, test } from 'vitest';
import { corridorPolygons } from '../../../client/geometry/corridor.js';
import { polygonArea } from '../../../client/geometry/measure.js';
import { distanceBetween, type Point } from '../../../client/preview/planar.js';
import { MIDDLE, pathAt } from './random-shapes.js';

/** Corners come out on a raster of 1/100,000 ft; over 300 ft of outline that is at most 0.003 sq ft. */
const TOLERANCE_SQFT = 0.003;

function area(line: Point[], widthFt: number): number {
  return corridorPolygons(line, widthFt).reduce((sum, polygon) => sum + polygonArea(polygon), 0);
}

test('a straight line with a width has the area of length times width, and flat ends', () => {
  expect(Math.abs(area(pathAt([0, 0], [30, 40]), 12) - 600)).toBeLessThan(TOLERANCE_SQFT);
  const [polygon] = corridorPolygons(pathAt([0, 0], [100, 0]), 10);
  expect(polygon?.[0]).toHaveLength(5);
  const xs = polygon?.[0]?.map(([x]) => x - MIDDLE[0]) ?? [];
  expect(Math.max(...xs)).toBeCloseTo(100, 4);
  expect(Math.min(...xs)).toBeCloseTo(0, 4);
});

test('a mitred bend adds as much outside as it takes away inside', () => {
  expect(Math.abs(area(pathAt([0, 0], [80, 0], [80, 60]), 10) - 1400)).toBeLessThan(TOLERANCE_SQFT);
  const line = pathAt([0, 0], [60, 10], [100, 60], [180, 70]);
  const length = line.slice(1).reduce((sum, point, at) => sum + distanceBetween(line[at] ?? point, point), 0);
  expect(Math.abs(area(line, 16) - 16 * length)).toBeLessThan(TOLERANCE_SQFT);
});

test('a bend sharper than 60° is cut off instead of running far out', () => {
  const [polygon] = corridorPolygons(pathAt([0, 0], [100, 0], [0, 8]), 6);
  const reach = polygon?.[0]?.map(([x]) => x - MIDDLE[0]) ?? [];
  expect(Math.max(...reach)).toBeLessThan(100 + 3.2);
});

test('a line that crosses itself counts the land once', () => {
  // Two bars of 100 by 10 that cross at a right angle, and the way between their ends beside them.
  const cross = pathAt([0, 0], [100, 0], [100, 60], [50, 60], [50, -60]);
  const bars = 10 * (100 + 60 + 50 + 120);
  expect(Math.abs(area(cross, 10) - (bars - 100))).toBeLessThan(TOLERANCE_SQFT);
});

test('a loop leaves a hole in its middle', () => {
  const polygons = corridorPolygons(pathAt([0, 0], [100, 0], [100, 100], [0, 100], [0, -50]), 10);
  expect(polygons).toHaveLength(1);
  expect(polygons[0]).toHaveLength(2);
});

test('points put down twice do no harm; a line without a length or a width is nothing', () => {
  expect(Math.abs(area(pathAt([0, 0], [0, 0], [50, 0], [50, 0]), 4) - 200)).toBeLessThan(TOLERANCE_SQFT);
  expect(corridorPolygons(pathAt([0, 0], [0, 0]), 4)).toEqual([]);
  expect(corridorPolygons(pathAt([0, 0], [9, 0]), 0)).toEqual([]);
});
