import type { ActivityRuling } from '../../../../core/contracts/activities.js';
import type { CalendarDate } from '../../../../core/dates.js';
import type { StatedFacts } from '../../../../core/measurements.js';
import type { PlannerCase } from '../../planner-cases.js';
import { discharging } from './given.js';

/** A case of Article II as it is told. */
export interface Told {
  section: string;
  rule: string;
  situation: string;
  expected: string;
  facts: StatedFacts;
  on?: CalendarDate;
  asks?: readonly string[];
}

/** What Article II says of an activity, wherever it is. */
export function ruled(
  activity: string,
  standing: ActivityRuling['standing'],
  { section, rule, situation, expected, facts, on, asks }: Told,
): PlannerCase {
  return {
    kind: 'proposal',
    section,
    rules: [rule, 'W-II'],
    situation,
    expected,
    given: discharging(activity, facts, on),
    activities: [{ standing, land: 'anywhere', ...(standing === 'undetermined' ? {} : { rule }) }],
    asks: asks ?? [],
  };
}
