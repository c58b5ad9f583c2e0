import type { StatedFacts } from '../../../../core/measurements.js';
import type { PlannerCase } from '../../planner-cases.js';

const HEARING: StatedFacts = { hearingHeld: true };
const NO_HEARING: StatedFacts = { hearingHeld: false };

const COMPLETE = { 'application-complete': '2026-03-02', 'application-published': '2026-03-10' };

/** §§ 192-14, 192-15, 192-22: the periods from the decision on. */
export const decisionAndReviewClockCases: readonly PlannerCase[] = [
  ...(
    [
      ['2026-05-13', 'met', '29 days after, in time'],
      ['2026-05-14', 'met', '30 days after, in time'],
      ['2026-05-15', 'late', '31 days after, late; and the chapter grants nothing by silence'],
    ] as const
  ).map(([decision, state, expected]): PlannerCase => ({
    kind: 'clock',
    section: '§ 192-14A',
    rules: ['M-DEC'],
    situation: `The Planning Board received the hearing record on 2026-04-14 and decided on ${decision}`,
    expected,
    given: {
      on: '2026-06-01',
      events: { 'hearing-record-received': '2026-04-14', decision },
      facts: HEARING,
    },
    clock: 'decision-after-hearing',
    expect: {
      state,
      due: '2026-05-14',
      silence: state === 'late' ? /does not say that a permit is then granted/ : null,
    },
  })),
  ...(
    [
      ['2026-03-20', '2026-04-19', 'the 30 days of the file end first'],
      ['2026-04-01', '2026-05-01', 'both end on one day'],
      ['2026-04-15', '2026-05-01', 'the 60 days of the application end first'],
    ] as const
  ).map(([file, due, expected]): PlannerCase => ({
    kind: 'clock',
    section: '§ 192-14B',
    rules: ['M-DEC'],
    situation: `Without a hearing, the application was complete on 2026-03-02 and the file on ${file}`,
    expected,
    given: {
      on: '2026-04-16',
      events: { ...COMPLETE, 'official-file-complete': file },
      facts: NO_HEARING,
    },
    clock: 'decision-without-hearing',
    expect: { state: 'open', due, provisional: false },
  })),
  {
    kind: 'clock',
    section: '§ 192-14B',
    rules: ['M-DEC'],
    situation: 'Without a hearing, the file is not completed yet',
    expected: 'the 60 days of the application are shown, and may still be cut short by the file',
    given: { on: '2026-03-20', events: COMPLETE, facts: NO_HEARING },
    clock: 'decision-without-hearing',
    expect: { state: 'open', due: '2026-05-01', provisional: true },
  },
  ...(
    [
      ['2026-06-04', 'met', 'six days ahead, in time'],
      ['2026-06-05', 'met', 'five days ahead, in time'],
      ['2026-06-06', 'late', 'four days ahead, late'],
    ] as const
  ).map(([told, state, expected]): PlannerCase => ({
    kind: 'clock',
    section: '§ 192-15B(3)',
    rules: ['M-COND'],
    situation: `Construction begins on 2026-06-10, and the Planning Board is told on ${told}`,
    expected,
    given: {
      on: '2026-06-10',
      events: { 'construction-start': '2026-06-10', 'construction-notified': told },
    },
    clock: 'construction-notice',
    expect: { state, due: '2026-06-05' },
  })),
  ...(
    [
      ['2026-06-12', 'met', '29 days after, in time'],
      ['2026-06-13', 'met', '30 days after, in time'],
      ['2026-06-14', 'late', '31 days after, late'],
    ] as const
  ).map(([filed, state, expected]): PlannerCase => ({
    kind: 'clock',
    section: '§ 192-22A, B',
    rules: ['M-APPEAL'],
    situation: `Notice of the decision was given on 2026-05-14, and a neighbor turned to the Wetlands Appeals Board on ${filed}`,
    expected,
    given: {
      on: '2026-07-01',
      events: { 'decision-notified': '2026-05-14', 'appeal-filed': filed },
      facts: { courtReviewBegun: false },
    },
    clock: 'appeals-board',
    expect: { state, due: '2026-06-13' },
  })),
  {
    kind: 'clock',
    section: '§ 192-22D',
    rules: ['M-APPEAL'],
    situation: 'A court case for review was begun before anything was filed with the Wetlands Appeals Board',
    expected: 'the time for the Wetlands Appeals Board is not listed: that way is closed',
    given: {
      on: '2026-05-20',
      events: { 'decision-notified': '2026-05-14' },
      facts: { courtReviewBegun: true },
    },
    clock: 'appeals-board',
    expect: 'not-listed',
  },
  ...(
    [
      ['2026-06-15', 'met', '30 days after the filing, in time'],
      ['2026-06-16', 'late', '31 days after the filing, late'],
    ] as const
  ).map(([begun, state, expected]): PlannerCase => ({
    kind: 'clock',
    section: '§ 192-22C',
    rules: ['M-APPEAL'],
    situation: `The decision was filed on 2026-05-16, two days after notice of it, and a court case was begun on ${begun}`,
    expected: `${expected}; it runs from the filing and not from the notice`,
    given: {
      on: '2026-07-01',
      events: { 'decision-notified': '2026-05-14', 'decision-filed': '2026-05-16', 'court-review': begun },
    },
    clock: 'article-78',
    expect: { state, due: '2026-06-15' },
  })),
];
