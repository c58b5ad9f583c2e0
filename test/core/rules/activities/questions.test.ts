import { describe, expect, it } from 'vitest';
import { askedQuestionSchema } from '../../../../core/contracts/activities.js';
import type { ProposalFacts } from '../../../../core/measurements.js';
import { evaluateProposal } from '../../../../core/rules/evaluate-proposal.js';
import { only } from '../../../ordinances/situation.js';
import {
  activityOf,
  caseOf,
  inputUnder,
  IN_WETLAND,
  judge,
  oakHollow,
  openIds,
  STORMWATER,
  yes,
} from './oak-hollow.js';

const cases = [
  caseOf('prohibited', { when: [yes('a')] }),
  caseOf('exempt', { when: [yes('b')] }),
  caseOf('permit'),
];

describe('a question as it is asked', () => {
  it('has its text, its form, what it is about and what hangs on it', () => {
    const [first] = judge(cases).questions;
    expect(first).toEqual({
      id: 'a',
      text: 'Is it a?',
      help: null,
      answer: { kind: 'yes-no' },
      features: [],
      stated: null,
      settles: ['OAK-PROH'],
    });
    expect(askedQuestionSchema.parse(first)).toEqual(first);
  });

  it('is asked once for the same features, whatever land they lie on', () => {
    const disturbances = [{ activity: 'fill', inWetlandSqFt: 1, inAdjacentSqFt: 1 }];
    expect(judge(cases, {}, { disturbances }).questions.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('is asked of each set of features that it is about', () => {
    const disturbances = [
      { features: [1, 3], ...IN_WETLAND },
      { features: [2], ...IN_WETLAND, facts: { a: false } },
    ];
    const { questions } = judge(cases, {}, { disturbances });
    expect(questions.map(({ id, features, stated }) => [id, features, stated])).toEqual([
      ['a', [1, 3], null],
      ['b', [1, 3], null],
      ['b', [2], null],
      ['a', [2], false],
    ]);
  });

  it('an answer of some features goes before that of the whole proposal', () => {
    const disturbances = [
      { features: [1], ...IN_WETLAND },
      { features: [2], ...IN_WETLAND, facts: { a: false } },
    ];
    const { activities } = judge(cases, { a: true, b: false }, { disturbances });
    expect(activities.map(({ standing }) => standing)).toEqual(['prohibited', 'permit']);
  });
});

describe('an answer that mattered stays, so that it can be changed', () => {
  it.each([
    { answers: { a: true }, listed: [['a', true]], facts: ['a'] },
    {
      answers: { a: true, b: true },
      listed: [
        ['a', true],
        ['b', true],
      ],
      facts: ['a'],
    },
    {
      answers: { a: false, b: false },
      listed: [
        ['a', false],
        ['b', false],
      ],
      facts: ['a', 'b'],
    },
    { answers: { a: true, c: true }, listed: [['a', true]], facts: ['a'] },
  ])('$answers lists $listed, and the finding was decided on $facts', ({ answers, listed, facts }) => {
    const { questions, activities, findings } = judge(cases, answers);
    expect(questions.map(({ id, stated }) => [id, stated])).toEqual(listed);
    expect(only(findings, activities[0]?.rule ?? '').facts).toEqual(facts);
  });

  it('also where another answer alone would have led there', () => {
    const both = [caseOf('exempt', { when: [{ kind: 'any', of: [yes('a'), yes('b')] }] }), caseOf('permit')];
    expect(judge(both, { a: true, b: true }).questions.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('the questions of a stormwater article', () => {
  const article = oakHollow([], { stormwater: STORMWATER });
  const ask = (sqFt: number, facts: ProposalFacts = {}, open = sqFt) =>
    evaluateProposal(
      inputUnder(article, {
        split: { subjectSqFt: sqFt },
        stormwater: {
          totalDisturbanceSqFt: sqFt,
          largestOpenAtOnceSqFt: open,
          largestOpenOn: null,
          impairedWaters: [],
          buildingSqFt: [],
        },
        facts,
      }),
    );
  const ACRE = 43_560;
  const house = ['singleFamilyResidence', 'agriculturalProperty'];

  it.each([
    { acres: 0.5, facts: {}, asks: ['largerCommonPlan', 'dischargesToImpairedWater', ...house] },
    { acres: 0.5, facts: { largerCommonPlan: false }, asks: [] },
    {
      acres: 0.5,
      facts: { largerCommonPlan: true },
      asks: ['dischargesToImpairedWater', 'planDisturbanceSqFt', ...house],
    },
    { acres: 0.5, facts: { planDisturbanceSqFt: 6 * ACRE }, asks: ['dischargesToImpairedWater'] },
    { acres: 2, facts: { largerCommonPlan: false }, asks: ['dischargesToImpairedWater', ...house] },
    {
      acres: 2,
      facts: { largerCommonPlan: false, singleFamilyResidence: true, dischargesToImpairedWater: false },
      asks: [],
    },
    {
      acres: 2,
      facts: { singleFamilyResidence: false, agriculturalProperty: false, dischargesToImpairedWater: false },
      asks: ['largerCommonPlan'],
    },
    { acres: 6, facts: {}, asks: ['dischargesToImpairedWater', 'approvedSwpppAllowsMoreOpen'] },
    {
      acres: 6,
      facts: { dischargesToImpairedWater: true, approvedSwpppAllowsMoreOpen: false },
      asks: [],
    },
  ])('$acres acres with $facts asks $asks', ({ acres, facts, asks }) => {
    expect(openIds(ask(acres * ACRE, facts))).toEqual(asks);
  });

  it.each([0.5, 2, 6])('what is asked at %s acres changes an outcome, one way or the other', (acres) => {
    const outcomes = (facts: ProposalFacts) =>
      ask(acres * ACRE, facts).findings.map(({ outcome }) => outcome);
    for (const id of openIds(ask(acres * ACRE))) {
      const ways = [true, false].map((answer) => outcomes({ answers: { [id]: answer } }).join());
      expect(new Set([...ways, outcomes({}).join()]).size, id).toBeGreaterThan(1);
    }
  });

  it('asks nothing that the ordinance has no question for', () => {
    const mute = oakHollow([], { stormwater: STORMWATER, questions: [] });
    const { questions, findings } = evaluateProposal(inputUnder(mute, { split: { subjectSqFt: ACRE / 2 } }));
    expect(questions).toEqual([]);
    expect(only(findings, 'OAK-DEV')).toMatchObject({ outcome: 'undetermined', facts: ['largerCommonPlan'] });
  });

  it('keeps an answered one listed, with all that hangs on it', () => {
    const [plan] = ask(ACRE / 2, { largerCommonPlan: false }).questions;
    expect(plan).toMatchObject({ id: 'largerCommonPlan', stated: false, features: [] });
    expect(plan?.settles).toEqual(['OAK-DEV', 'OAK-A', 'OAK-B', 'OAK-C']);
  });

  it('a question of the whole proposal and of an activity is one', () => {
    const activity = activityOf([caseOf('exempt', { when: [yes('largerCommonPlan')] }), caseOf('permit')], {
      reach: 'anywhere',
    });
    const { questions } = evaluateProposal(
      inputUnder(oakHollow([activity], { stormwater: STORMWATER }), {
        split: { subjectSqFt: ACRE / 2 },
        disturbances: [{ activity: 'fill' }, { features: [2], activity: 'fill' }],
      }),
    );
    expect(questions.filter(({ id }) => id === 'largerCommonPlan')).toHaveLength(1);
  });
});
