import { describe, expect, it } from 'vitest';
import type { StatedFacts } from '../../../core/measurements.js';
import type { Condition, SimpleCondition } from '../../../core/ordinance-format/conditions.js';
import { allHold, isInForce, questionsOf, truthOf, type Known } from '../../../core/rules/conditions.js';

const known = (facts: StatedFacts = {}, changes: Partial<Known> = {}): Known => ({
  facts,
  disturbanceSqFt: null,
  activities: null,
  found: () => null,
  route: null,
  ...changes,
});

const YES: Condition = { kind: 'yes', question: 'a' };
const NO: Condition = { kind: 'no', question: 'a' };

describe('yes and no', () => {
  it.each([
    { facts: { a: true }, yes: true, no: false },
    { facts: { a: false }, yes: false, no: true },
    { facts: {}, yes: null, no: null },
    { facts: { a: 'yes' }, yes: null, no: null },
    { facts: { a: 1 }, yes: null, no: null },
  ])('$facts: yes is $yes, no is $no', ({ facts, yes, no }) => {
    expect(truthOf(YES, known(facts))).toBe(yes);
    expect(truthOf(NO, known(facts))).toBe(no);
  });
});

describe('a choice', () => {
  const long: Condition = { kind: 'choice', question: 'way', option: 'long' };

  it.each([
    { facts: { way: 'long' }, truth: true },
    { facts: { way: 'short' }, truth: false },
    { facts: {}, truth: null },
    { facts: { way: true }, truth: null },
  ])('$facts is $truth', ({ facts, truth }) => {
    expect(truthOf(long, known(facts))).toBe(truth);
  });
});

describe('a number', () => {
  it.each([
    { comparison: '<', truths: [true, false, false] },
    { comparison: '<=', truths: [true, true, false] },
    { comparison: '>', truths: [false, false, true] },
    { comparison: '>=', truths: [false, true, true] },
  ] as const)('64.9999, 65 and 65.0001 $comparison 65: $truths', ({ comparison, truths }) => {
    const condition: Condition = { kind: 'number', question: 'heat', comparison, value: 65 };
    expect([64.9999, 65, 65.0001].map((heat) => truthOf(condition, known({ heat })))).toEqual(truths);
    expect(truthOf(condition, known())).toBeNull();
    expect(truthOf(condition, known({ heat: '65' }))).toBeNull();
  });

  it('that a person states has no noise', () => {
    const condition: Condition = { kind: 'number', question: 'heat', comparison: '>=', value: 65 };
    expect(truthOf(condition, known({ heat: 65 - 1e-9 }))).toBe(false);
  });
});

describe('a share', () => {
  const share = (comparison: '<' | '<=' | '>' | '>=', value = 0.3): SimpleCondition => ({
    kind: 'share',
    part: 'cut',
    whole: 'all',
    comparison,
    value,
  });

  it.each([
    { cut: 3, all: 10 },
    { cut: 6, all: 20 },
    { cut: 21, all: 70 },
    { cut: 33, all: 110 },
    { cut: 300_000_003, all: 1_000_000_010 },
  ])('$cut of $all is exactly 30 %', ({ cut, all }) => {
    const truths = (['<', '<=', '>', '>='] as const).map((each) => truthOf(share(each), known({ cut, all })));
    expect(truths).toEqual([false, true, false, true]);
  });

  it.each([
    { cut: 2, all: 7, above: false },
    { cut: 29, all: 99, above: false },
    { cut: 30, all: 99, above: true },
    { cut: 0, all: 10, above: false },
    { cut: 10, all: 10, above: true },
  ])('$cut of $all is above 30 %: $above', ({ cut, all, above }) => {
    expect(truthOf(share('>'), known({ cut, all }))).toBe(above);
  });

  it.each([{ cut: 3 }, { all: 10 }, {}, { cut: 0, all: 0 }, { cut: 11, all: 10 }, { cut: 1, all: -10 }])(
    '$cut of $all decides nothing',
    (facts) => {
      expect(truthOf(share('>'), known(facts))).toBeNull();
    },
  );

  it.each([
    { value: 0.07, cut: 7 },
    { value: 0.29, cut: 29 },
    { value: 0.57, cut: 57 },
    { value: 1, cut: 100 },
    { value: 0, cut: 0 },
  ])('$cut of 100 is exactly $value', ({ value, cut }) => {
    expect(truthOf(share('>=', value), known({ cut, all: 100 }))).toBe(true);
    expect(truthOf(share('>', value), known({ cut, all: 100 }))).toBe(false);
  });
});

