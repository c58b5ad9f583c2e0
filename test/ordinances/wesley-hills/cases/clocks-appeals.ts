import type { PlannerCase } from '../../planner-cases.js';
import { clock } from './clock.js';

/** Liens, appeals and corrections: §§ 181-21, 181-25 to 181-27. */
export const appealClockCases: readonly PlannerCase[] = [
  ...[
    { held: '2026-10-10', state: 'met', said: '10 days', follows: 'that is in time' },
    { held: '2026-10-11', state: 'late', said: 'nine days', follows: 'that is too late' },
  ].map(({ held, state, said, follows }) =>
    clock({
      section: '§ 181-21A',
      rules: ['W-II-SUSP'],
      situation: `The hearing on a tax lien is held ${said} before the lien is imposed`,
      expected: follows,
      given: { on: '2026-10-20', events: { 'tax-lien': '2026-10-20', 'lien-hearing': held } },
      clock: 'lien-hearing',
      expect: { state: state === 'met' ? 'met' : 'late', due: '2026-10-10' },
    }),
  ),
  ...[
    { filed: '2026-07-16', state: 'met', said: 'on the 15th day', follows: 'that is in time' },
    { filed: '2026-07-17', state: 'late', said: 'on the 16th day', follows: 'that is too late' },
  ].map(({ filed, state, said, follows }) =>
    clock({
      section: '§ 181-26',
      rules: ['W-II', 'W-II-APPEAL', 'W-II-NOV'],
      situation: `A notice on discharges was issued on 1 July 2026, and an appeal filed ${said}`,
      expected: follows,
      given: {
        on: '2026-07-20',
        events: { 'discharge-notice-issued': '2026-07-01', 'discharge-appeal-filed': filed },
      },
      clock: 'discharge-appeal',
      expect: { state: state === 'met' ? 'met' : 'late', due: '2026-07-16' },
    }),
  ),
  clock({
    section: '§ 181-26',
    rules: ['W-II', 'W-II-APPEAL'],
    situation: 'Somebody counts an appeal from the day before Article II was adopted',
    expected: 'there was no such period yet',
    given: { on: '2010-08-10', events: { 'discharge-notice-issued': '2010-08-02' } },
    clock: 'discharge-appeal',
    expect: 'not-listed',
  }),
  clock({
    section: '§ 181-26',
    rules: ['W-II', 'W-II-APPEAL'],
    situation: 'Somebody counts an appeal from the day on which Article II was adopted',
    expected: 'it may be filed for 15 days',
    given: { on: '2010-08-10', events: { 'discharge-notice-issued': '2010-08-03' } },
    clock: 'discharge-appeal',
    expect: { state: 'open', due: '2010-08-18' },
  }),
  clock({
    section: '§ 181-26',
    rules: ['W-II-APPEAL'],
    situation: 'An appeal was filed on 16 July 2026',
    expected: 'the Board of Trustees hears it by 15 August, a Saturday',
    given: { on: '2026-07-20', events: { 'discharge-appeal-filed': '2026-07-16' } },
    clock: 'discharge-appeal-hearing',
    expect: { state: 'open', due: '2026-08-15', sentence: /Saturday/ },
  }),
  clock({
    section: '§ 181-26',
    rules: ['W-II-APPEAL'],
    situation: 'The Board decided on 11 August 2026 and filed its decision five days later',
    expected: 'that is in time',
    given: {
      on: '2026-08-20',
      events: { 'discharge-decision': '2026-08-11', 'discharge-decision-filed': '2026-08-16' },
    },
    clock: 'discharge-decision-filing',
    expect: { state: 'met', due: '2026-08-16' },
  }),
  clock({
    section: '§ 181-26',
    rules: ['W-II-APPEAL'],
    situation: 'The Board decided on 11 August 2026 and mailed its decision six days later',
    expected: 'that is too late',
    given: {
      on: '2026-08-20',
      events: { 'discharge-decision': '2026-08-11', 'discharge-decision-mailed': '2026-08-17' },
    },
    clock: 'discharge-decision-mailing',
    expect: { state: 'late', due: '2026-08-16' },
  }),
  clock({
    section: '§ 181-27A',
    rules: ['W-II-CORR'],
    situation: 'The Board upholds a notice on the Tuesday before Labor Day',
    expected: 'the violation has to be corrected within five business days, by Wednesday of the week after',
    given: { on: '2026-09-02', events: { 'discharge-notice-upheld': '2026-09-01' } },
    clock: 'correction-after-appeal',
    expect: { state: 'open', due: '2026-09-09' },
  }),
  clock({
    section: '§ 181-27A',
    rules: ['W-II-CORR'],
    situation: 'The deadline in a notice on discharges has passed, and nothing was corrected',
    expected: 'the Village may ask for access and correct it at the cost of the person',
    given: { on: '2026-08-02', events: { 'correction-deadline': '2026-08-01' } },
    clock: 'correction-by-notice',
    expect: { state: 'missed', due: '2026-08-01', silence: /ask for access/ },
  }),
];
