import type { StatedFacts } from '../../measurements.js';
import type { Condition } from '../../ordinance-format/conditions.js';
import { allHold, questionsOf } from '../conditions.js';
import { openParts } from './open-parts.js';
import { unknownsIn, waysOf, type Basis, type Unknown, type Way } from './ways.js';

/** Something that holds under conditions, of which the first that holds is the one. */
interface Conditional {
  when: readonly Condition[];
}

/** Which of several can be the first that holds. */
export interface Trial<T> {
  /** in their order; null at the end where it can be that none holds */
  possible: readonly (T | null)[];
  /** ids of the open questions whose answers can change what it comes to */
  asks: readonly string[];
  /** rules that could not be told, and can change it */
  rules: readonly string[];
  /** true where it hangs on an activity that is not named, or on something else that no question settles */
  otherwise: boolean;
}

/** Those that can be the first: up to the one that surely holds, without those that surely do not. */
function live<T extends Conditional>(items: readonly T[], { known }: Basis): (T | null)[] {
  const left: T[] = [];
  for (const item of items) {
    const truth = allHold(item.when, known);
    if (truth !== false) left.push(item);
    if (truth === true) return left;
  }
  return [...left, null];
}

/** Unknowns of which a change alone changes what it comes to, with the others fallen in some way. */
function pivotal(unknowns: readonly Unknown[], ways: readonly Way[], outcomes: readonly string[]): Unknown[] {
  return unknowns.filter((_, place) => {
    const seen = new Map<string, string>();
    return ways.some((way, index) => {
      const others = way.picks.toSpliced(place, 1).join();
      const outcome = outcomes[index] ?? '';
      const before = seen.get(others);
      if (before === undefined) seen.set(others, outcome);
      return before !== undefined && before !== outcome;
    });
  });
}

/**
 * Tries every way in which what is not known can fall.
 * @param items  in the order in which they are tried
 * @param basis  what is known, and the questions
 * @param outcomeOf  what an item comes to: only a difference in that makes a question matter
 * @returns which can be the first that holds, and exactly the questions that can change what it comes to; all open
 *   questions where there are too many ways to try
 */
export function firstHolding<T extends Conditional>(
  items: readonly T[],
  basis: Basis,
  outcomeOf: (item: T | null) => string,
): Trial<T> {
  const candidates = live(items, basis);
  const conditions = candidates.flatMap((item) => item?.when ?? []);
  const unknowns = unknownsIn(openConditions(conditions, basis), basis);
  const ways = waysOf(unknowns, conditions, basis.known);
  if (ways === null || ways.length === 0) {
    return { possible: candidates, ...asked(unknowns) };
  }
  const chosen = ways.map(
    (way) => candidates.find((item) => item === null || allHold(item.when, way.known) === true) ?? null,
  );
  const possible = candidates.filter((item) => chosen.includes(item));
  return { possible, ...asked(pivotal(unknowns, ways, chosen.map(outcomeOf))) };
}

function openConditions(conditions: readonly Condition[], { known }: Basis): Condition[] {
  return conditions.filter((condition) => openParts([condition], known).length > 0);
}

function asked(unknowns: readonly Unknown[]): Pick<Trial<never>, 'asks' | 'rules' | 'otherwise'> {
  return {
    asks: unknowns.map(({ question }) => question).filter((id) => id !== null),
    rules: unknowns.map(({ rule }) => rule).filter((id) => id !== null),
    otherwise: unknowns.some(({ question, rule }) => question === null && rule === null),
  };
}

function withoutFacts(basis: Basis, ids: readonly string[]): Basis {
  const facts: StatedFacts = Object.fromEntries(
    Object.entries(basis.known.facts).filter(([id]) => !ids.includes(id)),
  );
  return { ...basis, known: { ...basis.known, facts } };
}

function answeredIn(items: readonly Conditional[], { known }: Basis): string[] {
  return questionsOf(items.flatMap(({ when }) => when)).filter((id) => known.facts[id] !== undefined);
}

/**
 * @param items  as in firstHolding
 * @param basis  as in firstHolding
 * @param outcomeOf  as in firstHolding
 * @returns ids of answered questions that suffice for what it came to: without the others it comes to the same
 */
export function decidedOn<T extends Conditional>(
  items: readonly T[],
  basis: Basis,
  outcomeOf: (item: T | null) => string,
): string[] {
  const comesTo = (ids: readonly string[]) =>
    [...new Set(firstHolding(items, withoutFacts(basis, ids), outcomeOf).possible.map(outcomeOf))].join();
  const actual = comesTo([]);
  const answered = answeredIn(items, basis);
  let left: string[] = [];
  for (const id of answered) if (comesTo([...left, id]) === actual) left = [...left, id];
  return answered.filter((id) => !left.includes(id));
}

/**
 * @param items  as in firstHolding
 * @param basis  as in firstHolding
 * @param outcomeOf  as in firstHolding
 * @returns ids of answered questions that would matter if none of them were answered, so that each can be changed
 */
export function worthChanging<T extends Conditional>(
  items: readonly T[],
  basis: Basis,
  outcomeOf: (item: T | null) => string,
): string[] {
  const answered = answeredIn(items, basis);
  const { asks } = firstHolding(items, withoutFacts(basis, answered), outcomeOf);
  return answered.filter((id) => asks.includes(id));
}
