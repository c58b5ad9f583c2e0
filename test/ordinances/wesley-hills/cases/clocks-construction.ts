import type { PlannerCase } from '../../planner-cases.js';
import { clock } from './clock.js';

const START = { 'construction-start': '2026-09-14', 'final-stabilization': '2026-10-05' };

/** Inspections, the guarantee, and the notice of violation: §§ 181-9A(2), 181-11A, 181-12A. */
export const developmentClockCases: readonly PlannerCase[] = [
  clock({
    section: '§ 181-9A(2)',
    rules: ['W-INSP', 'W-A', 'W-B', 'W-C'],
    situation: 'Under Condition B, construction runs for three weeks from 14 September 2026',
    expected: 'the controls are inspected every seven days, up to final stabilization',
    given: { on: '2026-09-15', events: START, facts: { conditionAbcFound: true } },
    clock: 'inspection-every-seven-days',
    expect: { recurring: ['2026-09-21', '2026-09-28', '2026-10-05'] },
  }),
  clock({
    section: '§ 181-9A(2)',
    rules: ['W-INSP'],
    situation: 'The same construction, under none of the three conditions',
    expected: 'the section asks for no such inspections',
    given: { on: '2026-09-15', events: START, facts: { conditionAbcFound: false } },
    clock: 'inspection-every-seven-days',
    expect: 'not-listed',
  }),
  clock({
    section: '§ 181-9A(2)',
    rules: ['W-INSP'],
    situation: 'A storm of half an inch at 8:00 p.m. on the evening before clocks go back, under Condition C',
    expected: 'the inspection is due 24 hours later, at 7:00 p.m. by the clock',
    given: { on: '2026-11-01', events: { storm: '2026-10-31T20:00' }, facts: { conditionAbcFound: true } },
    clock: 'inspection-after-storm',
    expect: { state: 'open', due: '2026-11-01', dueTime: '2026-11-01T19:00:00-05:00' },
  }),
  clock({
    section: '§ 181-9A(2)',
    rules: ['W-INSP'],
    situation: 'The controls were inspected 24 hours after a storm, to the minute',
    expected: 'that is in time',
    given: {
      on: '2026-09-18',
      events: { storm: '2026-09-16T06:00', 'storm-inspected': '2026-09-17T06:00' },
      facts: { conditionAbcFound: true },
    },
    clock: 'inspection-after-storm',
    expect: { state: 'met' },
  }),
  clock({
    section: '§ 181-9A(2)',
    rules: ['W-INSP'],
    situation: 'The controls were inspected 24 hours and a minute after a storm',
    expected: 'that is too late',
    given: {
      on: '2026-09-18',
      events: { storm: '2026-09-16T06:00', 'storm-inspected': '2026-09-17T06:01' },
      facts: { conditionAbcFound: true },
    },
    clock: 'inspection-after-storm',
    expect: { state: 'late' },
  }),
  clock({
    section: '§ 181-11A',
    rules: ['W-GUAR'],
    situation: 'Accepted on 1 May 2026, found in order by the one-year inspection on 10 May 2027',
    expected: 'the guarantee may be released from the day of the inspection on',
    given: {
      on: '2027-05-09',
      events: { 'final-acceptance': '2026-05-01', 'one-year-inspection': '2027-05-10' },
    },
    clock: 'guarantee-release',
    expect: { state: 'too-early', opens: '2027-05-10', provisional: false },
  }),
  clock({
    section: '§ 181-11A',
    rules: ['W-GUAR'],
    situation: 'Accepted on 1 May 2026, inspected at once, and released on 30 April 2027',
    expected: 'that is a day before the year is over',
    given: {
      on: '2027-05-01',
      events: {
        'final-acceptance': '2026-05-01',
        'one-year-inspection': '2027-04-30',
        'guarantee-released': '2027-04-30',
      },
    },
    clock: 'guarantee-release',
    expect: { state: 'early', opens: '2027-05-01' },
  }),
  ...[
    { filed: '2026-07-16', state: 'met', said: 'on the 15th day', follows: 'that is in time' },
    { filed: '2026-07-17', state: 'late', said: 'on the 16th day', follows: 'that is too late' },
  ].map(({ filed, state, said, follows }) =>
    clock({
      section: '§ 181-12A(6)',
      rules: ['W-NOV'],
      situation: `A notice of violation was served on 1 July 2026, and an appeal filed ${said}`,
      expected: follows,
      given: {
        on: '2026-07-20',
        events: { 'violation-notice-served': '2026-07-01', 'violation-appeal-filed': filed },
      },
      clock: 'violation-appeal',
      expect: { state: state === 'met' ? 'met' : 'late', due: '2026-07-16' },
    }),
  ),
  clock({
    section: '§ 181-12A(6)',
    rules: ['W-NOV'],
    situation: 'A notice of violation was served on 1 July 2026, and nobody appealed',
    expected: 'from 17 July on it can no longer be appealed under this section',
    given: { on: '2026-07-17', events: { 'violation-notice-served': '2026-07-01' } },
    clock: 'violation-appeal',
    expect: { state: 'missed', silence: /no longer be appealed/ },
  }),
  clock({
    section: '§ 181-12A(4)',
    rules: ['W-NOV'],
    situation: 'The notice sets 1 August 2026 for the remedy, and it is done on that day',
    expected: 'that is in time',
    given: {
      on: '2026-08-02',
      events: { 'remedy-scheduled': '2026-08-01', 'remedy-complete': '2026-08-01' },
    },
    clock: 'violation-remedy',
    expect: { state: 'met', due: '2026-08-01' },
  }),
];
