import type { ActivityRuling } from '../../contracts/activities.js';
import type { Ordinance } from '../../ordinance.js';
import { grouped } from '../grouped.js';
import { inWords } from '../wording.js';
import type { Ruled } from './rule-on-land.js';
import { featureWords, landPhrase } from './words.js';

/** What a summary says of the activities: what leads it, and what follows the land. */
export interface ActivitySummary {
  /** that something is prohibited; null where nothing is shown as prohibited */
  prohibited: string | null;
  /** what the rest needs, in one sentence; null where nothing is to be said */
  rest: string | null;
}

/** More than these are not told one by one: each has its finding. */
const MOST_TOLD = 5;

/** More features than these are counted. */
const MOST_FEATURES = 5;

function shortFeatures(features: readonly number[]): string {
  return features.length > MOST_FEATURES ? `${features.length} features` : featureWords(features);
}

function doneWith({ activity, named, features }: ActivityRuling): string {
  if (activity !== null) return `“${activity.label}”`;
  return named === null ? `the work in ${shortFeatures(features)}` : `“${named}”`;
}

const NOT_ON_LIST = 'is not on the list, and has yet to be named from the list';

/** What is said of an activity, the land apart; null where nothing is, and what is prohibited leads by itself. */
function verdict({ ruling, discretionary }: Ruled): string | null {
  const { standing, permit, missing, activity, named, citation } = ruling;
  const ifDecided = discretionary ? ', if it is decided so' : '';
  switch (standing) {
    case 'permit':
      return `needs ${permit?.name ?? 'a permit'}${permit?.authority ? ` from ${permit.authority}` : ''}${ifDecided}`;
    case 'as-of-right':
      return `is allowed as of right on what was said (${citation})${ifDecided}`;
    case 'exempt':
      return `is exempt on what was said (${citation})${ifDecided}`;
    case 'not-regulated':
      return `is not shown as regulated, on what was said${ifDecided}`;
    case 'undetermined':
      if (activity === null) return named === null ? 'has yet to be named from the list' : NOT_ON_LIST;
      return missing.length === 0 ? 'cannot be judged yet' : 'depends on questions that are open';
    default:
      return null;
  }
}

/** Rulings that come to one saying. */
type Same = [first: Ruled, ...others: Ruled[]];

const featuresOf = (same: Same): number[] =>
  [...new Set(same.flatMap(({ ruling }) => ruling.features))].toSorted((a, b) => a - b);

/** Which features are meant, where the same is done in others too and something else is said of it there. */
function whichOf(same: Same, all: readonly Same[]): string {
  const [{ ruling }] = same;
  const features = featuresOf(same);
  const isAmbiguous = all.some(
    (other) =>
      other !== same &&
      doneWith(other[0].ruling) === doneWith(ruling) &&
      featuresOf(other).join() !== features.join(),
  );
  return ruling.activity !== null && isAmbiguous ? ` (${shortFeatures(features)})` : '';
}

/** Rulings that say one thing of one activity on several lands, said once; what asks most first. */
function together(
  ruled: readonly Ruled[],
  ordinance: Ordinance,
  says: (each: Ruled) => string | null,
): string[] {
  const spoken = ruled.filter((each) => says(each) !== null);
  const groups = grouped(spoken, (each) => `${doneWith(each.ruling)}: ${says(each) ?? ''}`);
  return groups.map((same) => {
    const [first] = same;
    const lands = new Set(same.map(({ ruling }) => landPhrase(ruling.land, ordinance)));
    lands.delete('');
    const where = lands.size > 0 ? ` ${inWords([...lands])}` : '';
    return `${doneWith(first.ruling)}${whichOf(same, groups)}${where} ${says(first) ?? ''}`;
  });
}

const ASKS_MOST: readonly ActivityRuling['standing'][] = ['prohibited', 'permit', 'undetermined'];

/** Where more is said than is told, what asks most comes first. */
function asksMostFirst(ruled: readonly Ruled[]): Ruled[] {
  const rank = ({ ruling }: Ruled): number => {
    const place = ASKS_MOST.indexOf(ruling.standing);
    return place === -1 ? ASKS_MOST.length : place;
  };
  return ruled.toSorted((a, b) => rank(a) - rank(b));
}

/** The first sayings, and how many there are besides; one more is told rather than counted. */
function told(sayings: readonly string[]): { first: readonly string[]; more: number } {
  const more = sayings.length - MOST_TOLD;
  return more > 1 ? { first: sayings.slice(0, MOST_TOLD), more } : { first: sayings, more: 0 };
}

function barredWords(barred: readonly string[]): string {
  const { first, more } = told(barred);
  return inWords(more === 0 ? first : [...first, `${more} more are too`]);
}

function restWords(rest: readonly string[]): string {
  const { first, more } = told(rest);
  return [...first, ...(more === 0 ? [] : [`for ${more} more see the findings`])].join('; ');
}

/**
 * @param ruled  how the ordinance stands to what is done
 * @param ordinance  whose words for the land are used
 * @returns what leads the summary and what follows the land, in plain sentences
 */
export function activitySummary(ruled: readonly Ruled[], ordinance: Ordinance): ActivitySummary {
  const prohibited = ruled.filter(({ ruling }) => ruling.standing === 'prohibited');
  const barred = together(
    prohibited,
    ordinance,
    ({ ruling, discretionary }) =>
      `is prohibited (${ruling.citation})${discretionary ? ', if it is decided so' : ''}`,
  );
  const inOrder = together(ruled, ordinance, verdict);
  const rest = told(inOrder).more === 0 ? inOrder : together(asksMostFirst(ruled), ordinance, verdict);
  return {
    prohibited:
      barred.length === 0 ? null : `As described, ${barredWords(barred)}: no permit can be issued for that.`,
    rest: rest.length === 0 ? null : `Of what is done, ${restWords(rest)}.`,
  };
}
