import { describe, expect, it } from 'vitest';
import type { AskedQuestion } from '../../../core/contracts/activities.js';
import type { StatedAnswer } from '../../../core/contracts/proposal-drawing.js';
import {
  answerFor,
  disturbancePlaces,
  groupQuestions,
  withAnswerFor,
  type Said,
} from '../../../client/draw/question-parts.js';
import { newShape } from '../../../client/draw/shape.js';

function asked(id: string, features: number[], settles: string[]): AskedQuestion {
  return { id, text: id, help: null, answer: { kind: 'yes-no' }, features, stated: null, settles };
}

const yes: StatedAnswer = { kind: 'yes-no', value: true };
const no: StatedAnswer = { kind: 'yes-no', value: false };

/** A deck, mitigation, and a shed: the disturbances are features 1 and 3. */
const shapes = (['disturbance', 'mitigation', 'disturbance'] as const).map((role, index) =>
  newShape(role, [], 'wetland-creation', String(index)),
);
const nothing: Said = { answers: {}, shapes };

describe('questions of one id', () => {
  it('are asked together, in the order of the ordinance, with what hangs on any of them', () => {
    const grouped = groupQuestions(
      [
        asked('unheard-of', [], []),
        asked('repair', [], ['B']),
        asked('chemicals', [1], ['A']),
        asked('chemicals', [3], ['A', 'C']),
      ],
      ['chemicals', 'other', 'repair'],
    );
    expect(grouped.map(({ question, parts, settles }) => [question.id, parts, settles])).toEqual([
      ['chemicals', [[1], [3]], ['A', 'C']],
      ['repair', [[]], ['B']],
      ['unheard-of', [[]], []],
    ]);
  });
});

describe('an answer about the whole', () => {
  it('is kept with the proposal, and holds for each disturbance', () => {
    const said = withAnswerFor(nothing, [], 'repair', yes);
    expect(said.answers).toEqual({ repair: yes });
    expect(said.shapes).toEqual(shapes);
    for (const part of [[], [1], [3]]) expect(answerFor(said, part, 'repair')).toEqual(yes);
  });

  it('takes the place of what was said of one of them before', () => {
    const before = withAnswerFor(nothing, [3], 'repair', no);
    const said = withAnswerFor(before, [], 'repair', yes);
    expect(answerFor(said, [3], 'repair')).toEqual(yes);
    expect(withAnswerFor(said, [], 'repair', null)).toEqual(nothing);
  });
});

describe('an answer about one disturbance', () => {
  it('is kept with its shape, and leaves the others open', () => {
    const said = withAnswerFor(nothing, [3], 'repair', no);
    expect(said.answers).toEqual({});
    expect(said.shapes.map(({ answers }) => answers)).toEqual([{}, {}, { repair: no }]);
    expect(answerFor(said, [1], 'repair')).toBeUndefined();
    expect(answerFor(said, [], 'repair')).toBeUndefined();
    expect(disturbancePlaces(shapes)).toEqual([1, 3]);
  });

  it('leaves the others what was said of the whole, also where it becomes not known', () => {
    const whole = withAnswerFor(nothing, [], 'repair', yes);
    const said = withAnswerFor(whole, [3], 'repair', null);
    expect(answerFor(said, [1], 'repair')).toEqual(yes);
    expect(answerFor(said, [3], 'repair')).toBeUndefined();
    expect(said.shapes[1]?.answers).toEqual({});
  });
});
