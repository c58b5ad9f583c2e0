import type { Ordinance } from '../../core/ordinance.js';

/**
 * @param ordinance  under which it is read; null while it is not there
 * @param rule  such as `M-B`
 * @returns what the ordinance calls a wetland of this kind, with its section; the rule's id where it names none
 */
export function criterionText(ordinance: Pick<Ordinance, 'wetlandCriteria'> | null, rule: string): string {
  const criterion = ordinance?.wetlandCriteria.find((item) => item.rule === rule);
  const citation = criterion?.minimumSqFt.at(-1)?.citation;
  if (criterion === undefined || citation === undefined) return rule;
  return `${criterion.label} (${citation})`;
}
