import type { Activity, ActivityCase, Land, Standing } from '../../core/ordinance-format/activities.js';
import type { Ordinance } from '../../core/ordinance.js';
import { isInForce } from '../../core/rules/conditions.js';
import { conditionsText, type Named } from './condition-text.js';
import { listText } from './words.js';

/** Under which heading an activity stands: the one thing the ordinance says of it, or that it depends. */
export type Grouping = Standing | 'depends';

/** Activities that stand alike. */
export interface ActivityGroup {
  grouping: Grouping;
  activities: readonly Activity[];
}

const ORDER: readonly Grouping[] = [
  'prohibited',
  'permit',
  'depends',
  'as-of-right',
  'exempt',
  'not-regulated',
];

/** @returns the ways in which an activity may stand that are in force on a day, in the order in which they are tried */
export function casesOn({ cases }: Activity, on: string): ActivityCase[] {
  return cases.filter((each) => isInForce(each, on));
}

/** @returns how the activity stands on a day; null where nothing is in force about it yet */
export function groupingOf(activity: Activity, on: string): Grouping | null {
  const standings = new Set(casesOn(activity, on).map(({ standing }) => standing));
  const [only] = standings;
  if (only === undefined) return null;
  return standings.size === 1 ? only : 'depends';
}

/** @returns the activities in force on a day by how they stand, each group in the order of the ordinance */
export function groupActivities({ activities }: Pick<Ordinance, 'activities'>, on: string): ActivityGroup[] {
  return ORDER.map((grouping) => ({
    grouping,
    activities: activities.filter((activity) => groupingOf(activity, on) === grouping),
  })).filter((group) => group.activities.length > 0);
}

const LAND_WORDS: Record<Land, string> = {
  wetland: 'in a wetland',
  watercourse: 'in a watercourse',
  adjacent: 'in the land around it',
};

/**
 * @param first  whether it is tried before any other
 * @returns when a case decides, as the beginning of a sentence; null where it decides whatever is the case
 */
export function whenText(each: ActivityCase, first: boolean, named: Named): string | null {
  const where =
    each.lands === undefined
      ? null
      : listText(
          each.lands.map((land) => LAND_WORDS[land]),
          'or',
        );
  const conditions = conditionsText(each.when, named);
  if (where === null && conditions === null) return first ? null : 'In every other case';
  return [
    first ? '' : 'otherwise ',
    where ?? '',
    where !== null && conditions !== null ? ', ' : '',
    conditions === null ? '' : `if ${conditions}`,
  ]
    .join('')
    .replace(/^./, (letter) => letter.toUpperCase());
}
