import type { AskedQuestion } from '../../core/contracts/activities.js';
import type { StatedAnswer } from '../../core/contracts/proposal-drawing.js';
import { withAnswer, type StatedAnswers } from './answers.js';
import type { Shape } from '../../core/contracts/proposal-drawing.js';

/** A question as the page asks it: once for everything it is about, or once for each part. */
export interface GroupedQuestion {
  question: AskedQuestion;
  /** places of the features it is about, from 1, of each part that the answer tells apart; empty: all disturbances */
  parts: readonly (readonly number[])[];
  settles: readonly string[];
}

/**
 * @param order  ids in the order of the ordinance, so that a field keeps its place, and with it the focus, when another
 *   answer brings other questions; one that is not in it comes last
 * @returns the questions with those of one id together
 */
export function groupQuestions(
  questions: readonly AskedQuestion[],
  order: readonly string[],
): GroupedQuestion[] {
  const placeOf = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const ids = [...new Set(questions.map(({ id }) => id))].sort((a, b) => placeOf(a) - placeOf(b));
  return ids.flatMap((id) => {
    const same = questions.filter((question) => question.id === id);
    const [first] = same;
    if (first === undefined) return [];
    return [
      {
        question: first,
        parts: same.map(({ features }) => features),
        settles: [...new Set(same.flatMap(({ settles }) => settles))],
      },
    ];
  });
}

/** @returns the places of all disturbances, from 1 */
export function disturbancePlaces(shapes: readonly Shape[]): number[] {
  return shapes.flatMap(({ role }, index) => (role === 'disturbance' ? [index + 1] : []));
}

/** What is said about a proposal: of the whole, and of each shape. */
export interface Said {
  answers: StatedAnswers;
  shapes: readonly Shape[];
}

function answerAt({ answers, shapes }: Said, place: number, id: string): StatedAnswer | undefined {
  return shapes[place - 1]?.answers[id] ?? answers[id];
}

/**
 * @param part  places of features; empty: all disturbances
 * @returns the answer that holds for all of them; undefined where there is none, or where they differ
 */
export function answerFor(said: Said, part: readonly number[], id: string): StatedAnswer | undefined {
  const places = part.length === 0 ? disturbancePlaces(said.shapes) : part;
  const [first, ...others] = places.map((place) => answerAt(said, place, id));
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : undefined;
}

/**
 * @param part  places of features; empty: all disturbances
 * @param answer  null: not known
 * @returns what is said with the answer for these: kept with the proposal where it is of all of it, else with each of
 *   the shapes
 */
export function withAnswerFor(
  { answers, shapes }: Said,
  part: readonly number[],
  id: string,
  answer: StatedAnswer | null,
): Said {
  if (part.length === 0)
    return {
      answers: withAnswer(answers, id, answer),
      // What was said of one of them before no longer holds against it.
      shapes: shapes.map((shape) =>
        id in shape.answers ? { ...shape, answers: { ...withAnswer(shape.answers, id, null) } } : shape,
      ),
    };
  const whole = answers[id];
  const moved = disturbancePlaces(shapes);
  return {
    // An answer of the whole goes to the others, so that not known can be said of these.
    answers: withAnswer(answers, id, null),
    shapes: shapes.map((shape, index) => {
      const place = index + 1;
      if (part.includes(place)) return { ...shape, answers: { ...withAnswer(shape.answers, id, answer) } };
      if (whole === undefined || !moved.includes(place) || id in shape.answers) return shape;
      return { ...shape, answers: { ...withAnswer(shape.answers, id, whole) } };
    }),
  };
}
