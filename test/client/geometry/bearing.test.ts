import { expect, test } from 'vitest';
import { azimuthText, bearingOf, bearingText, pointAlong } from '../../../client/geometry/bearing.js';
import { parseBearing } from '../../../client/geometry/parse-bearing.js';

const NE = 45 + 10 / 60 + 30 / 3600;

test.each([
  [[0, 1], 0],
  [[1, 1], 45],
  [[1, 0], 90],
  [[0, -1], 180],
  [[-1, 0], 270],
  [[-1, 1], 315],
] as const)('the direction to %j is %d', ([x, y], azimuth) => {
  expect(bearingOf([0, 0], [x, y])).toBeCloseTo(azimuth, 12);
});

test('a point has no direction to itself', () => {
  expect(bearingOf([5, 5], [5, 5])).toBeNull();
});

test('going along a direction and looking back', () => {
  const to = pointAlong([700_000, 770_000], 216.5, 80);
  expect(bearingOf([700_000, 770_000], to)).toBeCloseTo(216.5, 9);
  expect(Math.hypot(to[0] - 700_000, to[1] - 770_000)).toBeCloseTo(80, 9);
});

test.each([
  [NE, `N 45°10'30" E`],
  [180 - NE, `S 45°10'30" E`],
  [180 + NE, `S 45°10'30" W`],
  [360 - NE, `N 45°10'30" W`],
  [0, `N 0°00'00" E`],
  [90, `N 90°00'00" E`],
  [180, `S 0°00'00" E`],
  [270, `N 90°00'00" W`],
  [359.999_99, `N 0°00'00" W`],
  [29.999_999, `N 30°00'00" E`],
])('%d is written %s', (azimuth, text) => {
  expect(bearingText(azimuth)).toBe(text);
});

test('an azimuth never reads 360', () => {
  expect(azimuthText(45.175)).toBe('45.1750°');
  expect(azimuthText(359.999_99)).toBe('0.0000°');
  expect(azimuthText(-90)).toBe('270.0000°');
});

test.each([
  ['N45-10-30E', NE],
  [`N 45°10'30" E`, NE],
  ['N 45°10′30″ E', NE],
  ['N 45º10’30” E', NE],
  ['n45d10m30se', NE],
  [`N45d10'30"E`, NE],
  ['N 45 10 30 E', NE],
  ['N 45:10:30 E', NE],
  ['N-45-10-30-E', NE],
  ['N. 45°10\'30" E.', NE],
  ['North 45 degrees 10 minutes 30 seconds East', NE],
  ['NORTH 45 DEG 10 MIN 30 SEC WEST', 360 - NE],
  ['N 45.175 E', NE],
  ['N 45–10–30 W', 360 - NE],
  ['S 12 W', 192],
  ['S 12° W', 192],
  ["S 00°30' E", 179.5],
  ['S12.5E', 167.5],
  ['N 0 E', 0],
  ['N 90 W', 270],
  ['due north', 0],
  ['Due East', 90],
  ['S', 180],
  ['west', 270],
  ['45.175', 45.175],
  ['45.175°', 45.175],
  ['225-30-15', 225 + 30 / 60 + 15 / 3600],
  [`225°30'15"`, 225 + 30 / 60 + 15 / 3600],
  ['0', 0],
  ['360', 0],
  ['  N 10 E ', 10],
])('%s is read as %d', (text, azimuth) => {
  const parsed = parseBearing(text);
  expect(parsed.ok ? parsed.azimuth : NaN).toBeCloseTo(azimuth, 9);
});

test.each([
  ['', 'missing'],
  ['N 45 10 30', 'ends with E or W'],
  ['45 10 30 E', 'begins with N or S'],
  ['E 45 N', 'begins with N or S'],
  ['N 95 E', 'at most 90°'],
  ['N 90-00-01 E', 'at most 90°'],
  ['N 45-75-00 E', '60 minutes'],
  ['N 45-10-60 E', '60 seconds'],
  ['N 45.5-10-30 E', 'Only the last'],
  ['N E', 'angle between N and E'],
  ['N forty E', 'degrees, minutes and seconds'],
  ['N 1 2 3 4 E', 'degrees, minutes and seconds'],
  ['361', 'from 0 to 360'],
  ['-5', 'from 0 to 360'],
  ['hello', 'degrees, minutes and seconds'],
])('“%s” is refused: %s', (text, words) => {
  const parsed = parseBearing(text);
  const message = parsed.ok ? '' : parsed.message;
  expect(message).toContain(words);
  expect(message).toMatch(/^[A-Z].*\.$/);
});

test('what is written is read back, to half a second', () => {
  for (let azimuth = 0; azimuth < 360; azimuth += 7.3) {
    const parsed = parseBearing(bearingText(azimuth));
    expect(parsed.ok ? parsed.azimuth : NaN).toBeCloseTo(azimuth, 3);
  }
});
