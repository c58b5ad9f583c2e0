import type { StatedFacts } from '../../../../core/measurements.js';
import type { PlannerCase } from '../../planner-cases.js';

const HEARING: StatedFacts = { hearingHeld: true };
const NO_HEARING: StatedFacts = { hearingHeld: false };

const COMPLETE = { 'application-complete': '2026-03-02', 'application-published': '2026-03-10' };

/** §§ 192-4B(5), 192-7, 192-10: the periods up to the hearing. */
export const emergencyAndHearingClockCases: readonly PlannerCase[] = [
  ...(
    [
      ['2026-06-03T09:30', 'met', 'on the minute, it is in time'],
      ['2026-06-03T09:31', 'late', 'a minute later, it is late'],
    ] as const
  ).map(([notified, state, expected]): PlannerCase => ({
    kind: 'clock',
    section: '§ 192-4B(5)',
    rules: ['M-EX'],
    situation: `Emergency work began on 2026-06-01 at 9:30, and the Planning Board was told on ${notified.replace('T', ' at ')}`,
    expected,
    given: {
      on: '2026-06-10',
      events: { 'emergency-started': '2026-06-01T09:30', 'emergency-notified': notified },
    },
    clock: 'emergency-notice',
    expect: { state, due: '2026-06-03', dueTime: '2026-06-03T09:30:00-04:00', provisional: false },
  })),
  {
    kind: 'clock',
    section: '§ 192-4B(5)',
    rules: ['M-EX'],
    situation: 'Emergency work began on 2026-03-07 at 20:00, the night before clocks go forward',
    expected: '48 hours later it is 21:00 on the clock',
    given: { on: '2026-03-08', events: { 'emergency-started': '2026-03-07T20:00' } },
    clock: 'emergency-notice',
    expect: { state: 'open', due: '2026-03-09', dueTime: '2026-03-09T21:00:00-04:00' },
  },
  ...(
    [
      ['2026-06-09', 'met', 'four days after the end it is in time'],
      ['2026-06-10', 'met', 'on the fifth day it is in time'],
      ['2026-06-11', 'late', 'on the sixth day it is late'],
    ] as const
  ).map(([reported, state, expected]): PlannerCase => ({
    kind: 'clock',
    section: '§ 192-4B(5)',
    rules: ['M-EX'],
    situation: `Emergency work ended on 2026-06-05, and the report came on ${reported}`,
    expected,
    given: {
      on: '2026-06-20',
      events: { 'emergency-ended': '2026-06-05', 'emergency-reported': reported },
    },
    clock: 'emergency-report',
    expect: { state, due: '2026-06-10' },
  })),
  ...(
    [
      ['2026-03-31', 'early', '29 days after, it is too early'],
      ['2026-04-01', 'met', '30 days after, it may be held'],
      ['2026-05-01', 'met', '60 days after, it is in time'],
      ['2026-05-02', 'late', '61 days after, it is late'],
    ] as const
  ).map(([hearing, state, expected]): PlannerCase => ({
    kind: 'clock',
    section: '§ 192-7A',
    rules: ['M-HEAR'],
    situation: `The application was complete on 2026-03-02 and the hearing is held on ${hearing}`,
    expected,
    given: { on: '2026-06-01', events: { ...COMPLETE, hearing }, facts: HEARING },
    clock: 'hearing',
    expect: {
      state,
      opens: '2026-04-01',
      due: '2026-05-01',
      provisional: false,
      silence: state === 'late' ? /does not say what follows when the hearing is held too late/ : null,
    },
  })),
  {
    kind: 'clock',
    section: '§ 192-7A',
    rules: ['M-HEAR', 'M-NOTICE'],
    situation:
      'The notice of the application was published only on 2026-04-20, seven weeks after it was complete',
    expected: 'the hearing cannot be before the day after the notice',
    given: {
      on: '2026-04-21',
      events: { 'application-complete': '2026-03-02', 'application-published': '2026-04-20' },
      facts: HEARING,
    },
    clock: 'hearing',
    expect: { state: 'open', opens: '2026-04-21', due: '2026-05-01' },
  },
  {
    kind: 'clock',
    section: '§ 192-7A',
    rules: ['M-HEAR'],
    situation: 'When the notice was published is not known, nor whether there is a hearing',
    expected: 'the window is shown, as one that may still move',
    given: { on: '2026-04-10', events: { 'application-complete': '2026-03-02' } },
    clock: 'hearing',
    expect: {
      state: 'open',
      opens: '2026-04-01',
      due: '2026-05-01',
      provisional: true,
      sentence: /Is a public hearing held on the application\?/,
    },
  },
  {
    kind: 'clock',
    section: '§ 192-10; § 192-7B',
    rules: ['M-CANCEL', 'M-HEAR'],
    situation:
      'The hearing was canceled: nobody gave notice of appearance, and the applicant waived it in writing',
    expected: 'the window for a hearing is not listed any more',
    given: { on: '2026-04-10', events: COMPLETE, facts: NO_HEARING },
    clock: 'hearing',
    expect: 'not-listed',
  },
];
