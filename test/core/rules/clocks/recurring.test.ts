import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../../core/ordinance-format/clocks.js';
import { ask } from './invented.js';

type Terms = NonNullable<Clock['recurs']>;

function next(terms: Partial<Terms>, on: string, events: Readonly<Record<string, string>>): string[] {
  const recurs: Terms = { event: 'issue', every: 7, unit: 'days', until: 'finished', ...terms };
  return ask({ id: 'again', recurs }, { on, events }).recurring.map(({ day, time }) => time ?? day);
}

describe('a period that recurs', () => {
  it('is due every seven days from the event on, ten of which are told', () => {
    expect(next({}, '2026-05-04', { issue: '2026-05-04' })).toEqual([
      '2026-05-11',
      '2026-05-18',
      '2026-05-25',
      '2026-06-01',
      '2026-06-08',
      '2026-06-15',
      '2026-06-22',
      '2026-06-29',
      '2026-07-06',
      '2026-07-13',
    ]);
  });

  it('begins with the next one, which may be today', () => {
    const events = { issue: '2026-05-04' };
    expect(next({}, '2026-05-25', events)[0]).toBe('2026-05-25');
    expect(next({}, '2026-05-26', events)[0]).toBe('2026-06-01');
    expect(next({}, '2036-05-26', events)[0]).toBe('2036-05-26');
  });

  it('ends with the event that ends it, planned or past', () => {
    const events = { issue: '2026-05-04', finished: '2026-05-18' };
    expect(next({}, '2026-05-04', events)).toEqual(['2026-05-11', '2026-05-18']);
    expect(next({}, '2026-05-18', events)).toEqual(['2026-05-18']);
    expect(next({}, '2026-05-19', events)).toEqual([]);
  });

  it('does not drift at the ends of months', () => {
    const months = next({ every: 1, unit: 'months' }, '2028-01-31', { issue: '2028-01-31' });
    expect(months.slice(0, 4)).toEqual(['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']);
    const years = next({ every: 1, unit: 'years' }, '2031-01-01', { issue: '2028-02-29' });
    expect(years.slice(0, 2)).toEqual(['2031-02-28', '2032-02-29']);
  });

  it('counts business days and hours as other periods do', () => {
    expect(
      next({ every: 5, unit: 'business-days' }, '2026-12-20', { issue: '2026-12-17' }).slice(0, 2),
    ).toEqual(['2026-12-24', '2027-01-04']);
    const hours = next({ event: 'start', every: 24, unit: 'hours' }, '2026-03-08', {
      start: '2026-03-07T20:00',
    });
    expect(hours.slice(0, 2)).toEqual(['2026-03-08T21:00:00-04:00', '2026-03-09T21:00:00-04:00']);
  });

  it('is waiting, open with the next one due, and open with nothing due any more', () => {
    const recurs: Terms = { event: 'issue', every: 7, unit: 'days', until: 'finished' };
    const asked = (on: string, events: Readonly<Record<string, string>>) =>
      ask({ id: 'again', recurs }, { on, events });
    expect(asked('2026-05-01', {})).toMatchObject({ state: 'waiting', due: null, recurring: [] });
    const running = asked('2026-05-20', { issue: '2026-05-04' });
    expect(running).toMatchObject({ state: 'open', provisional: false });
    expect(running.due).toMatchObject({
      day: '2026-05-25',
      holiday: 'Memorial Day',
      nextBusinessDay: '2026-05-26',
    });
    expect(running.sentence).toMatch('every 7 days from "Permit issued", 2026-05-04; next on 2026-05-25.');
    expect(running.sentence).toContain(
      'It fell due last on 2026-05-18; whether that was kept is not told here.',
    );
    expect(asked('2026-05-11', { issue: '2026-05-04' }).sentence).not.toContain('fell due last');
    const ended = asked('2026-07-01', { issue: '2026-05-04', finished: '2026-06-01' });
    expect(ended).toMatchObject({ state: 'open', due: null, recurring: [] });
    expect(ended.sentence).toContain('nothing falls due any more, because of "Work finished" on 2026-06-01');
  });
});
