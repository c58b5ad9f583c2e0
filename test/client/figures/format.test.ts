import { describe, expect, it } from 'vitest';
import {
  acresText,
  countText,
  dayText,
  feetText,
  scaleText,
  sqFtText,
  unbroken,
} from '../../../client/figures/format.js';

describe('figures as they are shown', () => {
  it.each([
    [0, '0'],
    [0.3, 'under 1'],
    [0.5, '1'],
    [2499.5, '2,500'],
    [2499.49, '2,499'],
    [540_144, '540,144'],
    [null, 'not known'],
  ])('%s sq ft reads %s', (sqFt, text) => {
    expect(sqFtText(sqFt)).toBe(text);
  });

  it.each([
    [540_144, '12.400'],
    [43_560, '1.000'],
    [1893, '0.043'],
    [0, '0.000'],
    [null, 'not known'],
  ])('%s sq ft in acres reads %s', (sqFt, text) => {
    expect(acresText(sqFt)).toBe(text);
  });

  it('shows feet to a tenth and a scale to eight decimals', () => {
    expect(feetText(100.56)).toBe('100.6');
    expect(feetText(1234)).toBe('1,234.0');
    expect(scaleText(0.99995132)).toBe('0.99995132');
  });

  it.each([
    ['2026-03-03', '3 Mar 2026'],
    ['2025-12-31', '31 Dec 2025'],
    ['2026-13-01', '2026-13-01'],
    ['soon', 'soon'],
  ])('the day %s reads %s', (day, text) => {
    expect(dayText(day)).toBe(text);
  });

  it('keeps a section sign with its number', () => {
    expect(unbroken('under § 192-4A')).toBe('under §\u00a0192-4A');
  });

  it('counts one and many', () => {
    expect(countText(1, 'corner', 'corners')).toBe('1 corner');
    expect(countText(1200, 'corner', 'corners')).toBe('1,200 corners');
  });
});
