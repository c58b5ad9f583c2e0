import { describe, expect, it } from 'vitest';
import { contrast, difference } from './colour-vision.js';

describe('contrast', () => {
  it('is 21 between black and white, and 1 between a colour and itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#3d7a1f', '#3d7a1f')).toBe(1);
  });

  it('gives what WCAG works out for #777777 on white', () => {
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  });
});

describe('difference', () => {
  it('is 100 between black and white to every sight', () => {
    expect(difference('#000000', '#ffffff', 'usual')).toBeCloseTo(100, 2);
    expect(difference('#000000', '#ffffff', 'deuteranopia')).toBeCloseTo(100, 1);
  });

  it('gives the known distance of red and green', () => {
    // L*a*b* of sRGB red is 53.24, 80.09, 67.20; of green (0 128 0) 46.23, -51.70, 49.90.
    expect(difference('#ff0000', '#008000', 'usual')).toBeCloseTo(Math.hypot(7.01, 131.79, 17.3), 0);
  });

  it('is much smaller to whoever does not tell red from green', () => {
    expect(difference('#c8501e', '#7a8a1e', 'deuteranopia')).toBeLessThan(
      difference('#c8501e', '#7a8a1e', 'usual') / 2,
    );
  });
});
