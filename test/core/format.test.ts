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
    expect(formatArea(43_559.9, 43_560)).toBe('43,559.9 sq ft (1.000 acres)');
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
