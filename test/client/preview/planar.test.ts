import { describe, expect, it } from 'vitest';
import {
  boxAround,
  boxHolds,
  boxesMeet,
  crossesItself,
  ringArea,
  type Point,
} from '../../../client/preview/planar.js';

const square = (x: number, y: number, side: number): Point[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

describe('planar areas', () => {
  it('of a square far from the origin loses no digits', () => {
    expect(ringArea(square(704_810.9, 771_917.5, 50))).toBeCloseTo(2500, 6);
  });

  it('of a right triangle is half base times height, either way round', () => {
    const triangle: Point[] = [
      [0, 0],
      [30, 0],
      [0, 40],
      [0, 0],
    ];
    expect(ringArea(triangle)).toBe(600);
    expect(ringArea([...triangle].reverse())).toBe(600);
  });

  it('of nothing is nothing', () => {
    expect(ringArea([])).toBe(0);
  });
});

describe('an outline', () => {
  it('that is a bow-tie crosses itself, and one that is not does not', () => {
    expect(
      crossesItself([
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ]),
    ).toBe(true);
    expect(
      crossesItself([
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ]),
    ).toBe(false);
    expect(
      crossesItself([
        [0, 0],
        [10, 0],
      ]),
    ).toBe(false);
  });
});

describe('boxes', () => {
  it('are found around rings, and null around none', () => {
    expect(boxAround([square(3, 4, 5)])).toEqual([3, 4, 8, 9]);
    expect(boxAround([])).toBeNull();
  });

  it('meet at an edge and hold what lies inside', () => {
    expect(boxesMeet([0, 0, 1, 1], [1, 1, 2, 2])).toBe(true);
    expect(boxesMeet([0, 0, 1, 1], [1.01, 0, 2, 1])).toBe(false);
    expect(boxHolds([0, 0, 10, 10], [0, 0, 10, 9])).toBe(true);
    expect(boxHolds([0, 0, 10, 10], [0, 0, 10.1, 9])).toBe(false);
  });
});
