import { describe, expect, it } from 'vitest';
import { differenceOf } from '../../../client/amend/difference.js';
import { ringArea, type MultiPolygon, type Polygon } from '../../../client/preview/planar.js';

function square(x: number, y: number, side: number): Polygon {
  return [
    [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
      [x, y],
    ],
  ];
}

function areaOf(pieces: readonly Polygon[]): number {
  return pieces.reduce((sum, [outline]) => sum + ringArea(outline ?? []), 0);
}

function areas(first: MultiPolygon, second: MultiPolygon): [number, number] {
  const found = differenceOf(first, second);
  if (found === null) throw new Error('too much to compare');
  return [areaOf(found.gained), areaOf(found.lost)];
}

describe('land gained and lost', () => {
  it('is all of a new shape, and all of one that goes', () => {
    expect(areas([], [square(0, 0, 10)])).toEqual([100, 0]);
    expect(areas([square(0, 0, 10)], [])).toEqual([0, 100]);
  });

  it('is what two shapes do not share', () => {
    const [gained, lost] = areas([square(0, 0, 10)], [square(4, 3, 10)]);
    expect(gained).toBeCloseTo(100 - 6 * 7, 9);
    expect(lost).toBeCloseTo(100 - 6 * 7, 9);
  });

  it('is only the corner where one corner was moved', () => {
    const moved: Polygon = [
      [
        [0, 0],
        [10, 0],
        [14, 12],
        [0, 10],
        [0, 0],
      ],
    ];
    const [gained, lost] = areas([square(0, 0, 10)], [moved]);
    expect(gained - lost).toBeCloseTo(ringArea(moved[0] ?? []) - 100, 9);
    expect(lost).toBe(0);
  });

  it('counts a hole that is cut as lost, and one that is filled as gained', () => {
    const holed: Polygon = [...square(0, 0, 10), ...square(2, 2, 3)];
    expect(areas([square(0, 0, 10)], [holed])).toEqual([0, 9]);
    expect(areas([holed], [square(0, 0, 10)])).toEqual([9, 0]);
  });

  it('is nothing between a shape and itself, or its parts in another order', () => {
    const parts = [square(0, 0, 10), square(20, 0, 5)];
    expect(areas(parts, parts)).toEqual([0, 0]);
    expect(areas(parts, [...parts].reverse())).toEqual([0, 0]);
  });

  it('is given up where comparing would take too long', () => {
    const ring = (radius: number): MultiPolygon => [
      [
        Array.from({ length: 2001 }, (_unused, index): [number, number] => {
          const angle = (2 * Math.PI * (index % 2000)) / 2000;
          return [radius * Math.cos(angle), radius * Math.sin(angle)];
        }),
      ],
    ];
    expect(differenceOf(ring(1), ring(2))).toBeNull();
  });
});
