import { describe, expect, it } from 'vitest';
import { formatAcres, formatArea, formatFt, formatSqFt, formatWidth } from '../../core/format.js';

describe('formatSqFt', () => {
  it.each([
    { sqFt: 12_970.4, shown: '12,970 sq ft' },
    { sqFt: 1_234_567.89, shown: '1,234,568 sq ft' },
    { sqFt: 0, shown: '0 sq ft' },
    { sqFt: 0.3, shown: '0.3 sq ft' },
    { sqFt: 0.0004, shown: '0.0004 sq ft' },
    { sqFt: 1e-12, shown: '0 sq ft' },
  ])('$sqFt without a threshold is $shown', ({ sqFt, shown }) => {
    expect(formatSqFt(sqFt)).toBe(shown);
  });

  it.each([
    { sqFt: 2_499, shown: '2,499 sq ft' },
    { sqFt: 2_499.4, shown: '2,499 sq ft' },
    { sqFt: 2_499.6, shown: '2,499.6 sq ft' },
    { sqFt: 2_499.996, shown: '2,499.996 sq ft' },
    { sqFt: 2_499.9999999, shown: '2,499.9999999 sq ft' },
    { sqFt: 2_499.999999999, shown: '2,500 sq ft' },
    { sqFt: 2_500, shown: '2,500 sq ft' },
    { sqFt: 2_500.004, shown: '2,500.004 sq ft' },
    { sqFt: 2_500.4, shown: '2,500.4 sq ft' },
    { sqFt: 2_500.6, shown: '2,501 sq ft' },
  ])('$sqFt against 2,500 is $shown', ({ sqFt, shown }) => {
    expect(formatSqFt(sqFt, 2_500)).toBe(shown);
  });
});

describe('formatAcres and formatArea', () => {
  it.each([
    { sqFt: 540_144, shown: '12.400 acres' },
    { sqFt: 43_560, shown: '1.000 acres' },
    { sqFt: 2_500, shown: '0.057 acres' },
  ])('$sqFt sq ft is $shown', ({ sqFt, shown }) => {
    expect(formatAcres(sqFt)).toBe(shown);
  });

  it('shows both', () => {
    expect(formatArea(12_970)).toBe('12,970 sq ft (0.298 acres)');
  });

  it.each([
    { sqFt: 43_559.9, shown: '43,559.9 sq ft (0.999998 acres)' },
    { sqFt: 43_559, shown: '43,559 sq ft (0.99998 acres)' },
    { sqFt: 43_560, shown: '43,560 sq ft (1.000 acres)' },
    { sqFt: 43_560.001, shown: '43,560.001 sq ft (1.00000002 acres)' },
    { sqFt: 43_559.9999999, shown: '43,559.9999999 sq ft (0.999999999998 acres)' },
  ])('$sqFt against an acre is $shown', ({ sqFt, shown }) => {
    expect(formatArea(sqFt, 43_560)).toBe(shown);
  });

  it('leaves the acres plain where the limit is one of square feet', () => {
    expect(formatArea(2_499.9, 2_500)).toBe('2,499.9 sq ft (0.057 acres)');
  });

  it('holds the number against several limits, and lets noise pass', () => {
    expect(formatArea(217_799.9, [43_560, 217_800])).toBe('217,799.9 sq ft (4.999998 acres)');
    expect(formatArea(43_559.99995, 43_560, 1e-4)).toBe('43,560 sq ft (1.000 acres)');
    expect(formatSqFt(0.00002, 0, 1e-4)).toBe('0 sq ft');
  });

  it('stays readable for a number that no land has', () => {
    expect(formatSqFt(1e308)).toBe('more than 1,000,000,000,000 sq ft');
    expect(formatArea(1e308, 43_560)).toBe('more than 1,000,000,000,000 sq ft (more than 22,956,841 acres)');
  });
});

describe('formatFt and formatWidth', () => {
  it.each([
    { ft: 98.64, shown: '98.6 ft' },
    { ft: 99.97, shown: '99.97 ft' },
    { ft: 100, shown: '100.0 ft' },
    { ft: 100.004, shown: '100.004 ft' },
    { ft: 1_234.56, shown: '1,234.6 ft' },
  ])('$ft against 100 is $shown', ({ ft, shown }) => {
    expect(formatFt(ft, 100)).toBe(shown);
  });

  it('shows a small accuracy as more than nothing', () => {
    expect(formatFt(0.02)).toBe('0.02 ft');
  });

  it.each([
    { ft: 100, shown: '100 ft' },
    { ft: 62.5, shown: '62.5 ft' },
  ])('a width of $ft is $shown', ({ ft, shown }) => {
    expect(formatWidth(ft)).toBe(shown);
  });
});
