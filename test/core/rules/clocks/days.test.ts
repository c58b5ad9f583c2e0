import { describe, expect, it } from 'vitest';
import type { Bound } from '../../../../core/ordinance-format/clocks.js';
import { ask, days } from './invented.js';

/** The last day of a period of one bound, counted from an application that is complete on a day. */
function lastDay(from: string, count: number, unit: Bound['unit'], direction: Bound['direction'] = 'after') {
  const bound: Bound = { kind: 'no-later-than', event: 'complete', count, unit, direction };
  return ask({ id: 'period', bounds: [bound] }, { on: '2026-01-01', events: { complete: from } }).due?.day;
}

describe('calendar days', () => {
  it.each([
    ['2026-04-01', 30, '2026-05-01'],
    ['2026-04-01', 60, '2026-05-31'],
    ['2026-04-01', 0, '2026-04-01'],
    // over the end of a year, over 29 February, and over a February without one
    ['2026-12-15', 30, '2027-01-14'],
    ['2028-02-14', 15, '2028-02-29'],
    ['2028-02-14', 16, '2028-03-01'],
    ['2027-02-14', 15, '2027-03-01'],
    // both changes of clocks: a day is a day
    ['2026-03-01', 30, '2026-03-31'],
    ['2026-10-20', 30, '2026-11-19'],
    // a last day on a Sunday and on a holiday stays that day
    ['2026-05-01', 30, '2026-05-31'],
    ['2026-11-25', 30, '2026-12-25'],
  ])('from %s, %i days, are up to %s', (from, count, expected) => {
    expect(lastDay(from, count, 'days')).toBe(expected);
  });

  it.each([
    ['2026-05-11', 10, '2026-05-01'],
    ['2028-03-05', 5, '2028-02-29'],
    ['2027-01-03', 5, '2026-12-29'],
  ])('back from %s, %i days, are up to %s', (from, count, expected) => {
    expect(lastDay(from, count, 'days', 'before')).toBe(expected);
  });
});

describe('business days', () => {
  it.each([
    // a Friday and five of them: the weekend is skipped
    ['2026-05-01', 5, '2026-05-08'],
    // from a Saturday and from a Sunday, Monday is the first
    ['2026-05-02', 1, '2026-05-04'],
    ['2026-05-03', 1, '2026-05-04'],
    // Memorial Day, Juneteenth, election day, Thanksgiving
    ['2026-05-22', 1, '2026-05-26'],
    ['2026-06-18', 1, '2026-06-22'],
    ['2026-11-02', 1, '2026-11-04'],
    ['2026-11-25', 2, '2026-11-30'],
    // Independence Day on a Saturday takes nothing away, on a Sunday the Monday
    ['2026-07-02', 1, '2026-07-03'],
    ['2027-07-02', 1, '2027-07-06'],
    // Christmas and New Year's Day, over the end of a year
    ['2026-12-24', 5, '2027-01-04'],
    ['2026-04-10', 15, '2026-05-01'],
    ['2026-05-02', 0, '2026-05-02'],
  ])('from %s, %i of them, are up to %s', (from, count, expected) => {
    expect(lastDay(from, count, 'business-days')).toBe(expected);
  });

  it.each([
    ['2026-05-26', 1, '2026-05-22'],
    ['2026-05-04', 1, '2026-05-01'],
    ['2027-01-04', 5, '2026-12-24'],
  ])('back from %s, %i of them, are up to %s', (from, count, expected) => {
    expect(lastDay(from, count, 'business-days', 'before')).toBe(expected);
  });
});

describe('months and years', () => {
  it.each([
    ['2026-01-31', 1, 'months', '2026-02-28'],
    ['2028-01-31', 1, 'months', '2028-02-29'],
    ['2026-03-31', 6, 'months', '2026-09-30'],
    ['2026-11-30', 3, 'months', '2027-02-28'],
    ['2026-03-02', 2, 'years', '2028-03-02'],
    ['2028-02-29', 1, 'years', '2029-02-28'],
    ['2028-02-29', 4, 'years', '2032-02-29'],
  ] as const)('from %s, %i %s are up to %s', (from, count, unit, expected) => {
    expect(lastDay(from, count, unit)).toBe(expected);
  });

  it('are counted back as well: twelve months before 29 February', () => {
    expect(lastDay('2028-02-29', 12, 'months', 'before')).toBe('2027-02-28');
  });
});

describe('a last day that is no business day', () => {
  const bounds = [{ kind: 'no-later-than', event: 'complete', count: 30, unit: 'days' } as const];

  it('is told with its weekday or holiday and the next business day', () => {
    const sunday = ask({ id: 'period', bounds }, { on: '2026-05-02', events: { complete: '2026-05-01' } });
    expect(sunday.due).toEqual({
      day: '2026-05-31',
      time: null,
      weekday: 'Sunday',
      holiday: null,
      nextBusinessDay: '2026-06-01',
    });
    expect(sunday.sentence).toContain('2026-05-31 is a Sunday; the next business day is 2026-06-01.');
    const christmas = ask({ id: 'period', bounds }, { on: '2026-12-01', events: { complete: '2026-11-25' } });
    expect(christmas.due).toMatchObject({
      weekday: 'Friday',
      holiday: 'Christmas Day',
      nextBusinessDay: '2026-12-28',
    });
  });

  it('is missed on the day after, business day or not', () => {
    const events = { complete: '2026-05-01' };
    expect(ask({ id: 'period', bounds }, { on: '2026-05-31', events }).state).toBe('open');
    const after = ask({ id: 'period', bounds }, { on: '2026-06-01', events });
    expect([after.state, ...days(after)]).toEqual(['missed', null, '2026-05-31']);
  });
});
