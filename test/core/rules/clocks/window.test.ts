import { describe, expect, it } from 'vitest';
import { ask, days } from './invented.js';

/** A hearing no sooner than 30 and no later than 60 days after a complete application. */
const hearing = {
  id: 'hearing',
  title: 'Public hearing',
  bounds: [
    { kind: 'no-sooner-than', event: 'complete', count: 30, unit: 'days' },
    { kind: 'no-later-than', event: 'complete', count: 60, unit: 'days' },
  ],
  meets: 'hearing',
  onSilence: 'The application can be taken to court.',
  extension: 'With the consent of the applicant.',
} as const;

/** A decision within 30 days of the file and 60 of the application. */
const decision = {
  id: 'decision',
  bounds: [
    { kind: 'no-later-than', event: 'file', count: 30, unit: 'days' },
    { kind: 'no-later-than', event: 'complete', count: 60, unit: 'days' },
  ],
  meets: 'decision',
} as const;

const complete = '2026-04-01';

describe('a window', () => {
  it('has a first and a last day, both in time', () => {
    const answer = ask(hearing, { on: '2026-05-10', events: { complete } });
    expect(days(answer)).toEqual(['2026-05-01', '2026-05-31']);
    expect(answer.sentence).toMatch(/^Public hearing: in time from 2026-05-01 to 2026-05-31\. /);
    expect(answer.extension).toBe('With the consent of the applicant.');
  });

  it.each([
    ['2026-03-31', 'waiting'],
    ['2026-04-01', 'too-early'],
    ['2026-04-30', 'too-early'],
    ['2026-05-01', 'open'],
    ['2026-05-31', 'open'],
    ['2026-06-01', 'missed'],
  ])('is seen on %s as %s', (on, state) => {
    expect(ask(hearing, { on, events: { complete } }).state).toBe(state);
  });

  it.each([
    ['2026-04-30', 'early'],
    ['2026-05-01', 'met'],
    ['2026-05-31', 'met'],
    ['2026-06-01', 'late'],
  ])('is kept or not by a hearing on %s: %s', (held, state) => {
    expect(ask(hearing, { on: '2026-07-01', events: { complete, hearing: held } }).state).toBe(state);
  });

  it('takes what is planned for a day to come as not done', () => {
    const answer = ask(hearing, { on: '2026-05-10', events: { complete, hearing: '2026-06-10' } });
    expect(answer.state).toBe('open');
    expect(answer.sentence).toContain('It is planned for 2026-06-10, which is too late.');
  });

  it.each([
    ['2026-05-31', 'It is planned for 2026-05-31.'],
    ['2026-04-20', 'It is planned for 2026-04-20, which is too early.'],
  ])('holds what is planned for %s against it', (planned, says) => {
    const answer = ask(hearing, { on: '2026-04-10', events: { complete, hearing: planned } });
    expect(answer.sentence).toContain(says);
  });

  it('doubts what was done before that from which it is counted', () => {
    const slip = '"Application complete", from which it is counted, is later than that: check the days.';
    const sentenceFor = (done: string) =>
      ask(decision, { on: '2026-06-01', events: { complete, file: complete, decision: done } }).sentence;
    expect(sentenceFor('2026-03-31')).toContain(slip);
    expect(sentenceFor('2026-04-01')).not.toContain('check the days');
  });

  it('waits, and says for what, while the event is not known', () => {
    const answer = ask(hearing, { on: '2026-05-10', events: {} });
    expect(answer).toMatchObject({ state: 'waiting', opens: null, due: null, provisional: false });
    expect(answer.bounds.map(({ eventOn, at }) => [eventOn, at])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(answer.sentence).toContain('runs from "Application complete"');
  });

  it('counts from an event that is planned, and waits for it', () => {
    const answer = ask(hearing, { on: '2026-03-01', events: { complete } });
    expect([answer.state, ...days(answer)]).toEqual(['waiting', '2026-05-01', '2026-05-31']);
    expect(answer.sentence).toContain('planned for 2026-04-01');
  });

  it('says that it is empty where its first day lies after its last', () => {
    const bounds = [{ ...hearing.bounds[0], event: 'file' }, hearing.bounds[1]];
    const answer = ask(
      { ...hearing, bounds },
      { on: '2026-05-10', events: { complete, file: '2026-05-20' } },
    );
    expect(days(answer)).toEqual(['2026-06-19', '2026-05-31']);
    expect(answer.sentence).toContain('no day on which both are kept');
  });
});

describe('silence', () => {
  it('has its meaning once the last day is over and nothing was done', () => {
    expect(ask(hearing, { on: '2026-05-31', events: { complete } }).silence).toBeNull();
    expect(ask(hearing, { on: '2026-06-01', events: { complete } }).silence).toMatch('court');
  });

  it('keeps it when the thing is done too late, and has none when it was done in time', () => {
    const asked = (held: string) =>
      ask(hearing, { on: '2026-07-01', events: { complete, hearing: held } }).silence;
    expect(asked('2026-06-02')).toMatch('court');
    expect(asked('2026-05-30')).toBeNull();
  });
});

describe('whichever is earlier', () => {
  it.each([
    ['2026-04-20', '2026-05-20'],
    ['2026-05-01', '2026-05-31'],
    ['2026-05-15', '2026-05-31'],
  ])('with the file complete on %s, the last day is %s', (file, due) => {
    const answer = ask(decision, { on: '2026-05-16', events: { complete, file } });
    expect([answer.due?.day, answer.provisional]).toEqual([due, false]);
  });

  it('is provisional while one of the events is not known', () => {
    const answer = ask(decision, { on: '2026-05-16', events: { complete } });
    expect([answer.due?.day, answer.provisional]).toEqual(['2026-05-31', true]);
    expect(answer.sentence).toContain('may be earlier, once it is known when "File complete" was');
  });

  it('compares an hour with a day', () => {
    const bounds = [
      { kind: 'no-later-than', event: 'start', count: 24, unit: 'hours' },
      { kind: 'no-later-than', event: 'complete', count: 1, unit: 'days' },
    ] as const;
    const asked = (start: string) =>
      ask({ id: 'either', bounds }, { on: complete, events: { complete, start } }).due;
    expect(asked('2026-04-01T10:00')).toMatchObject({
      day: '2026-04-02',
      time: '2026-04-02T10:00:00-04:00',
    });
    expect(asked('2026-04-02T10:00')).toMatchObject({ day: '2026-04-02', time: null });
  });

  it('of several first days is the latest', () => {
    const bounds = [
      { kind: 'no-sooner-than', event: 'complete', count: 30, unit: 'days' },
      { kind: 'no-sooner-than', event: 'mailing', count: 10, unit: 'days' },
    ] as const;
    const both = ask({ id: 'later', bounds }, { on: complete, events: { complete, mailing: '2026-04-25' } });
    expect(days(both)).toEqual(['2026-05-05', null]);
    const one = ask({ id: 'later', bounds }, { on: complete, events: { complete } });
    expect([one.opens?.day, one.provisional]).toEqual(['2026-05-01', true]);
  });
});

describe('counting back from an event to come', () => {
  const mailing = {
    id: 'mailing',
    bounds: [
      { kind: 'no-later-than', event: 'hearing', count: 10, unit: 'days', direction: 'before' },
    ] as const,
    meets: 'mailing',
  };

  it.each([
    ['2026-05-01', undefined, 'open'],
    ['2026-05-02', undefined, 'missed'],
    ['2026-05-20', '2026-05-01', 'met'],
    ['2026-05-20', '2026-05-02', 'late'],
  ])('on %s, mailed on %s, it is %s', (on, mailed, state) => {
    const events = { hearing: '2026-05-11', ...(mailed === undefined ? {} : { mailing: mailed }) };
    const answer = ask(mailing, { on, events });
    expect([answer.state, answer.due?.day]).toEqual([state, '2026-05-01']);
  });

  it('holds a thing that may not be too old: no sooner than twelve months before', () => {
    const report = {
      id: 'age',
      bounds: [
        { kind: 'no-sooner-than', event: 'complete', count: 12, unit: 'months', direction: 'before' },
      ] as const,
      meets: 'report',
    };
    const asked = (made: string) =>
      ask(report, { on: '2026-06-01', events: { complete, report: made } }).state;
    expect([asked('2025-03-31'), asked('2025-04-01')]).toEqual(['early', 'met']);
  });
});
