import type { StatedFacts } from '../../measurements.js';
import type { Condition, SimpleCondition } from '../../ordinance-format/conditions.js';
import type { Question } from '../../ordinance-format/questions.js';
import { truthOf, type Known } from '../conditions.js';
import { openParts, openQuestions } from './open-parts.js';
import { representativeNumbers } from './representative-numbers.js';

/** More ways than this are not tried one by one. */
const MOST_WAYS = 10_000;

/** What conditions are decided on, with the questions that can be asked. */
export interface Basis {
  known: Known;
  questions: ReadonlyMap<string, Question>;
}

/** Something that is not known, and each way in which it can fall. */
export interface Unknown {
  /** the question that would settle it; null where none does */
  question: string | null;
  /** the rule that could not be told; null where it is none */
  rule: string | null;
  options: readonly ((known: Known) => Known)[];
}

/** One way in which everything unknown can fall at once. */
export interface Way {
  /** which option of each unknown, in their order */
  picks: readonly number[];
  known: Known;
}

function without(facts: StatedFacts, ids: readonly string[]): StatedFacts {
  return Object.fromEntries(Object.entries(facts).filter(([id]) => !ids.includes(id)));
}

function answersTo(id: string, parts: readonly SimpleCondition[], facts: StatedFacts, basis: Basis) {
  const form = basis.questions.get(id)?.answer;
  switch (form?.kind) {
    case 'choice':
      return form.options.map((option) => option.id);
    case 'number':
      return representativeNumbers(id, parts, facts, form);
    default:
      return [true, false];
  }
}

function otherUnknowns(parts: readonly SimpleCondition[]): Unknown[] {
  const rules = parts.flatMap((part) => (part.kind === 'found' ? part.rules : []));
  const activities = parts.flatMap((part) => (part.kind === 'activity' ? part.activities : []));
  const routes = parts.flatMap((part) => (part.kind === 'route' ? [part.route] : []));
  const named = (ids: readonly string[]) => (known: Known) => ({
    ...known,
    activities: [...(known.activities ?? known.named ?? []), ...ids],
  });
  return [
    ...[...new Set(rules)].map((rule) => ({
      question: null,
      rule,
      options: [true, false].map((answer) => (known: Known): Known => ({
        ...known,
        found: (other) => (other === rule ? (known.found(rule) ?? answer) : known.found(other)),
      })),
    })),
    ...(activities.length > 0
      ? [
          {
            question: null,
            rule: null,
            options: [named([]), named(activities), ...activities.map((id) => named([id]))],
          },
        ]
      : []),
    ...(routes.length > 0
      ? [
          {
            question: null,
            rule: null,
            // The empty name stands for a way that no condition names.
            options: ['', ...routes].map((route) => (known: Known) => ({ ...known, route })),
          },
        ]
      : []),
  ];
}

/**
 * @param conditions  of an ordinance's data
 * @param basis  what is known, and the questions
 * @returns what the open ones among them hang on, each once; conditions on one question move together
 */
export function unknownsIn(conditions: readonly Condition[], basis: Basis): Unknown[] {
  const parts = openParts(conditions, basis.known);
  const open = openQuestions(parts, basis.known.facts);
  const rest = without(basis.known.facts, open);
  return [
    ...open.map((id) => ({
      question: id,
      rule: null,
      options: answersTo(id, parts, rest, basis).map((answer) => (known: Known): Known => ({
        ...known,
        facts: { ...known.facts, [id]: answer },
      })),
    })),
    ...otherUnknowns(parts),
  ];
}

/**
 * @param unknowns  what is not known
 * @param conditions  that hang on it
 * @param known  the rest
 * @returns every way in which it can fall, save those in which a part would be more than the whole; null where there
 *   are too many to try
 */
export function waysOf(
  unknowns: readonly Unknown[],
  conditions: readonly Condition[],
  known: Known,
): Way[] | null {
  const count = unknowns.reduce((product, { options }) => product * options.length, 1);
  if (count > MOST_WAYS) return null;
  let ways: Way[] = [{ picks: [], known }];
  for (const { options } of unknowns)
    ways = ways.flatMap((way) =>
      options.map((apply, pick) => ({ picks: [...way.picks, pick], known: apply(way.known) })),
    );
  const shares = openParts(conditions, known).filter((part) => part.kind === 'share');
  return ways.filter((way) => shares.every((share) => truthOf(share, way.known) !== null));
}
