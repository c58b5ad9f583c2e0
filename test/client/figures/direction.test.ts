import { expect, it } from 'vitest';
import { directionText } from '../../../client/figures/direction.js';

it.each([
  [0, 'north (N 0° E)'],
  [42.3, 'northeast (N 42° E)'],
  [90, 'east (N 90° E)'],
  [135, 'southeast (S 45° E)'],
  [180, 'south (S 0° E)'],
  [225.4, 'southwest (S 45° W)'],
  [300, 'northwest (N 60° W)'],
  [359.7, 'north (N 0° E)'],
])('%s degrees from north', (azimuth, text) => {
  expect(directionText(azimuth)).toBe(text);
});
