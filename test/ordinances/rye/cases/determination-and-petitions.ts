import type { PlannerCase } from '../../planner-cases.js';
import { about } from './period-case.js';

const determination = about('§ 195-4B(1)', 'R-DET', 'determination');

/** How long the City Naturalist has: § 195-4B(1). */
export const determinationCases: readonly PlannerCase[] = [
  determination({
    situation: 'The request and the fee come in on Monday 2026-03-02',
    expected: 'the determination is due on Monday 2026-03-09: the weekend does not count',
    on: '2026-03-05',
    events: { 'determination-requested': '2026-03-02' },
    expect: { state: 'open', due: '2026-03-09', opens: null },
  }),
  determination({
    situation: 'The City Naturalist determines on the fifth business day',
    expected: 'it is in time',
    on: '2026-03-12',
    events: { 'determination-requested': '2026-03-02', determination: '2026-03-09' },
    expect: { state: 'met' },
  }),
  determination({
    situation: 'The City Naturalist determines on the sixth business day',
    expected: 'it is late',
    on: '2026-03-12',
    events: { 'determination-requested': '2026-03-02', determination: '2026-03-10' },
    expect: { state: 'late' },
  }),
  determination({
    situation: 'Nothing has come by the sixth business day',
    expected: 'the period is missed, and the text does not say what follows',
    on: '2026-03-10',
    events: { 'determination-requested': '2026-03-02' },
    expect: { state: 'missed', silence: null },
  }),
  determination({
    situation: 'Veterans Day (2026-11-11) falls among the five days',
    expected: 'it does not count: the request of 2026-11-05 is due on 2026-11-13',
    on: '2026-11-06',
    events: { 'determination-requested': '2026-11-05' },
    expect: { state: 'open', due: '2026-11-13' },
  }),
  determination({
    situation: 'The written request is there and the fee is not, so that no day of receipt can be told',
    expected: 'the period has not begun',
    on: '2026-03-05',
    events: {},
    expect: { state: 'waiting', due: null },
  }),
  determination({
    situation: 'The request came on 1992-05-05, the day before the earliest note of the text held',
    expected: 'the text held says nothing of that day',
    on: '1992-05-07',
    events: { 'determination-requested': '1992-05-05' },
    expect: 'not-listed',
  }),
  determination({
    situation: 'The request came on 1992-05-06, the day of the earliest note',
    expected: 'five business days lead to 1992-05-13',
    on: '1992-05-07',
    events: { 'determination-requested': '1992-05-06' },
    expect: { state: 'open', due: '1992-05-13' },
  }),
  ...(['1997-12-16', '1997-12-17', '1997-12-18'] as const).map((requested, index) =>
    determination({
      situation: `The request came on ${requested}, about the day of L.L. No. 19-1997`,
      expected: 'five business days, since an earlier wording is not held',
      on: '1997-12-18',
      events: { 'determination-requested': requested },
      expect: { due: ['1997-12-23', '1997-12-24', '1997-12-26'][index] ?? null },
    }),
  ),
];

const petition = {
  reverse: about('§ 195-4B(2)', 'R-PET', 'petition-to-reverse', {
    naturalistDetermination: 'not-subject',
    subdivisionOrSitePlan: true,
  }),
  owner: about('§ 195-4B(3)', 'R-PET', 'petition-of-owner', { naturalistDetermination: 'may-be-subject' }),
};

/** How long a petition can be filed: § 195-4B(2), (3). */
export const petitionCases: readonly PlannerCase[] = [
  petition.reverse({
    situation: '"Not subject" on 2026-03-02, with a site plan before the City',
    expected: 'a resident can petition until 2026-03-23, fifteen business days on',
    on: '2026-03-10',
    events: { determination: '2026-03-02' },
    expect: { state: 'open', due: '2026-03-23' },
  }),
  petition.reverse({
    situation: '"Not subject", and there is neither a subdivision nor a site plan application',
    expected: 'there is no such petition',
    on: '2026-03-10',
    events: { determination: '2026-03-02' },
    facts: { naturalistDetermination: 'not-subject', subdivisionOrSitePlan: false },
    expect: 'not-listed',
  }),
  petition.reverse({
    situation: '"May be subject", with a site plan before the City',
    expected: 'a petition to reverse "not subject" is out of place',
    on: '2026-03-10',
    events: { determination: '2026-03-02' },
    facts: { naturalistDetermination: 'may-be-subject', subdivisionOrSitePlan: true },
    expect: 'not-listed',
  }),
  petition.owner({
    situation: '"May be subject" on 2026-03-02, and the owner petitions on the fifteenth business day',
    expected: 'the petition is in time',
    on: '2026-04-01',
    events: { determination: '2026-03-02', 'petition-filed': '2026-03-23' },
    expect: { state: 'met', due: '2026-03-23' },
  }),
  petition.owner({
    situation: '"May be subject" on 2026-03-02, and the owner petitions on the sixteenth business day',
    expected: 'the petition is late',
    on: '2026-04-01',
    events: { determination: '2026-03-02', 'petition-filed': '2026-03-24' },
    expect: { state: 'late' },
  }),
  petition.owner({
    situation: 'The determination was "not subject"',
    expected: 'the owner has nothing to petition against',
    on: '2026-03-10',
    events: { determination: '2026-03-02' },
    facts: { naturalistDetermination: 'not-subject' },
    expect: 'not-listed',
  }),
];
