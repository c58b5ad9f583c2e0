import { describe, expect, it } from 'vitest';
import { gridScaleAt, sketchSqFt } from '../../../client/amend/ground.js';
import { newPart } from '../../../client/amend/parts.js';
import { toDegrees } from '../../../client/preview/projection.js';

describe('feet on the ground', () => {
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

  it('takes holes off what is drawn', () => {
    const square = (x: number, y: number, side: number) =>
      [
        [x, y],
        [x + side, y],
        [x + side, y + side],
        [x, y + side],
      ].map(([east, north]) => toDegrees([east ?? 0, north ?? 0]));
    const outline = newPart(square(724_400, 772_000, 100), 'a');
    const hole = { id: 'b', corners: square(724_420, 772_020, 10) };
    const scale = gridScaleAt(toDegrees([724_400, 772_000]));
    expect(sketchSqFt([[...outline, hole]])).toBeCloseTo(9900 / scale ** 2, 1);
    expect(sketchSqFt([])).toBe(0);
  });
});
