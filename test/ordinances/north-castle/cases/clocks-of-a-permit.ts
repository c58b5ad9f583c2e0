import type { ClockCase } from '../../planner-cases.js';

const EXPIRY = {
  kind: 'clock',
  clock: 'permit-expiry',
  section: '§ 340-5 (expiration of approval)',
  rules: ['N-EXP'],
} as const;

/** Periods from a permit, or its denial, on. */
export const permitClockCases: readonly ClockCase[] = [
  ...(
    [
      ['2026-02-28', 'open', 'there is a day left'],
      ['2026-03-01', 'open', 'two years from the day of issue is its last day'],
      ['2026-03-02', 'missed', 'it has expired'],
    ] as const
  ).map(([on, state, expected]): ClockCase => ({
    ...EXPIRY,
    situation: `A permit of 2024-03-01 that names no other day, with work left to do on ${on}`,
    expected,
    given: { on, events: { 'permit-issued': '2024-03-01' } },
    expect: { state, due: '2026-03-01' },
  })),
  {
    ...EXPIRY,
    situation: 'A permit of 2024-03-01 states that it ends on 2025-03-01',
    expected: 'the day in the permit takes the place of the two years',
    given: {
      on: '2025-03-02',
      events: { 'permit-issued': '2024-03-01', 'permit-stated-expiry': '2025-03-01' },
    },
    expect: {
      state: 'missed',
      due: '2025-03-01',
      silence: /expired and no longer covers any work\. Whether/,
    },
  },
  {
    ...EXPIRY,
    situation: 'The work under a permit of 2024-03-01 was complete on 2024-11-15',
    expected: 'it ended in time, with what it allows',
    given: { on: '2026-07-01', events: { 'permit-issued': '2024-03-01', 'work-complete': '2024-11-15' } },
    expect: { state: 'met', due: '2026-03-01' },
  },
  ...(
    [
      ['2026-05-05', 'met', 'six days before is in time'],
      ['2026-05-06', 'met', 'five days before is in time'],
      ['2026-05-07', 'late', 'four days before is too late'],
    ] as const
  ).map(([notified, state, expected]): ClockCase => ({
    kind: 'clock',
    section: '§ 340-10B(3)',
    rules: ['N-COND'],
    situation: `Work begins on 2026-05-11, and the approval authority was told on ${notified}`,
    expected,
    given: { on: '2026-05-11', events: { 'work-start': '2026-05-11', 'work-start-notified': notified } },
    clock: 'start-of-work-notice',
    expect: { state, due: '2026-05-06' },
  })),
  ...(
    [
      ['2031-10-29', 'early', 'a day is missing of five years'],
      ['2031-10-30', 'met', 'five years are enough'],
      ['2031-10-31', 'met', 'more than five years are enough'],
    ] as const
  ).map(([ended, state, expected]): ClockCase => ({
    kind: 'clock',
    section: '§ 340-12',
    rules: ['N-MON'],
    situation: `All construction on the site was complete on 2026-10-30, and monitoring ended on ${ended}`,
    expected,
    given: { on: '2031-11-30', events: { 'construction-complete': '2026-10-30', 'monitoring-ended': ended } },
    clock: 'monitoring-period',
    expect: { state, opens: '2031-10-30' },
  })),
  ...(
    [
      ['2026-03-03', 'open', null, 'an offer can still come on the last day of the year'],
      ['2026-03-04', 'missed', /no longer stands in the way/, 'the ground for denial has lapsed'],
    ] as const
  ).map(([on, state, silence, expected]): ClockCase => ({
    kind: 'clock',
    section: '§ 340-8B(3)',
    rules: ['N-ACQ', 'N-DENY'],
    situation: `Denied on 2025-03-03 because the state is acquiring the wetland, and no offer by ${on}`,
    expected,
    given: { on, events: { 'permit-denied': '2025-03-03' }, facts: { deniedForAcquisition: true } },
    clock: 'acquisition-offer',
    expect: { state, due: '2026-03-03', silence },
  })),
  {
    kind: 'clock',
    section: '§ 340-8B(3)',
    rules: ['N-ACQ'],
    situation: 'A permit was denied for another reason',
    expected: 'no offer is waited for',
    given: {
      on: '2026-07-01',
      events: { 'permit-denied': '2025-03-03' },
      facts: { deniedForAcquisition: false },
    },
    clock: 'acquisition-offer',
    expect: 'not-listed',
  },
  ...(
    [
      ['2026-02-28', 'met', 'six months from the last of August end on the last of February'],
      ['2026-03-01', 'late', 'it came after the six months'],
    ] as const
  ).map(([determined, state, expected]): ClockCase => ({
    kind: 'clock',
    section: '§ 340-8B(3)',
    rules: ['N-ACQ'],
    situation: `Negotiations were broken off on 2025-08-31, and the determination to acquire was issued on ${determined}`,
    expected,
    given: {
      on: '2026-03-10',
      events: { 'negotiations-ended': '2025-08-31', 'acquisition-determination': determined },
    },
    clock: 'acquisition-determination',
    expect: { state, due: '2026-02-28' },
  })),
];
