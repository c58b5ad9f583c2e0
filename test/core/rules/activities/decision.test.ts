import { describe, expect, it } from 'vitest';
import { activityRulingSchema } from '../../../../core/contracts/activities.js';
import {
  activityOf,
  caseOf,
  inputUnder,
  IN_WETLAND,
  judge,
  no,
  oakHollow,
  onlyRuling,
  openIds,
  yes,
} from './oak-hollow.js';
import { evaluateProposal } from '../../../../core/rules/evaluate-proposal.js';
import { of } from '../../../ordinances/situation.js';

const standingOf = (...given: Parameters<typeof judge>) => onlyRuling(judge(...given)).standing;

describe('the first case that holds decides', () => {
  const cases = [
    caseOf('prohibited', { when: [yes('a')] }),
    caseOf('exempt', { when: [yes('b')] }),
    caseOf('permit'),
  ];

  it.each([
    { answers: { a: true, b: true }, standing: 'prohibited' },
    { answers: { a: true }, standing: 'prohibited' },
    { answers: { a: false, b: true }, standing: 'exempt' },
    { answers: { a: false, b: false }, standing: 'permit' },
  ])('$answers: $standing', ({ answers, standing }) => {
    const evaluation = judge(cases, answers);
    expect(onlyRuling(evaluation)).toMatchObject({ standing, certain: true, possible: [], missing: [] });
    expect(openIds(evaluation)).toEqual([]);
    expect(activityRulingSchema.parse(onlyRuling(evaluation))).toEqual(onlyRuling(evaluation));
  });

  it.each([
    { answers: {}, possible: ['prohibited', 'exempt', 'permit'], asks: ['a', 'b'] },
    { answers: { a: false }, possible: ['exempt', 'permit'], asks: ['b'] },
    { answers: { b: true }, possible: ['prohibited', 'exempt'], asks: ['a'] },
    { answers: { b: false }, possible: ['prohibited', 'permit'], asks: ['a'] },
  ])('with $answers stated it can be $possible, and asks $asks', ({ answers, possible, asks }) => {
    const evaluation = judge(cases, answers);
    expect(onlyRuling(evaluation)).toMatchObject({
      standing: 'undetermined',
      certain: false,
      possible,
      missing: asks,
      permit: null,
      duties: [],
    });
    expect(openIds(evaluation)).toEqual(asks);
    expect(of(evaluation.findings, onlyRuling(evaluation).rule)[0]?.outcome).toBe('undetermined');
  });
});

describe('a question is asked only where its answer can change the standing', () => {
  it('not where all ways lead to one standing', () => {
    const evaluation = judge([
      caseOf('permit', { when: [yes('a')], rule: 'OAK-EX' }),
      caseOf('permit', { when: [yes('b')] }),
      caseOf('permit', { words: 'It is listed.' }),
    ]);
    expect(onlyRuling(evaluation)).toMatchObject({ standing: 'permit', rule: 'OAK-ACT', certain: true });
    expect(onlyRuling(evaluation).reason).toContain('It is listed.');
    expect(openIds(evaluation)).toEqual([]);
  });

  it('not where yes and no of one question lead to the same, case after case', () => {
    const evaluation = judge([
      caseOf('exempt', { when: [yes('a')] }),
      caseOf('exempt', { when: [no('a')] }),
      caseOf('permit'),
    ]);
    expect(onlyRuling(evaluation).standing).toBe('exempt');
    expect(openIds(evaluation)).toEqual([]);
  });

  it('not where another answer has decided already', () => {
    expect(
      openIds(judge([caseOf('exempt', { when: [yes('a'), yes('b')] }), caseOf('permit')], { a: false })),
    ).toEqual([]);
    expect(
      openIds(
        judge([caseOf('exempt', { when: [{ kind: 'any', of: [yes('a'), yes('b')] }] }), caseOf('permit')], {
          b: true,
        }),
      ),
    ).toEqual([]);
  });

  it('not where what it would change is changed by another anyway', () => {
    // Whatever b is, the last two cases come to a permit; c alone matters.
    const evaluation = judge([
      caseOf('prohibited', { when: [yes('c')] }),
      caseOf('permit', { when: [yes('b')] }),
      caseOf('permit', { when: [no('b'), yes('a')] }),
      caseOf('permit'),
    ]);
    expect(openIds(evaluation)).toEqual(['c']);
    expect(onlyRuling(evaluation).possible).toEqual(['prohibited', 'permit']);
  });
});

