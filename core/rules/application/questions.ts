import type { AskedQuestion } from '../../contracts/activities.js';
import type { Condition } from '../../ordinance-format/conditions.js';
import { grouped } from '../grouped.js';
import { isInForce } from '../conditions.js';
import { holds, openQuestions, type ApplicationBasis } from './basis.js';
import type { ApplicationInput } from './input.js';
import { listsOfApplication } from './lists-asked.js';
import type { ApplicationRoute } from './route.js';

/** Conditions under which something is asked for, and the rule that asks. */
interface Hanging {
  rule: string;
  when: readonly Condition[];
}

function hangingIn({ ordinance, filedOn }: ApplicationInput): Hanging[] {
  const inForce = (entry: Parameters<typeof isInForce>[0]) => isInForce(entry, filedOn);
  return [
    ...listsOfApplication(ordinance)
      .filter(inForce)
      .flatMap(({ rule, when, items }) => [
        { rule, when },
        ...items.filter(inForce).map((item) => ({ rule, when: [...when, ...item.when] })),
      ]),
    ...ordinance.notices.filter(inForce),
  ];
}

/**
 * @param input  the ordinance with its questions, and what was answered
 * @param basis  what conditions are decided on
 * @param route  the way that the application goes, or what would tell it
 * @returns the questions that are open and whose answers would settle whether something is asked for, each once
 */
export function questionsFor(
  input: ApplicationInput,
  basis: ApplicationBasis,
  route: ApplicationRoute,
): AskedQuestion[] {
  const { ordinance, answer } = input;
  const asks = [
    ...route.asks.map((id) => ({ id, rule: ordinance.permit?.rule ?? '' })),
    ...hangingIn(input)
      .filter(({ when }) => holds(when, basis) === null)
      .flatMap(({ rule, when }) => openQuestions(when, basis, answer.findings).map((id) => ({ id, rule }))),
  ];
  return grouped(asks, ({ id }) => id).flatMap((same) => {
    const [{ id }] = same;
    const question = basis.questions.get(id);
    if (question === undefined) return [];
    const stated = basis.known.map(({ facts }) => facts[id]).find((fact) => fact !== undefined);
    return [
      {
        id,
        text: question.text,
        help: question.help ?? null,
        answer: question.answer,
        features: [],
        stated: stated ?? null,
        settles: [...new Set(same.map(({ rule }) => rule))],
      },
    ];
  });
}
