import { expect, it } from 'vitest';
import { disturbancesInFeet, shiftedDrawing } from '../../../client/draw/shift-drawing.js';
import { newShape } from '../../../client/draw/shape.js';
import { ringArea, type Point } from '../../../client/preview/planar.js';

const ring = (lon: number): Point[] => [
  [lon, 40.931],
  [lon + 0.0003, 40.931],
  [lon + 0.0003, 40.9313],
  [lon, 40.9313],
];

it('moves disturbances as one and by the very feet, and leaves mitigation where it is', () => {
  const drawn = [
    newShape('disturbance', [ring(-73.658)], 'wetland-creation', 'a'),
    newShape('mitigation', [ring(-73.656)], 'wetland-creation', 'b'),
    newShape('disturbance', [ring(-73.654)], 'wetland-creation', 'c'),
  ];
  const moved = shiftedDrawing(drawn, 37.4, -12.25);
  expect(moved[1]).toBe(drawn[1]);
  const [before, after] = [disturbancesInFeet(drawn), disturbancesInFeet(moved)];
  for (const [shape, rings] of before.entries()) {
    for (const [corner, [x, y]] of (rings[0] ?? []).entries()) {
      const [toX = 0, toY = 0] = after[shape]?.[0]?.[corner] ?? [];
      expect(toX - x).toBeCloseTo(37.4, 4);
      expect(toY - y).toBeCloseTo(-12.25, 4);
    }
    expect(ringArea(after[shape]?.[0] ?? [])).toBeCloseTo(ringArea(rings[0] ?? []), 1);
  }
});
