import type { ActivityCase, Standing } from '../../ordinance-format/activities.js';
import { distinctStandings } from './cases.js';
import { decidedOn, firstHolding, worthChanging } from './first-holding.js';
import type { Basis } from './ways.js';

/** How the ordinance stands to an activity on one part of the land. */
export interface Decision {
  standing: Standing | 'undetermined';
  /** the case that decides; while undetermined, the first that may */
  deciding: ActivityCase;
  /** the cases that may decide, in their order */
  possible: readonly ActivityCase[];
  /** ids of the open questions whose answers can change the standing */
  asks: readonly string[];
  /** rules that could not be told and can change it */
  rules: readonly string[];
  /** true where it hangs on what else is done, and that is not named */
  otherwise: boolean;
  /** ids of the answered questions that suffice for it */
  decidedOn: readonly string[];
  /** ids of the answered questions that can matter to it */
  worthChanging: readonly string[];
}

/**
 * Tries the cases in order; where facts are missing, every way in which they can fall.
 * @param cases  in force, on that land; the last has no conditions
 * @param basis  what is known, and the questions
 * @returns the standing, where all ways lead to one
 * @throws Error  where there is no case at all, which the format of an ordinance rules out
 */
export function decide(cases: readonly ActivityCase[], basis: Basis): Decision {
  const standingOf = (each: ActivityCase | null) => each?.standing ?? '';
  const trial = firstHolding(cases, basis, standingOf);
  const possible = trial.possible.filter((each) => each !== null);
  const [only, ...others] = distinctStandings(possible);
  const first = possible[0];
  // Of several that come to the same, the last asks least of what is not known.
  const last = possible.at(-1);
  if (only === undefined || first === undefined || last === undefined) {
    throw new Error('An activity has no case that can decide');
  }
  const placeOf = (each: ActivityCase | null) => String(each === null ? -1 : cases.indexOf(each));
  return {
    standing: others.length === 0 ? only : 'undetermined',
    deciding: others.length === 0 ? last : first,
    possible,
    asks: trial.asks,
    rules: trial.rules,
    otherwise: trial.otherwise,
    decidedOn: decidedOn(cases, basis, placeOf),
    worthChanging: worthChanging(cases, basis, standingOf),
  };
}
