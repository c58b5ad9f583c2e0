import { describe, expect, it } from 'vitest';
import { sketchSqFt } from '../../../client/amend/ground.js';
import { newPart } from '../../../client/amend/parts.js';
import { gridScaleAt } from '../../../client/preview/grid-scale.js';
import { toDegrees } from '../../../client/preview/projection.js';

describe('feet on the ground', () => {
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