describe('the area disturbed', () => {
  const below: Condition = { kind: 'measured', measure: 'disturbance-sqft', comparison: '<', value: 217_800 };

  it.each([
    { disturbanceSqFt: 217_799.999, truth: true },
    { disturbanceSqFt: 217_799.99999, truth: false },
    { disturbanceSqFt: 217_800, truth: false },
    { disturbanceSqFt: 217_801, truth: false },
    { disturbanceSqFt: null, truth: null },
  ])(
    '$disturbanceSqFt sq ft below five acres: $truth, the noise of a drawing apart',
    ({ disturbanceSqFt, truth }) => {
      expect(truthOf(below, known({}, { disturbanceSqFt }))).toBe(truth);
    },
  );
});

describe('what is done', () => {
  const condition: Condition = { kind: 'activity', activities: ['fill', 'grading'] };

  it.each([
    { changes: { activities: ['fill'] }, truth: true },
    { changes: { activities: ['repair'] }, truth: false },
    { changes: { activities: [] }, truth: false },
    { changes: { activities: null }, truth: null },
    { changes: { activities: null, named: ['grading'] }, truth: true },
    { changes: { activities: null, named: ['repair'] }, truth: null },
  ])('$changes is $truth', ({ changes, truth }) => {
    expect(truthOf(condition, known({}, changes))).toBe(truth);
  });
});

describe('a rule that was tried', () => {
  const outcomes: Readonly<Record<string, boolean | null>> = { 'X-1': true, 'X-2': false, 'X-3': null };
  const found = (rule: string) => outcomes[rule] ?? null;

  it.each([
    { rules: ['X-1'], truth: true },
    { rules: ['X-2'], truth: false },
    { rules: ['X-3'], truth: null },
    { rules: ['X-2', 'X-1'], truth: true },
    { rules: ['X-3', 'X-1'], truth: true },
    { rules: ['X-2', 'X-3'], truth: null },
  ])('$rules: $truth', ({ rules, truth }) => {
    expect(truthOf({ kind: 'found', rules }, known({}, { found }))).toBe(truth);
  });
});

describe('the way of an application', () => {
  it.each([
    { route: 'long', truth: true },
    { route: 'short', truth: false },
    { route: null, truth: null },
  ])('$route: $truth', ({ route, truth }) => {
    expect(truthOf({ kind: 'route', route: 'long' }, known({}, { route }))).toBe(truth);
  });
});

const TRUTHS = [true, false, null] as const;
const PAIRS = TRUTHS.flatMap((one) => TRUTHS.map((other) => ({ one, other })));
const factsOf = (one: boolean | null, other: boolean | null): StatedFacts => ({
  ...(one === null ? {} : { a: one }),
  ...(other === null ? {} : { b: other }),
});

describe('three values', () => {
  const b: SimpleCondition = { kind: 'yes', question: 'b' };

  it.each(PAIRS)('$one or $other', ({ one, other }) => {
    const any: Condition = { kind: 'any', of: [{ kind: 'yes', question: 'a' }, b] };
    const expected = one === true || other === true ? true : one === null || other === null ? null : false;
    expect(truthOf(any, known(factsOf(one, other)))).toBe(expected);
  });

  it.each(PAIRS)('$one and $other', ({ one, other }) => {
    const expected = one === false || other === false ? false : one === null || other === null ? null : true;
    expect(allHold([YES, b], known(factsOf(one, other)))).toBe(expected);
  });

  it('no conditions always hold', () => {
    expect(allHold([], known())).toBe(true);
  });
});

describe('questionsOf', () => {
  it('gives each question once, in the order in which they are asked', () => {
    const conditions: Condition[] = [
      { kind: 'measured', measure: 'disturbance-sqft', comparison: '<', value: 1 },
      { kind: 'share', part: 'cut', whole: 'all', comparison: '>', value: 0.3 },
      {
        kind: 'any',
        of: [
          { kind: 'no', question: 'a' },
          { kind: 'choice', question: 'way', option: 'long' },
        ],
      },
      YES,
      { kind: 'number', question: 'heat', comparison: '>', value: 1 },
      { kind: 'found', rules: ['X-1'] },
    ];
    expect(questionsOf(conditions)).toEqual(['cut', 'all', 'a', 'way', 'heat']);
  });
});

describe('isInForce', () => {
  it.each([
    { entry: {}, days: [true, true, true] },
    { entry: { from: '2020-01-01' }, days: [false, true, true] },
    { entry: { until: '2020-01-01' }, days: [true, false, false] },
    { entry: { from: '2020-01-01', until: '2020-01-02' }, days: [false, true, false] },
  ])('$entry on 2019-12-31, 2020-01-01 and 2020-01-02: $days', ({ entry, days }) => {
    expect(['2019-12-31', '2020-01-01', '2020-01-02'].map((on) => isInForce(entry, on))).toEqual(days);
  });
});
