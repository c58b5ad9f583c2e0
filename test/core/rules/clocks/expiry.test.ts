import { describe, expect, it } from 'vitest';
import { ask } from './invented.js';

/** A permit is good for two years from issue, unless it states another day. */
const expiry = {
  id: 'expiry',
  bounds: [{ kind: 'no-later-than', event: 'issue', count: 2, unit: 'years' }],
  meets: 'finished',
  overriddenBy: 'expiry',
  onSilence: 'The permit has expired.',
  extension: 'On written request.',
} as const;

describe('a permit that expires', () => {
  it('is good to the same day two years on, of 29 February to the 28th', () => {
    const asked = (issue: string) => ask(expiry, { on: issue, events: { issue } }).due?.day;
    expect([asked('2026-03-02'), asked('2028-02-29')]).toEqual(['2028-03-02', '2030-02-28']);
  });

  it.each([
    ['2027-12-31', 'earlier than two years'],
    ['2029-06-30', 'later than two years'],
  ])('is good to the day that it states instead: %s, %s', (stated) => {
    const answer = ask(expiry, { on: '2026-04-01', events: { issue: '2026-03-02', expiry: stated } });
    expect([answer.due?.day, answer.state, answer.provisional]).toEqual([stated, 'open', false]);
    expect(answer.sentence).toContain('"Expiry stated in the permit" takes the place');
    expect(answer.bounds[0]?.at?.day).toBe('2028-03-02');
  });

  it('is known by the stated day even where the day of issue is not', () => {
    const answer = ask(expiry, { on: '2026-04-01', events: { expiry: '2026-05-01' } });
    expect(answer).toMatchObject({ state: 'open', provisional: false });
    expect(answer.due?.day).toBe('2026-05-01');
  });

  it('has expired on the day after, which says what that means and how it is extended', () => {
    const events = { issue: '2026-03-02' };
    expect(ask(expiry, { on: '2028-03-02', events })).toMatchObject({ state: 'open', silence: null });
    expect(ask(expiry, { on: '2028-03-03', events })).toMatchObject({
      state: 'missed',
      silence: 'The permit has expired.',
      extension: 'On written request.',
    });
  });

  it('had its work finished in time, or after', () => {
    const asked = (finished: string) =>
      ask(expiry, { on: '2029-01-01', events: { issue: '2026-03-02', finished } }).state;
    expect([asked('2028-03-02'), asked('2028-03-03')]).toEqual(['met', 'late']);
  });

  it('runs and ends without anything that has to be done, too', () => {
    const asked = (on: string) =>
      ask({ ...expiry, meets: null }, { on, events: { issue: '2026-03-02' } }).sentence;
    expect(asked('2027-01-01')).toContain('runs up to and including 2028-03-02');
    expect(asked('2028-03-03')).toContain('that is over on 2028-03-03');
  });
});
