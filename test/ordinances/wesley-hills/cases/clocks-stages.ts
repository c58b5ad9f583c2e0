import type { PlannerCase } from '../../planner-cases.js';
import { clock } from './clock.js';

const STAGES: Readonly<Record<string, readonly [event: string, what: string]>> = {
  a: ['construction-start', 'construction starts'],
  b: ['controls-installation', 'controls are installed'],
  c: ['clearing-complete', 'clearing is complete'],
  d: ['rough-grading-complete', 'rough grading is complete'],
  e: ['final-grading-complete', 'final grading is complete'],
  f: ['construction-season-close', 'the construction season closes'],
  g: ['landscaping-complete', 'landscaping is complete'],
  h: ['public-landscaping-established', 'landscaping in public areas is established'],
};

/** Notice of 48 hours before each of eight stages: § 181-10A(1). */
export const stageClockCases: readonly PlannerCase[] = [
  ...Object.entries(STAGES).map(([letter, [event, what]]) =>
    clock({
      section: `§ 181-10A(1)(${letter})`,
      rules: ['W-INSP'],
      situation: `On Monday, 14 September 2026 at 7:00 a.m. ${what}, and the Village was told on Saturday at 7:00 a.m.`,
      expected: 'that is 48 hours before to the minute, and in time',
      given: {
        on: '2026-09-14',
        events: { [event]: '2026-09-14T07:00', [`${event}-notified`]: '2026-09-12T07:00' },
      },
      clock: `notice-${event}`,
      expect: { state: 'met', due: '2026-09-12', dueTime: '2026-09-12T07:00:00-04:00' },
    }),
  ),
  clock({
    section: '§ 181-10A(1)(a)',
    rules: ['W-INSP'],
    situation: 'The Village was told 48 hours less a minute before the start of construction',
    expected: 'that is too late',
    given: {
      on: '2026-09-14',
      events: { 'construction-start': '2026-09-14T07:00', 'construction-start-notified': '2026-09-12T07:01' },
    },
    clock: 'notice-construction-start',
    expect: { state: 'late' },
  }),
  clock({
    section: '§ 181-10A(1)(a)',
    rules: ['W-INSP'],
    situation: 'Construction starts the morning after clocks went forward',
    expected: 'the hour that was skipped does not count: notice is due an hour earlier by the clock',
    given: { on: '2026-03-06', events: { 'construction-start': '2026-03-09T07:00' } },
    clock: 'notice-construction-start',
    expect: { state: 'open', due: '2026-03-07', dueTime: '2026-03-07T06:00:00-05:00' },
  }),
];
