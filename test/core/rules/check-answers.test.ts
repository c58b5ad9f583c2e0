import { describe, expect, it } from 'vitest';
import { HundredfootError } from '../../../core/errors.js';
import type { StatedFacts } from '../../../core/measurements.js';
import type { Question } from '../../../core/ordinance-format/questions.js';
import { requireFitAnswers } from '../../../core/rules/check-answers.js';

const QUESTIONS: readonly Question[] = [
  { id: 'chemicalsUsed', text: 'Are chemicals used?', answer: { kind: 'yes-no' } },
  { id: 'heat', text: 'How hot is it?', answer: { kind: 'number', unit: '°C', minimum: 0, maximum: 100 } },
  { id: 'trees', text: 'How many trees?', answer: { kind: 'number', unit: 'trees', minimum: 0 } },
  { id: 'cold', text: 'How cold is it?', answer: { kind: 'number', unit: '°C', maximum: 10 } },
  {
    id: 'way',
    text: 'Which way?',
    answer: {
      kind: 'choice',
      options: [
        { id: 'long', label: 'Long' },
        { id: 'short', label: 'Short' },
      ],
    },
  },
];

function refusal(answers: StatedFacts, path?: string): HundredfootError {
  try {
    requireFitAnswers(QUESTIONS, answers, path);
  } catch (error) {
    if (error instanceof HundredfootError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('answers that fit', () => {
  it.each([
    {},
    { chemicalsUsed: false },
    { heat: 0 },
    { heat: 100 },
    { trees: 1e6 },
    { cold: -40 },
    { way: 'short' },
    { largerCommonPlan: true, planDisturbanceSqFt: 43_560 },
  ])('%o pass', (answers) => {
    expect(() => {
      requireFitAnswers(QUESTIONS, answers);
    }).not.toThrow();
  });
});

describe('answers that do not fit', () => {
  it.each([
    { answers: { chemicalsUsed: 'yes' }, says: 'true for yes or false for no, and is "yes"' },
    { answers: { chemicalsUsed: 1 }, says: 'true for yes or false for no' },
    { answers: { heat: '65' }, says: 'a number from 0 to 100 (°C), and is "65"' },
    { answers: { heat: -0.1 }, says: 'a number from 0 to 100' },
    { answers: { heat: 100.1 }, says: 'a number from 0 to 100' },
    { answers: { heat: Number.NaN }, says: 'a number from 0 to 100' },
    { answers: { trees: -1 }, says: 'a number of 0 or more (trees)' },
    { answers: { cold: 11 }, says: 'a number of 10 or less (°C)' },
    { answers: { way: 'middle' }, says: 'one of "long" and "short", and is "middle"' },
    { answers: { way: true }, says: 'one of "long" and "short"' },
    { answers: { largerCommonPlan: 'no' }, says: 'true for yes or false for no' },
    { answers: { planDisturbanceSqFt: -1 }, says: 'a number from 0 to 1,000,000,000 (sq ft)' },
  ])('$answers are refused: $says', ({ answers, says }) => {
    const error = refusal(answers);
    expect(error.code).toBe('InvalidInput');
    expect(error.message).toContain(says);
  });

  it('name the question, and where it stands in the request', () => {
    const error = refusal({ heat: 'hot' }, 'features[2].properties.answers');
    expect(error.message).toContain('The answer to "How hot is it?" (heat) must be');
    expect(error.problems).toMatchObject([{ path: 'features[2].properties.answers.heat' }]);
  });

  it('are all told at once', () => {
    expect(refusal({ heat: 'hot', way: 'middle', chemicalsUsed: true }).problems).toHaveLength(2);
  });
});

describe('answers that nothing asks for', () => {
  it.each([
    { id: 'chemicalUsed', says: 'Did you mean "chemicalsUsed"?' },
    { id: 'chemicalsused', says: 'Did you mean "chemicalsUsed"?' },
    { id: 'largerCommonPlans', says: 'Did you mean "largerCommonPlan"?' },
    { id: 'somethingElse', says: 'Leave it out' },
  ])('$id is refused: $says', ({ id, says }) => {
    const error = refusal({ [id]: true });
    expect(error.message).toContain(`"${id}" answers no question of any ordinance here.`);
    expect(error.message).toContain(says);
  });
});

describe('very many answers that nothing asks for', () => {
  const many: StatedFacts = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, place) => [`unknownFactOfALongName${place}`, true]),
  );

  it('are counted, and told as far as somebody reads', () => {
    const error = refusal(many);
    expect(error.problems).toHaveLength(20);
    expect(error.message).toContain('And 19980 more like these.');
  });
});

describe('one question of two ordinances', () => {
  const other: Question = { id: 'heat', text: 'Is it hot?', answer: { kind: 'yes-no' } };

  it('is held to the one that is asked first', () => {
    expect(() => {
      requireFitAnswers([other, ...QUESTIONS], { heat: true });
    }).not.toThrow();
    expect(() => {
      requireFitAnswers([...QUESTIONS, other], { heat: true });
    }).toThrow(/must be a number/);
  });
});
