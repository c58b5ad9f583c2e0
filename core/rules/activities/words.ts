import type { ActivityRuling, RulingLand } from '../../contracts/activities.js';
import type { Standing } from '../../ordinance-format/activities.js';
import type { Ordinance } from '../../ordinance.js';

/** @returns what a standing comes to, as it follows "it can be" */
export function standingWords(standing: Standing, { permit }: Ordinance): string {
  switch (standing) {
    case 'prohibited':
      return 'prohibited';
    case 'permit':
      return `in need of ${permit?.name ?? 'a permit'}`;
    case 'as-of-right':
      return 'allowed as of right';
    case 'exempt':
      return 'exempt';
    case 'not-regulated':
      return 'not regulated';
  }
}

/** @returns a label as it stands inside a sentence: its first letter small, unless it begins a name in capitals */
export function inSentence(label: string): string {
  return /^[A-Z](?=[a-z]|\s)/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}

/** @returns a part of the land as a phrase that follows a label, such as `in the wetland`; empty where there is none */
export function landPhrase(land: RulingLand, ordinance: Ordinance): string {
  switch (land) {
    case 'wetland':
      return 'in the wetland';
    case 'shared-wetland':
      return 'in wetland shared with another municipality';
    case 'watercourse':
      return 'in the watercourse';
    case 'adjacent':
      return `in the ${ordinance.adjacentArea?.term ?? 'adjacent area'}`;
    case 'outside':
    case 'anywhere':
      return '';
  }
}

/** @returns the features of a ruling in words, such as `feature 1` or `features 1 and 3` */
export function featureWords(features: readonly number[]): string {
  const list = features.map(String);
  const last = list.at(-1) ?? '';
  return list.length === 1 ? `feature ${last}` : `features ${list.slice(0, -1).join(', ')} and ${last}`;
}

/** @returns what is done, as a heading: the activity's label, or that it is not named */
export function doneWords({ activity, named, features }: ActivityRuling): string {
  if (activity !== null) return activity.label;
  return named === null ? `What is done in ${featureWords(features)}` : `“${named}”`;
}
