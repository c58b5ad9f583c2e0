import { describe, expect, it } from 'vitest';
import { scaleLength } from '../../../client/map/scale.js';
import { METERS_PER_FOOT } from '../../../core/units.js';

describe('the scale bar', () => {
  it.each([
    [1, 100],
    [1.5, 200],
    [4, 500],
    [0.1, 10],
    [60, 5000],
  ])('at %s ft a pixel shows %s ft', (feetPerPixel, feet) => {
    const length = scaleLength(feetPerPixel * METERS_PER_FOOT, 150);
    expect(length.feet).toBe(feet);
    expect(length.pixels).toBeCloseTo(feet / feetPerPixel, 9);
    expect(length.pixels).toBeLessThanOrEqual(150);
  });
});
