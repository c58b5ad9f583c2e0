import { expect, test } from 'vitest';
import { parseCourses } from '../../../client/geometry/courses.js';
import { balanced, closureOf, traversePoints, type Course } from '../../../client/geometry/traverse.js';
import type { Point } from '../../../client/preview/planar.js';
import { MIDDLE } from './random-shapes.js';

/** A lot of 100 by 80 ft, turned by the angle of a triangle of 3, 4 and 5. */
const TURN = (Math.atan2(3, 4) * 180) / Math.PI;
const LOT: Course[] = [
  { azimuth: TURN, distanceFt: 100 },
  { azimuth: TURN + 90, distanceFt: 80 },
  { azimuth: TURN + 180, distanceFt: 100 },
  { azimuth: TURN + 270, distanceFt: 80 },
];

function offsets(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [x - MIDDLE[0], y - MIDDLE[1]]);
}

test('a lot that closes has its corners where they are computed by hand, and no error', () => {
  const points = traversePoints(MIDDLE, LOT, 1);
  const expected: Point[] = [
    [0, 0],
    [60, 80],
    [124, 32],
    [64, -48],
    [0, 0],
  ];
  for (const [index, [x, y]] of offsets(points).entries()) {
    expect(x).toBeCloseTo(expected[index]?.[0] ?? NaN, 8);
    expect(y).toBeCloseTo(expected[index]?.[1] ?? NaN, 8);
  }
  const closure = closureOf(points);
  expect(closure).toMatchObject({ errorFt: 0, azimuth: null, precision: null });
  expect(closure?.lengthFt).toBeCloseTo(360, 8);
});

test('an error put into one course is found, in its direction', () => {
  // The last course 0.25 ft too short: the end lies 0.25 ft on the way back along it.
  const courses = LOT.map((course, index) => (index === 3 ? { ...course, distanceFt: 79.75 } : course));
  const closure = closureOf(traversePoints(MIDDLE, courses, 1));
  expect(closure?.errorFt).toBeCloseTo(0.25, 8);
  expect(closure?.azimuth).toBeCloseTo(TURN + 90, 5);
  expect(closure?.lengthFt).toBeCloseTo(359.75, 8);
  expect(closure?.precision).toBeCloseTo(359.75 / 0.25, 4);
});

test('distances on the ground are longer on the grid by its scale', () => {
  const points = traversePoints(MIDDLE, [{ azimuth: 90, distanceFt: 1000 }], 0.9999);
  expect(offsets(points)[1]?.[0]).toBeCloseTo(999.9, 8);
});

test('the compass rule spreads the error by length', () => {
  // East 100, north 50, west 100.6, south 50: 0.6 ft too far west, of 300.6 ft.
  const points = traversePoints(
    MIDDLE,
    [
      { azimuth: 90, distanceFt: 100 },
      { azimuth: 0, distanceFt: 50 },
      { azimuth: 270, distanceFt: 100.6 },
      { azimuth: 180, distanceFt: 50 },
    ],
    1,
  );
  const expected: Point[] = [
    [0, 0],
    [100 + (0.6 * 100) / 300.6, 0],
    [100 + (0.6 * 150) / 300.6, 50],
    [-0.6 + (0.6 * 250.6) / 300.6, 50],
    [0, 0],
  ];
  for (const [index, [x, y]] of offsets(balanced(points)).entries()) {
    expect(x).toBeCloseTo(expected[index]?.[0] ?? NaN, 8);
    expect(y).toBeCloseTo(expected[index]?.[1] ?? NaN, 8);
  }
  expect(balanced(points).at(-1)).toEqual(MIDDLE);
});

test('a traverse without courses has no closure', () => {
  expect(closureOf([MIDDLE])).toBeNull();
  expect(balanced([MIDDLE])).toEqual([MIDDLE]);
});

test.each([
  [`N 45°10'30" E 120.50`, 45.175, 120.5],
  [`N 45°10'30" E, 120.50'`, 45.175, 120.5],
  ['N45-10-30E\t120.50 ft', 45.175, 120.5],
  ['thence N 45-10-30 E; 120.50 feet', 45.175, 120.5],
  ['South 12 degrees West 1,204.55', 192, 1204.55],
  ['S 12 W   80', 192, 80],
  ['due east 40', 90, 40],
  ['45.175 100', 45.175, 100],
  ['45 10 30 100', 45.175, 100],
  ['45-10-30, .5', 45.175, 0.5],
  ['N 10 E 75ft.', 10, 75],
  ['E 75', 90, 75],
  ['N 45 degree 10 minute 30 second East 75', 45.175, 75],
  ['N45d10m30sE 75', 45.175, 75],
])('“%s” is a course', (line, azimuth, distanceFt) => {
  const { courses, problems } = parseCourses(line);
  expect(problems).toEqual([]);
  expect(courses).toHaveLength(1);
  expect(courses[0]?.azimuth).toBeCloseTo(azimuth, 9);
  expect(courses[0]?.distanceFt).toBe(distanceFt);
});

test('each line that cannot be read is named, the others are read', () => {
  const { courses, problems } = parseCourses(
    ['N 10 E 50', '', 'N 95 E 50', 'S 80 E', 'S 80 E abc', 'S 80 E 0', 'curve R=50', 'S 80 E 50'].join('\n'),
  );
  expect(courses).toHaveLength(2);
  expect(problems.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7]);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('at most 90°'),
    expect.stringContaining('a distance in feet'),
    expect.stringContaining('“abc” is not a distance'),
    expect.stringContaining('cannot be 0 ft'),
    expect.stringContaining('curve'),
  ]);
});
