import { describe, expect, it } from 'vitest';
import { compareWithMargin, exceeds, requireMeasure, withinWithMargin } from '../../../core/rules/margin.js';
import { AREA_NOISE_SQFT, DISTANCE_NOISE_FT } from '../../../core/units.js';

describe('compareWithMargin: at least a minimum', () => {
  it.each([
    { measured: 2_499.9999999, reaches: false },
    { measured: 2_499.999999991, reaches: true },
    { measured: 2_500, reaches: true },
    { measured: 2_500.0000001, reaches: true },
  ])('$measured reaches 2,500 = $reaches', ({ measured, reaches }) => {
    expect(compareWithMargin(measured, 2_500, 0, AREA_NOISE_SQFT).reaches).toBe(reaches);
  });

  it.each([
    { measured: 2_399.9, tooClose: false },
    { measured: 2_400, tooClose: true },
    { measured: 2_499, tooClose: true },
    { measured: 2_500, tooClose: true },
    { measured: 2_600, tooClose: true },
    { measured: 2_600.1, tooClose: false },
  ])('$measured ± 100 is too close to 2,500 = $tooClose', ({ measured, tooClose }) => {
    expect(compareWithMargin(measured, 2_500, 100, AREA_NOISE_SQFT)).toMatchObject({
      tooClose,
      certain: !tooClose,
      margin: 100,
      difference: measured - 2_500,
    });
  });

  it('is never certain without a margin', () => {
    expect(compareWithMargin(90_000, 2_500, null, AREA_NOISE_SQFT)).toMatchObject({
      reaches: true,
      certain: false,
      tooClose: false,
      margin: null,
    });
  });
});

describe('withinWithMargin: at most a width', () => {
  it.each([
    { distance: 99.9, reaches: true },
    { distance: 100, reaches: true },
    { distance: 100.000000001, reaches: true },
    { distance: 100.0000001, reaches: false },
  ])('$distance is within 100 = $reaches', ({ distance, reaches }) => {
    expect(withinWithMargin(distance, 100, 0, DISTANCE_NOISE_FT).reaches).toBe(reaches);
  });

  it.each([
    { distance: 97.9, certain: true },
    { distance: 98, certain: false },
    { distance: 102, certain: false },
    { distance: 102.1, certain: true },
  ])('$distance ± 2 is certain = $certain', ({ distance, certain }) => {
    expect(withinWithMargin(distance, 100, 2, DISTANCE_NOISE_FT).certain).toBe(certain);
  });
});

describe('exceeds: above a limit', () => {
  it.each([
    { measured: 100, above: false },
    { measured: 100.000000001, above: false },
    { measured: 100.0000001, above: true },
  ])('$measured is above 100 = $above', ({ measured, above }) => {
    expect(exceeds(measured, 100, AREA_NOISE_SQFT)).toBe(above);
  });
});

describe('what is no measure decides nothing', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, -1e-9])('%d is refused', (value) => {
    expect(() => requireMeasure(value, 'An area')).toThrow(/An area must be a number that is not negative/);
    expect(() => compareWithMargin(value, 2_500, 0, 0)).toThrow();
    expect(() => compareWithMargin(2_500, value, 0, 0)).toThrow();
    expect(() => compareWithMargin(2_500, 2_500, value, 0)).toThrow();
    expect(() => withinWithMargin(value, 100, 0, 0)).toThrow();
    expect(() => withinWithMargin(100, value, 0, 0)).toThrow();
    expect(() => withinWithMargin(100, 100, value, 0)).toThrow();
    expect(() => exceeds(value, 100, 0)).toThrow();
  });
});
