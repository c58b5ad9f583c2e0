import { describe, expect, it } from 'vitest';
import { sumExactly } from '../../core/areas.js';

describe('sumExactly', () => {
  it('reaches 2,500 with 25,000 parts of 0.1, where a plain sum falls short', () => {
    const parts = Array<number>(25_000).fill(0.1);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(2_499.9999999988217);
    expect(sumExactly(parts)).toBe(2_500);
  });

  it.each([
    { values: [], sum: 0 },
    { values: [2_499.9999999], sum: 2_499.9999999 },
    { values: [833.1, 833.2, 833.7], sum: 2_500 },
    { values: [1e16, 1, -1e16], sum: 1 },
    { values: [1, 1e16, 1, -1e16], sum: 2 },
  ])('$values make $sum', ({ values, sum }) => {
    expect(sumExactly(values)).toBe(sum);
  });
});