describe('numbers and shares move together', () => {
  const heat = (comparison: '<' | '<=' | '>' | '>=', value: number) =>
    ({ kind: 'number', question: 'heat', comparison, value }) as const;

  it.each([
    { answers: { heat: 64.99 }, standing: 'permit' },
    { answers: { heat: 65 }, standing: 'prohibited' },
    { answers: { heat: 65.01 }, standing: 'prohibited' },
  ])('65 °C or more: $answers is $standing', ({ answers, standing }) => {
    expect(standingOf([caseOf('prohibited', { when: [heat('>=', 65)] }), caseOf('permit')], answers)).toBe(
      standing,
    );
  });

  it('several limits on one number leave no hole and no impossible way', () => {
    const cases = [
      caseOf('prohibited', { when: [heat('>=', 65)] }),
      caseOf('exempt', { when: [heat('<', 20)] }),
      caseOf('as-of-right', { when: [heat('>', 65)] }),
      caseOf('permit'),
    ];
    expect(onlyRuling(judge(cases)).possible).toEqual(['prohibited', 'exempt', 'permit']);
    // Below 20 and from 20 on is everything: the last case can never be reached.
    const closed = [
      caseOf('exempt', { when: [heat('<', 20)] }),
      caseOf('exempt', { when: [heat('>=', 20)] }),
    ];
    expect(standingOf([...closed, caseOf('prohibited')])).toBe('exempt');
  });

  const share = (comparison: '<' | '<=' | '>' | '>=') =>
    ({ kind: 'share', part: 'cut', whole: 'all', comparison, value: 0.3 }) as const;
  const clearCut = [
    caseOf('permit', { when: [share('>')] }),
    caseOf('as-of-right', { when: [share('<=')] }),
    caseOf('prohibited'),
  ];

  it.each([
    { answers: { cut: 3, all: 10 }, standing: 'as-of-right' },
    { answers: { cut: 30, all: 99 }, standing: 'permit' },
    { answers: { cut: 4, all: 10 }, standing: 'permit' },
    { answers: { cut: 0, all: 10 }, standing: 'as-of-right' },
    { answers: { cut: 10, all: 10 }, standing: 'permit' },
  ])('30 % of the trees: $answers is $standing', ({ answers, standing }) => {
    expect(standingOf(clearCut, answers)).toBe(standing);
  });

  it.each([
    { answers: {}, asks: ['cut', 'all'] },
    { answers: { cut: 4 }, asks: ['all'] },
    { answers: { all: 10 }, asks: ['cut'] },
  ])('with $answers it asks $asks, and never comes to the case beyond both shares', ({ answers, asks }) => {
    const evaluation = judge(clearCut, answers);
    expect(openIds(evaluation)).toEqual(asks);
    expect(onlyRuling(evaluation).possible).toEqual(['permit', 'as-of-right']);
  });

  it('none cut is no share above 30 %, however many stand', () => {
    expect(standingOf(clearCut, { cut: 0 })).toBe('as-of-right');
  });

  it('more cut than stand is said to be a slip, and both numbers are named', () => {
    const ruling = onlyRuling(judge(clearCut, { cut: 11, all: 10 }));
    expect(ruling).toMatchObject({ standing: 'undetermined', missing: ['cut', 'all'] });
    expect(ruling.reason).toContain('cannot be right together');
  });

  it('choices: each option is tried', () => {
    const cases = [
      caseOf('exempt', { when: [{ kind: 'choice', question: 'way', option: 'long' }] }),
      caseOf('exempt', { when: [{ kind: 'choice', question: 'way', option: 'short' }] }),
      caseOf('prohibited'),
    ];
    expect(standingOf(cases)).toBe('exempt');
    expect(onlyRuling(judge(cases.toSpliced(1, 1))).possible).toEqual(['exempt', 'prohibited']);
  });
});

