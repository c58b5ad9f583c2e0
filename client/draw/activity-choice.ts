import type { Activity } from '../../core/ordinance-format/activities.js';
import { groupActivities, type Grouping } from '../law/activity-cases.js';
import { nameOfId } from '../law/words.js';

/** One line of the choice: the value that is kept, and what it is called. */
export interface ActivityOption {
  id: string;
  label: string;
}

/** Options under one heading. */
export interface ActivityOptions {
  grouping: Grouping;
  options: readonly ActivityOption[];
}

/** What is chosen, seen from an ordinance's list. */
export type ActivityStanding =
  | { kind: 'none' }
  | { kind: 'listed'; activity: Activity; asAlias: boolean }
  | { kind: 'unlisted'; label: string };

/** Most activities that are shown without headings. */
const FEW = 8;

/** @returns the options by how the ordinance stands to them, each group by its labels; one group where they are few */
export function activityOptions(activities: readonly Activity[], on: string): ActivityOptions[] {
  return groupActivities({ activities }, on).map(({ grouping, activities: group }) => ({
    grouping,
    options: group
      .map(({ id, label }) => ({ id, label }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  }));
}

/** @returns whether headings help with so many */
export function wantsHeadings(groups: readonly ActivityOptions[]): boolean {
  return groups.length > 1 && groups.reduce((sum, { options }) => sum + options.length, 0) > FEW;
}

/**
 * @param id  what is kept with the disturbance; it may come from another ordinance, or from an earlier version
 * @returns the activity of this ordinance that it is, by its own name or by an alias, or that it is not listed here
 */
export function activityStanding(activities: readonly Activity[], id: string): ActivityStanding {
  if (id === '') return { kind: 'none' };
  const listed = activities.find((activity) => activity.id === id);
  if (listed !== undefined) return { kind: 'listed', activity: listed, asAlias: false };
  const alias = activities.find(({ aliases }) => aliases.includes(id));
  if (alias !== undefined) return { kind: 'listed', activity: alias, asAlias: true };
  return { kind: 'unlisted', label: nameOfId(id) };
}
