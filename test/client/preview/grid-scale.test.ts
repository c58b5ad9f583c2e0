import { describe, expect, it } from 'vitest';
import { gridScaleAt } from '../../../client/preview/grid-scale.js';
import { toDegrees } from '../../../client/preview/projection.js';

describe('the grid scale', () => {
  it('agrees with the grid scale that the projection states on its central meridian', () => {
    expect(gridScaleAt([-74.5, 41])).toBeCloseTo(0.9999, 8);
  });

  it('agrees with the scale of a transverse Mercator projection beside it', () => {
    // k = k0 (1 + x²/(2 k0² R²)) with R² of the ellipsoid at 40.95° N, as surveyors compute it
    const [k0, radiusFt] = [0.9999, 20_917_000];
    const [lon, lat] = toDegrees([724_400, 772_000]);
    const eastFt = 724_400 - 492_125;
    const expected = k0 * (1 + eastFt ** 2 / (2 * k0 ** 2 * radiusFt ** 2));
    expect(Math.abs(gridScaleAt([lon, lat]) - expected)).toBeLessThan(3e-7);
  });
});
