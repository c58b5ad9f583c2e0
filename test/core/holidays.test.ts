import { describe, expect, it } from 'vitest';
import { holidayOn, holidaysOf, isBusinessDay, nextBusinessDay } from '../../core/holidays.js';

/** Every public holiday by New York's General Construction Law § 24, written down by hand. */
const BY_HAND: Readonly<Record<number, readonly string[]>> = {
  // Lincoln's Birthday of 2023 fell on a Sunday, and so did New Year's Day
  2023: [
    '2023-01-01',
    '2023-01-02',
    '2023-01-16',
    '2023-02-12',
    '2023-02-13',
    '2023-02-20',
    '2023-05-29',
    '2023-06-11',
    '2023-06-19',
    '2023-07-04',
    '2023-09-04',
    '2023-10-09',
    '2023-11-07',
    '2023-11-11',
    '2023-11-23',
    '2023-12-25',
  ],
  2024: [
    '2024-01-01',
    '2024-01-15',
    '2024-02-12',
    '2024-02-19',
    '2024-05-27',
    '2024-06-09',
    '2024-06-19',
    '2024-07-04',
    '2024-09-02',
    '2024-10-14',
    '2024-11-05',
    '2024-11-11',
    '2024-11-28',
    '2024-12-25',
  ],
  2025: [
    '2025-01-01',
    '2025-01-20',
    '2025-02-12',
    '2025-02-17',
    '2025-05-26',
    '2025-06-08',
    '2025-06-19',
    '2025-07-04',
    '2025-09-01',
    '2025-10-13',
    '2025-11-04',
    '2025-11-11',
    '2025-11-27',
    '2025-12-25',
  ],
  // Independence Day falls on a Saturday: neither the Friday nor the Monday is a holiday
  2026: [
    '2026-01-01',
    '2026-01-19',
    '2026-02-12',
    '2026-02-16',
    '2026-05-25',
    '2026-06-14',
    '2026-06-19',
    '2026-07-04',
    '2026-09-07',
    '2026-10-12',
    '2026-11-03',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ],
  // Independence Day falls on a Sunday; Juneteenth and Christmas on a Saturday
  2027: [
    '2027-01-01',
    '2027-01-18',
    '2027-02-12',
    '2027-02-15',
    '2027-05-31',
    '2027-06-13',
    '2027-06-19',
    '2027-07-04',
    '2027-07-05',
    '2027-09-06',
    '2027-10-11',
    '2027-11-02',
    '2027-11-11',
    '2027-11-25',
    '2027-12-25',
  ],
  2028: [
    '2028-01-01',
    '2028-01-17',
    '2028-02-12',
    '2028-02-21',
    '2028-05-29',
    '2028-06-11',
    '2028-06-19',
    '2028-07-04',
    '2028-09-04',
    '2028-10-09',
    '2028-11-07',
    '2028-11-11',
    '2028-11-23',
    '2028-12-25',
  ],
};

describe('public holidays of New York State', () => {
  it.each(Object.entries(BY_HAND))('are those of the statute in %s', (year, days) => {
    expect([...holidaysOf(Number(year)).keys()].toSorted()).toEqual(days);
  });

  it('move from a Sunday to the Monday, which both count, Flag Day apart', () => {
    expect(holidayOn('2029-11-11')).toBe('Veterans Day');
    expect(holidayOn('2029-11-12')).toBe('Veterans Day (the Monday after)');
    expect(holidayOn('2022-12-26')).toBe('Christmas Day (the Monday after)');
    expect(holidayOn('2026-06-15')).toBeNull();
  });

  it('do not move from a Saturday', () => {
    expect(holidayOn('2026-07-03')).toBeNull();
    expect(holidayOn('2026-07-06')).toBeNull();
    expect(isBusinessDay('2027-12-24')).toBe(true);
    expect(isBusinessDay('2027-12-31')).toBe(true);
  });

  it('have Juneteenth since the law of 14 October 2020', () => {
    expect(holidayOn('2020-06-19')).toBeNull();
    expect(holidayOn('2021-06-19')).toBe('Juneteenth');
  });

  it('have election day, the Tuesday after the first Monday of November, in odd and even years', () => {
    expect(holidayOn('2026-11-03')).toBe('Election Day');
    expect(holidayOn('2027-11-02')).toBe('Election Day');
    // where November begins on a Tuesday, that Tuesday is not the day
    expect(holidayOn('2022-11-01')).toBeNull();
    expect(holidayOn('2022-11-08')).toBe('Election Day');
  });
});

describe('business days', () => {
  it('skip Saturdays, Sundays and holidays', () => {
    expect(isBusinessDay('2026-05-22')).toBe(true);
    expect(['2026-05-23', '2026-05-24', '2026-05-25'].map(isBusinessDay)).toEqual([false, false, false]);
    expect(nextBusinessDay('2026-05-22')).toBe('2026-05-26');
    expect(nextBusinessDay('2026-12-24')).toBe('2026-12-28');
    expect(nextBusinessDay('2026-12-31')).toBe('2027-01-04');
  });
});
