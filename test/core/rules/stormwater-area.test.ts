import { describe, expect, it } from 'vitest';
import { disturbedArea } from '../../../core/rules/stormwater-area.js';
import { stormwater } from '../../ordinances/situation.js';

describe('disturbedArea (Wesley Hills § 181-6)', () => {
  it.each([
    { facts: {}, counted: 20_000, partOfPlan: null, totalKnown: true },
    { facts: { largerCommonPlan: false }, counted: 20_000, partOfPlan: false, totalKnown: true },
    { facts: { largerCommonPlan: true }, counted: 20_000, partOfPlan: true, totalKnown: false },
    {
      facts: { largerCommonPlan: true, planDisturbanceSqFt: 70_000 },
      counted: 70_000,
      partOfPlan: true,
      totalKnown: true,
    },
    { facts: { planDisturbanceSqFt: 70_000 }, counted: 70_000, partOfPlan: true, totalKnown: true },
    { facts: { planDisturbanceSqFt: 20_000 }, counted: 20_000, partOfPlan: null, totalKnown: true },
    {
      facts: { largerCommonPlan: false, planDisturbanceSqFt: 70_000 },
      counted: 20_000,
      partOfPlan: false,
      totalKnown: true,
    },
    {
      facts: { largerCommonPlan: true, planDisturbanceSqFt: 5_000 },
      counted: 20_000,
      partOfPlan: true,
      totalKnown: true,
    },
  ])('20,000 sq ft drawn, $facts: $counted count', ({ facts, counted, partOfPlan, totalKnown }) => {
    expect(disturbedArea(stormwater(20_000), facts)).toMatchObject({
      drawnSqFt: 20_000,
      countedSqFt: counted,
      partOfPlan,
      totalKnown,
    });
  });

  it.each([Number.NaN, -1])('%d sq ft are refused', (sqFt) => {
    expect(() => disturbedArea(stormwater(sqFt), {})).toThrow(/The area disturbed/);
    expect(() => disturbedArea(stormwater(1), { planDisturbanceSqFt: sqFt })).toThrow(/whole plan/);
  });
});
