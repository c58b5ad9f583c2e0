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

function doneWith({ activity, named, features }: ActivityRuling): string {
  if (activity !== null) return `“${activity.label}”`;
  return named === null ? `what is done in ${featureWords(features)}` : `“${named}”`;
}

/** What is said of an activity, the land apart; null where nothing is, and what is prohibited leads by itself. */
function verdict({ ruling, discretionary }: Ruled): string | null {
  const { standing, permit, missing, activity, citation } = ruling;
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
      if (activity === null) return 'has yet to be named from the list';
      return missing.length === 0 ? 'cannot be judged yet' : 'depends on questions that are open';
    default:
      return null;
  }
}

/** Rulings that say one thing of one activity on several lands, said once. */
function together(
  ruled: readonly Ruled[],
  ordinance: Ordinance,
  says: (each: Ruled) => string | null,
): string[] {
  return grouped(ruled, (each) => `${doneWith(each.ruling)}: ${says(each) ?? ''}`).flatMap((same) => {
    const [first] = same;
    const words = says(first);
    if (words === null) return [];
    const lands = new Set(same.map(({ ruling }) => landPhrase(ruling.land, ordinance)));
    lands.delete('');
    return [`${doneWith(first.ruling)}${lands.size > 0 ? ` ${inWords([...lands])}` : ''} ${words}`];
  });
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
  const rest = together(ruled, ordinance, verdict);
  return {
    prohibited:
      barred.length === 0 ? null : `As described, ${inWords(barred)}: no permit can be issued for that.`,
    rest: rest.length === 0 ? null : `Of what is done, ${rest.join('; ')}.`,
  };
}
