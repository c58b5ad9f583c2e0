import { describe, expect, it } from 'vitest';
import { ask } from './invented.js';

const within48 = {
  id: 'emergency-notice',
  bounds: [{ kind: 'no-later-than', event: 'start', count: 48, unit: 'hours' }],
  meets: 'notice',
} as const;

const before48 = {
  id: 'inspection-notice',
  bounds: [{ kind: 'no-later-than', event: 'start', count: 48, unit: 'hours', direction: 'before' }],
  meets: 'notice',
} as const;

describe('hours from a known hour', () => {
  it.each([
    ['2026-05-04T09:30', '2026-05-06T09:30:00-04:00'],
    // clocks go forward on 8 March 2026 and back on 1 November: an hour later, an hour earlier by the clock
    ['2026-03-07T20:00', '2026-03-09T21:00:00-04:00'],
    ['2026-10-31T20:00', '2026-11-02T19:00:00-05:00'],
    // over the end of a year, and over 29 February
    ['2026-12-31T08:00', '2027-01-02T08:00:00-05:00'],
    ['2028-02-28T08:00', '2028-03-01T08:00:00-05:00'],
  ])('from %s are up to %s', (start, time) => {
    const answer = ask(within48, { on: '2026-01-01', events: { start } });
    expect(answer.due).toMatchObject({ day: time.slice(0, 10), time });
    expect(answer.provisional).toBe(false);
  });

  it('are counted back, too', () => {
    const { due } = ask(before48, { on: '2026-03-05', events: { start: '2026-03-09T07:00' } });
    expect(due?.time).toBe('2026-03-07T06:00:00-05:00');
  });

  it('end at their hour on a Sunday too: what state law says of days does not carry them', () => {
    const answer = ask(within48, { on: '2026-11-28', events: { start: '2026-11-27T14:00' } });
    expect(answer.due).toMatchObject({ day: '2026-11-29', weekday: 'Sunday', nextBusinessDay: null });
    expect(answer.sentence).toBe('Title of emergency-notice: in time up to 2:00 p.m. on 2026-11-29.');
  });

  it('are told in words', () => {
    const answer = ask(within48, { on: '2026-03-08', events: { start: '2026-03-07T20:00' } });
    expect(answer.sentence).toBe('Title of emergency-notice: in time up to 9:00 p.m. on 2026-03-09.');
    expect(answer.bounds[0]).toMatchObject({ eventOn: '2026-03-07T20:00', count: 48, unit: 'hours' });
  });

  it.each([
    ['2026-05-06T09:30', 'met'],
    ['2026-05-06T09:31', 'late'],
    ['2026-05-05', 'met'],
    ['2026-05-07', 'late'],
  ])('are kept or not by notice at %s: %s', (notice, state) => {
    const answer = ask(within48, { on: '2026-06-01', events: { start: '2026-05-04T09:30', notice } });
    expect([answer.state, answer.provisional]).toEqual([state, false]);
  });

  it('leave it open whether a notice on the last day came in time, while its hour is not known', () => {
    const answer = ask(
      { ...within48, onSilence: 'Nothing was told.' },
      { on: '2026-06-01', events: { start: '2026-05-04T09:30', notice: '2026-05-06' } },
    );
    expect(answer).toMatchObject({ state: 'met', provisional: true, silence: null });
    expect(answer.sentence).toContain('hangs on the hour');
  });
});

describe('hours from an event of which only the day is known', () => {
  const events = { start: '2026-05-04' };

  it('are counted from the start of the day, to be safe, and say that the hour is needed', () => {
    const answer = ask(within48, { on: '2026-05-05', events });
    expect(answer).toMatchObject({ state: 'open', provisional: true });
    expect(answer.due).toMatchObject({ day: '2026-05-06', time: '2026-05-06T00:00:00-04:00' });
    expect(answer.sentence).toContain('up to midnight at the start of 2026-05-06');
    expect(answer.sentence).toContain('The hour of "Emergency begins" is needed');
  });

  it('are over only once they are over from whichever hour', () => {
    expect(ask(within48, { on: '2026-05-06', events }).state).toBe('open');
    expect(ask(within48, { on: '2026-05-07', events }).state).toBe('missed');
    // from the evening before clocks went forward they reach an hour into the third day
    const spring = { start: '2026-03-07' };
    const answer = ask(within48, { on: '2026-03-10', events: spring });
    expect([answer.due?.day, answer.state, answer.provisional]).toEqual(['2026-03-09', 'open', true]);
    expect(answer.sentence).toContain('may be over already');
    expect(ask(within48, { on: '2026-03-11', events: spring }).state).toBe('missed');
  });

  it('open a window on the late side', () => {
    const notBefore = { ...within48, bounds: [{ ...within48.bounds[0], kind: 'no-sooner-than' as const }] };
    const answer = ask(notBefore, { on: '2026-05-05', events });
    expect(answer.opens?.time).toBe('2026-05-06T23:59:00-04:00');
    expect([answer.state, answer.provisional]).toEqual(['too-early', true]);
  });
});

describe('the nights in which clocks change', () => {
  it('have an hour that never was: it is refused, with what to write', () => {
    const asked = () => ask(within48, { on: '2026-03-08', events: { start: '2026-03-08T02:30' } });
    expect(asked).toThrow(/no 02:30 on 2026-03-08 in New York, because clocks went forward.*03:30/);
  });

  it('have an hour that came twice: it is counted on the safe side, and said', () => {
    const answer = ask(within48, { on: '2026-11-01', events: { start: '2026-11-01T01:30' } });
    expect(answer.due?.time).toBe('2026-11-03T00:30:00-05:00');
    expect(answer.provisional).toBe(true);
    expect(answer.sentence).toContain('came twice on 2026-11-01');
  });
});
