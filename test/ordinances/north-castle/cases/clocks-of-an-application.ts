import type { ClockCase } from '../../planner-cases.js';

const CB = { clock: 'conservation-board-report', rules: ['N-CB'], kind: 'clock' } as const;
const HEARING = { clock: 'hearing-window', rules: ['N-HEAR'], section: '§ 340-7', kind: 'clock' } as const;
const MAILING = { clock: 'abutters-mailing', rules: ['N-HEAR'], section: '§ 340-7', kind: 'clock' } as const;
const DELINEATION = {
  clock: 'delineation-age',
  rules: ['N-APP'],
  section: '§ 340-6A(12)(a)',
  kind: 'clock',
} as const;
const ESCROW = {
  clock: 'escrow-restored',
  rules: ['N-FEE'],
  section: '§ 340-6D (escrow accounts)',
  kind: 'clock',
} as const;
const BOARD = { route: 'planning-board' } as const;

/** Periods from the delineation to the hearing. */
export const applicationClockCases: readonly ClockCase[] = [
  ...(
    [
      ['2025-06-30', 'early', 'it is older than 12 months and has to be made again'],
      ['2025-07-01', 'met', 'exactly 12 months are in time'],
      ['2025-07-02', 'met', 'it is younger than 12 months'],
    ] as const
  ).map(([located, state, expected]): ClockCase => ({
    ...DELINEATION,
    situation: `Wetlands located on ${located}, application filed on 2026-07-01`,
    expected,
    given: {
      on: '2026-07-01',
      ...BOARD,
      events: { 'wetland-located': located, 'application-filed': '2026-07-01' },
    },
    expect: { state, opens: '2025-07-01' },
  })),
  {
    ...DELINEATION,
    situation: 'An administrative application, whose plans the Town Wetland Consultant checks in the field',
    expected: 'no such age is asked for',
    given: {
      on: '2026-07-01',
      route: 'administrative',
      events: { 'wetland-located': '2024-01-01', 'application-filed': '2026-07-01' },
    },
    expect: 'not-listed',
  },
  ...(
    [
      ['2026-03-31', 'early', 'day 29 is too soon'],
      ['2026-04-01', 'met', 'day 30 is the first'],
      ['2026-05-01', 'met', 'day 60 is the last'],
      ['2026-05-02', 'late', 'day 61 is too late'],
    ] as const
  ).map(([hearing, state, expected]): ClockCase => ({
    ...HEARING,
    situation: `A complete application came in on 2026-03-02, and the hearing was held on ${hearing}`,
    expected,
    given: { on: '2026-06-01', ...BOARD, events: { 'application-complete': '2026-03-02', hearing } },
    expect: { state, opens: '2026-04-01', due: '2026-05-01' },
  })),
  {
    ...HEARING,
    situation: 'The Building Inspector decides',
    expected: 'no public hearing is required',
    given: { on: '2026-06-01', route: 'administrative', events: { 'application-complete': '2026-03-02' } },
    expect: 'not-listed',
  },
  ...(
    [
      ['2026-04-04', 'met', '11 days before is in time'],
      ['2026-04-05', 'met', '10 days before is in time, though it is a Sunday'],
      ['2026-04-06', 'late', '9 days before is too late'],
    ] as const
  ).map(([mailed, state, expected]): ClockCase => ({
    ...MAILING,
    situation: `Notice mailed to abutting owners on ${mailed} for a hearing on 2026-04-15`,
    expected,
    given: { on: '2026-04-15', ...BOARD, events: { hearing: '2026-04-15', 'abutters-mailed': mailed } },
    expect: { state, due: '2026-04-05' },
  })),
  {
    ...CB,
    section: '§ 340-5 (Conservation Board)',
    situation: 'The Conservation Board received the application on 2026-03-02 and reported on 2026-04-16',
    expected: 'day 45 is in time',
    given: {
      on: '2026-05-01',
      ...BOARD,
      events: { 'conservation-board-received': '2026-03-02', 'conservation-board-reported': '2026-04-16' },
    },
    expect: { state: 'met', due: '2026-04-16', silence: null },
  },
  {
    ...CB,
    section: '§ 340-5 (Conservation Board)',
    situation: 'It was received on 2026-03-02, and on 2026-04-16 there is no report yet',
    expected: 'the Conservation Board still has that day',
    given: { on: '2026-04-16', ...BOARD, events: { 'conservation-board-received': '2026-03-02' } },
    expect: { state: 'open', due: '2026-04-16', silence: null },
  },
  {
    ...CB,
    section: '§ 340-8 (Conservation Board report)',
    rules: ['N-CB', 'N-CB-VOTE'],
    situation: 'It was received on 2026-03-02, and on 2026-04-17 there is no report',
    expected: 'silence counts as no recommendation, and a majority plus one is not needed',
    given: { on: '2026-04-17', ...BOARD, events: { 'conservation-board-received': '2026-03-02' } },
    expect: { state: 'missed', silence: /counts as having made none, and a majority plus one is not needed/ },
  },
  ...(
    [
      ['2026-05-12', 'met', 'it was given at the next meeting'],
      ['2026-05-13', 'late', 'the next meeting is over'],
    ] as const
  ).map(([informed, state, expected]): ClockCase => ({
    kind: 'clock',
    section: '§ 340-5 (informational report)',
    rules: ['N-CB-INFO'],
    situation: `The Conservation Board next meets on 2026-05-12 and was informed of an administrative application on ${informed}`,
    expected,
    given: {
      on: '2026-05-20',
      route: 'administrative',
      events: { 'conservation-board-meeting': '2026-05-12', 'conservation-board-informed': informed },
    },
    clock: 'informational-report',
    expect: { state, due: '2026-05-12' },
  })),
  {
    ...ESCROW,
    situation: 'The applicant was notified on 2026-03-02 and restored the escrow on 2026-04-01',
    expected: 'day 30 is in time',
    given: { on: '2026-04-10', events: { 'escrow-notice': '2026-03-02', 'escrow-restored': '2026-04-01' } },
    expect: { state: 'met', due: '2026-04-01', silence: null },
  },
  {
    ...ESCROW,
    situation: 'The applicant was notified on 2026-03-02 and has paid nothing on 2026-04-02',
    expected: 'the review may be suspended, and need not be',
    given: { on: '2026-04-02', events: { 'escrow-notice': '2026-03-02' } },
    expect: { state: 'missed', silence: /may suspend its review/ },
  },
];
