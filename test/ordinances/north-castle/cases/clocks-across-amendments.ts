import type { ClockCase } from '../../planner-cases.js';

/** Days around the amendments whose earlier wording is not held: the present wording is counted on each. */
export const amendmentClockCases: readonly ClockCase[] = [
  ...(
    [
      [
        '2015-11-17',
        '2015-12-17',
        '2016-01-16',
        'the wording of before is not held, and the present one is counted',
      ],
      ['2015-11-18', '2015-12-18', '2016-01-17', 'it is counted by the wording of L.L. No. 9-2015'],
      ['2015-11-19', '2015-12-19', '2016-01-18', 'it is counted by the wording of L.L. No. 9-2015'],
    ] as const
  ).map(([complete, opens, due, expected]): ClockCase => ({
    kind: 'clock',
    section: '§ 340-7, amended 2015-11-18 by L.L. No. 9-2015',
    rules: ['N-HEAR'],
    situation: `The Planning Board received a complete application on ${complete}`,
    expected,
    given: { on: complete, route: 'planning-board', events: { 'application-complete': complete } },
    clock: 'hearing-window',
    expect: { state: 'too-early', opens, due },
  })),
  ...(
    [
      ['2021-05-11', 'the wording of before is not held, and the present one is applied'],
      ['2021-05-12', 'the wording of L.L. No. 2-2021 is applied'],
      ['2021-05-13', 'the wording of L.L. No. 2-2021 is applied'],
    ] as const
  ).map(([meeting, expected]): ClockCase => ({
    kind: 'clock',
    section: '§ 340-5 (informational report), amended 2021-05-12 by L.L. No. 2-2021',
    rules: ['N-CB-INFO'],
    situation: `The Conservation Board meets on ${meeting}, next after an administrative application was complete`,
    expected,
    given: { on: meeting, route: 'administrative', events: { 'conservation-board-meeting': meeting } },
    clock: 'informational-report',
    expect: { state: 'open', due: meeting },
  })),
];
