import type { PlannerCase } from '../../planner-cases.js';
import { clock } from './clock.js';

/** Releases, records, septic systems and the Village's program: §§ 181-15, 181-20, 181-24. */
export const releaseClockCases: readonly PlannerCase[] = [
  clock({
    section: '§ 181-24',
    rules: ['W-II-SPILL'],
    situation: 'A harmless spill becomes known on the Friday before Labor Day',
    expected: 'it has to be reported by Tuesday, the next business day',
    given: { on: '2026-09-05', events: { 'release-known': '2026-09-04' } },
    clock: 'release-report',
    expect: { state: 'open', due: '2026-09-08' },
  }),
  clock({
    section: '§ 181-24',
    rules: ['W-II-SPILL'],
    situation: 'It is reported only on Wednesday',
    expected: 'that is too late',
    given: {
      on: '2026-09-10',
      events: { 'release-known': '2026-09-04', 'release-reported': '2026-09-09' },
    },
    clock: 'release-report',
    expect: { state: 'late' },
  }),
  clock({
    section: '§ 181-24',
    rules: ['W-II-SPILL'],
    situation: 'A spill is reported by telephone on the Tuesday before Veterans Day',
    expected: 'the letter that confirms it is due three business days later, on Monday',
    given: { on: '2026-11-11', events: { 'release-reported': '2026-11-10' } },
    clock: 'release-confirmation',
    expect: { state: 'open', due: '2026-11-16' },
  }),
  clock({
    section: '§ 181-24',
    rules: ['W-II-SPILL'],
    situation: 'A plant discards the record of a discharge a day before three years are over',
    expected: 'that is too early',
    given: {
      on: '2029-07-01',
      events: { 'release-record-made': '2026-07-01', 'release-record-discarded': '2029-06-30' },
    },
    clock: 'release-record',
    expect: { state: 'early', opens: '2029-07-01' },
  }),
  clock({
    section: '§ 181-20A(1)',
    rules: ['W-II-BMP'],
    situation: 'A shop made a record of the upkeep of its practices on 1 July 2026',
    expected: 'it is kept for three years, to 1 July 2029',
    given: { on: '2026-07-02', events: { 'practice-record-made': '2026-07-01' } },
    clock: 'practice-record',
    expect: { state: 'too-early', opens: '2029-07-01' },
  }),
  clock({
    section: '§ 181-20B(1)(a)',
    rules: ['W-II-CARE', 'W-II-SPECIAL'],
    situation:
      'A septic tank that adds to a special condition was inspected on 1 July 2026 and given up in 2028',
    expected: 'it is inspected again every year until then',
    given: {
      on: '2026-07-02',
      events: { 'septic-inspected': '2026-07-01', 'septic-retired': '2028-12-31' },
      facts: { septicSpecialConditions: true },
    },
    clock: 'septic-inspection',
    expect: { recurring: ['2027-07-01', '2028-07-01'] },
  }),
  clock({
    section: '§ 181-20B(1)(e)',
    rules: ['W-II-CARE'],
    situation: 'A septic tank is in no area that adds to a special condition',
    expected: 'this section sets no time to pump it out',
    given: {
      on: '2026-07-02',
      events: { 'septic-pumped': '2026-07-01' },
      facts: { septicSpecialConditions: false },
    },
    clock: 'septic-pump-out',
    expect: 'not-listed',
  }),
  clock({
    section: '§ 181-15, Special conditions',
    rules: ['W-II-SPECIAL'],
    situation:
      "A maximum daily load that the Village's storm sewers do not keep to is approved on 31 August 2026",
    expected: 'its program is changed within six months, by the last day of February',
    given: { on: '2026-09-01', events: { 'load-approved': '2026-08-31' } },
    clock: 'program-change',
    expect: { state: 'open', due: '2027-02-28' },
  }),
];
