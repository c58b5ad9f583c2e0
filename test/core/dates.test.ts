import { describe, expect, it } from 'vitest';
import { isCalendarDate, localDateOf } from '../../core/dates.js';

describe('a calendar date', () => {
  it.each(['2026-02-28', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each(['2026-02-30', '2026-13-01', '0000-01-01', '26-01-01', '2026-1-1', '10000-01-01', ''])(
    '%s is none',
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );

  it('is that of New York, where a moment is on the day before', () => {
    expect(localDateOf(new Date('2026-03-23T03:30:00Z'))).toBe('2026-03-22');
    expect(localDateOf(new Date('2026-03-23T04:00:00Z'))).toBe('2026-03-23');
  });

  it('has four digits of the year, also of the first ones', () => {
    expect(localDateOf(new Date('0987-06-15T12:00:00Z'))).toBe('0987-06-15');
  });
});
