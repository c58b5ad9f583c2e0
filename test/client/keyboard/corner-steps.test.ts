import { describe, expect, it } from 'vitest';
import {
  stepCorner,
  withCornerAfter,
  withCornerAt,
  withoutCorner,
} from '../../../client/keyboard/corner-steps.js';
import type { Point } from '../../../client/preview/planar.js';

const SQUARE: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe('going around the corners of a ring', () => {
  it('begins with the first, and comes around at either end', () => {
    expect(stepCorner(null, 4, -1)).toBe(0);
    expect(stepCorner(3, 4, 1)).toBe(0);
    expect(stepCorner(0, 4, -1)).toBe(3);
  });

  it('puts a corner halfway to the next one, after the last one too', () => {
    expect(withCornerAfter(SQUARE, 0)).toEqual({
      corners: [[0, 0], [5, 0], ...SQUARE.slice(1)],
      index: 1,
    });
    expect(withCornerAfter(SQUARE, 3)).toEqual({ corners: [...SQUARE, [0, 5]], index: 4 });
  });

  it('takes a corner away only while three are left', () => {
    expect(withoutCorner(SQUARE, 1)).toEqual([
      [0, 0],
      [10, 10],
      [0, 10],
    ]);
    expect(withoutCorner(SQUARE.slice(0, 3), 1)).toBeNull();
  });

  it('moves one corner and no other', () => {
    expect(withCornerAt(SQUARE, 2, [12, 11])).toEqual([
      [0, 0],
      [10, 0],
      [12, 11],
      [0, 10],
    ]);
  });
});