describe('what else a case can hang on', () => {
  it('a rule that was found, found not, or could not be told', () => {
    const cases = [caseOf('prohibited', { when: [{ kind: 'found', rules: ['OAK-W'] }] }), caseOf('permit')];
    const near = { wetlands: [{ distanceFt: 0 }] };
    expect(standingOf(cases, {}, near)).toBe('prohibited');
    expect(standingOf(cases)).toBe('permit');
    const evaluation = judge(cases, {}, { layers: { wetlands: false } });
    expect(onlyRuling(evaluation).standing).toBe('undetermined');
    expect(openIds(evaluation)).toEqual([]);
  });

  it('what else is done, where all of it is named, and where not', () => {
    const second = activityOf([caseOf('permit')], { id: 'grading', label: 'Grading' });
    const cases = [
      caseOf('prohibited', { when: [{ kind: 'activity', activities: ['grading'] }] }),
      caseOf('permit'),
    ];
    const standing = (other: string | null) => {
      const disturbances = [IN_WETLAND, { features: [2], activity: other, inWetlandSqFt: 10 }];
      return evaluateProposal(inputUnder(oakHollow([activityOf(cases), second]), { disturbances }))
        .activities[0]?.standing;
    };
    expect([standing('fill'), standing('grading'), standing(null)]).toEqual([
      'permit',
      'prohibited',
      'undetermined',
    ]);
  });

  it('the area that the activity disturbs, in all its parts and whatever else is done', () => {
    const cases = [
      caseOf('exempt', {
        when: [{ kind: 'measured', measure: 'disturbance-sqft', comparison: '<', value: 5_000 }],
      }),
      caseOf('permit'),
    ];
    const given = (...areas: number[]) => ({
      split: { subjectSqFt: 90_000 },
      disturbances: areas.map((areaSqFt, index) => ({ ...IN_WETLAND, features: [index + 1], areaSqFt })),
    });
    expect([4_999, 5_000, 5_001].map((sqFt) => standingOf(cases, {}, given(sqFt)))).toEqual([
      'exempt',
      'permit',
      'permit',
    ]);
    const standings = (...areas: number[]) =>
      judge(cases, {}, given(...areas)).activities.map(({ standing }) => standing);
    expect(standings(2_500, 2_499)).toEqual(['exempt', 'exempt']);
    expect(standings(2_500, 2_500)).toEqual(['permit', 'permit']);
  });

  it('the day: a case counts from its first day to before its end', () => {
    const cases = [caseOf('prohibited', { from: '2020-01-01', until: '2021-01-01' }), caseOf('permit')];
    const on = (day: string) => standingOf(cases, {}, { on: day });
    expect(['2019-12-31', '2020-01-01', '2020-12-31', '2021-01-01'].map(on)).toEqual([
      'permit',
      'prohibited',
      'prohibited',
      'permit',
    ]);
  });

  it('an answer of another kind than its question is as good as none', () => {
    const cases = [caseOf('prohibited', { when: [yes('a')] }), caseOf('permit')];
    expect(openIds(judge(cases, { a: 'true' }))).toEqual(['a']);
    expect(onlyRuling(judge(cases, { a: 'true' })).missing).toEqual(['a']);
  });
});

describe('how sure it is', () => {
  it.each([
    { changes: {}, certain: true, says: 'exempt by this case' },
    { changes: { discretionary: true }, certain: false, says: 'and need not' },
    { changes: { source: 'setting' }, certain: false, says: 'set by the municipality' },
  ] as const)('$changes: certain = $certain', ({ changes, certain, says }) => {
    const ruling = onlyRuling(judge([caseOf('exempt', changes)]));
    expect(ruling.certain).toBe(certain);
    expect(ruling.reason).toContain(says);
  });

  it('is not certain where the map leaves open whether it lies there', () => {
    const ruling = onlyRuling(
      judge([caseOf('permit')], {}, { disturbances: [{ ...IN_WETLAND, certain: false }] }),
    );
    expect(ruling).toMatchObject({ standing: 'permit', certain: false });
    expect(ruling.reason).toContain('accuracy of the map');
  });
});
