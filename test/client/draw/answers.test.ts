import { describe, expect, it } from 'vitest';
import type { AnswerForm } from '../../../core/ordinance-format/questions.js';
import {
  answerOf,
  answerProblem,
  fieldText,
  readNumber,
  statedValues,
  withAnswer,
} from '../../../client/draw/answers.js';

const YES_NO: AnswerForm = { kind: 'yes-no' };
const DEGREES: AnswerForm = { kind: 'number', unit: '°C', minimum: -10, maximum: 100 };
const TREES: AnswerForm = { kind: 'number', unit: 'trees', minimum: 0 };
const WAY: AnswerForm = {
  kind: 'choice',
  options: [
    { id: 'board', label: 'Board' },
    { id: 'office', label: 'Office' },
  ],
};

describe('an answer out of a field', () => {
  it.each([
    [YES_NO, 'yes', { kind: 'yes-no', value: true }],
    [YES_NO, 'no', { kind: 'yes-no', value: false }],
    [YES_NO, '', null],
    [DEGREES, '64.9', { kind: 'number', text: '64.9', value: 64.9 }],
    [DEGREES, '-3', { kind: 'number', text: '-3', value: -3 }],
    [DEGREES, '101', { kind: 'number', text: '101', value: null }],
    [TREES, '1,250', { kind: 'number', text: '1,250', value: 1250 }],
    [TREES, '-1', { kind: 'number', text: '-1', value: null }],
    [TREES, ' ', null],
    [WAY, 'office', { kind: 'choice', option: 'office' }],
    [WAY, 'elsewhere', null],
  ] as const)('%j, %j', (form, text, answer) => {
    expect(answerOf(form, text)).toEqual(answer);
  });

  it('goes back into the field as it was typed, slips and all', () => {
    for (const [form, text] of [
      [YES_NO, 'yes'],
      [YES_NO, 'no'],
      [TREES, 'lots'],
      [TREES, '1,250'],
      [WAY, 'board'],
    ] as const)
      expect(fieldText(form, answerOf(form, text) ?? undefined)).toBe(text);
    expect(fieldText(YES_NO, undefined)).toBe('');
  });

  it('shows nothing where an ordinance asks the same question in another form', () => {
    expect(fieldText(TREES, { kind: 'yes-no', value: true })).toBe('');
    expect(fieldText(WAY, { kind: 'choice', option: 'an-option-of-another-law' })).toBe('');
  });
});

describe('a number as it is typed', () => {
  it.each([
    ['65,340', 65_340],
    ['65 340', 65_340],
    ['0.5', 0.5],
    ['65,34', null],
    ['1,5', null],
    ['lots', null],
    ['1e9', null],
    ['9'.repeat(400), null],
  ])('%j', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it('is explained where it is none, or outside the limits of the question', () => {
    expect(answerProblem(TREES, answerOf(TREES, 'lots') ?? undefined)).toMatch(/^Write a number \(trees\)/);
    expect(answerProblem(TREES, answerOf(TREES, '-1') ?? undefined)).toBe('It must be at least 0 trees.');
    expect(answerProblem(DEGREES, answerOf(DEGREES, '101') ?? undefined)).toBe(
      'It must lie between -10 and 100 °C.',
    );
    expect(answerProblem(TREES, answerOf(TREES, '3') ?? undefined)).toBeNull();
    expect(answerProblem(TREES, undefined)).toBeNull();
  });
});

describe('answers together', () => {
  it('change one at a time, and not known takes one away', () => {
    const one = withAnswer({}, 'a', { kind: 'yes-no', value: true });
    const two = withAnswer(one, 'b', { kind: 'choice', option: 'board' });
    expect(Object.keys(two)).toEqual(['a', 'b']);
    expect(withAnswer(two, 'a', null)).toEqual({ b: { kind: 'choice', option: 'board' } });
    expect(one).toEqual({ a: { kind: 'yes-no', value: true } });
  });

  it('state a no as no, and leave out what was typed wrong', () => {
    expect(
      statedValues({
        no: { kind: 'yes-no', value: false },
        zero: { kind: 'number', text: '0', value: 0 },
        slip: { kind: 'number', text: 'lots', value: null },
      }),
    ).toEqual({ no: false, zero: 0 });
  });
});
