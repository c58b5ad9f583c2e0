import { expect, test } from 'vitest';
import { closureText, courseText } from '../../../client/draw/closure-text.js';
import { closedTraverse } from '../../../client/geometry/closed-traverse.js';
import { MIDDLE } from './random-shapes.js';

/** East 100, north 50, west 100 + error, south 50. */
function courses(errorFt: number) {
  return [
    { azimuth: 90, distanceFt: 100 },
    { azimuth: 0, distanceFt: 50 },
    { azimuth: 270, distanceFt: 100 + errorFt },
    { azimuth: 180, distanceFt: 50 },
  ];
}

test('courses that close have as many corners as courses', () => {
  const { ring, closure, isBalanced } = closedTraverse(MIDDLE, courses(0), 1, 'line');
  expect(ring).toHaveLength(4);
  expect(isBalanced).toBe(false);
  expect(closure === null ? '' : closureText(closure, 1)).toBe('The courses close exactly, in 300.0 ft.');
});

test('a straight line keeps every course and adds the corner where they end', () => {
  const { ring, closure } = closedTraverse(MIDDLE, courses(0.6), 1, 'line');
  expect(ring).toHaveLength(5);
  expect((ring.at(-1)?.[0] ?? 0) - MIDDLE[0]).toBeCloseTo(-0.6, 8);
  expect(closure === null ? '' : closureText(closure, 1)).toBe(
    `The courses close to 0.60 ft in 300.6 ft: 1 in 501. They end N 90°00'00" W of the start.`,
  );
});

test('the compass rule comes back to the start, only where it is asked for', () => {
  const { ring, isBalanced } = closedTraverse(MIDDLE, courses(0.6), 1, 'compass-rule');
  expect(isBalanced).toBe(true);
  expect(ring).toHaveLength(4);
  expect((ring[1]?.[0] ?? 0) - MIDDLE[0]).toBeCloseTo(100 + (0.6 * 100) / 300.6, 8);
});

test('a course that is left out is no error to be spread', () => {
  const { ring, closure, isBalanced } = closedTraverse(MIDDLE, courses(0).slice(0, 3), 1, 'compass-rule');
  expect(isBalanced).toBe(false);
  expect(ring).toHaveLength(4);
  expect(closure === null ? '' : closureText(closure, 1)).toContain(
    `If the last one is left out, it is S 0°00'00" E, 50.00 ft`,
  );
});

test('the error is told in the feet of the courses', () => {
  const { closure } = closedTraverse(MIDDLE, courses(30), 0.5, 'line');
  expect(closure?.errorFt).toBeCloseTo(15, 8);
  expect(closure === null ? '' : closureText(closure, 0.5)).toContain('end 30.00 ft from the start');
});

test('an error below a hundredth of a foot leaves no corner of its own', () => {
  const { ring, closure } = closedTraverse(MIDDLE, courses(0.004), 1, 'line');
  expect(ring).toHaveLength(4);
  expect(closure === null ? '' : closureText(closure, 1)).toContain('less than 0.01 ft');
});

test('courses that cross one another are noticed', () => {
  const mistyped = courses(0).map((course, index) => (index === 1 ? { ...course, azimuth: 315 } : course));
  expect(closedTraverse(MIDDLE, mistyped, 1, 'line').crossesItself).toBe(false);
  const crossing = [
    courses(0)[0],
    { azimuth: 315, distanceFt: 80 },
    { azimuth: 180, distanceFt: 120 },
  ].flatMap((course) => course ?? []);
  expect(
    closedTraverse(MIDDLE, [...crossing, { azimuth: 45, distanceFt: 20 }], 1, 'line').crossesItself,
  ).toBe(true);
});

test('a course as it was read', () => {
  expect(courseText(45.175, 1204.5)).toBe(`N 45°10'30" E, 1,204.50 ft`);
});
