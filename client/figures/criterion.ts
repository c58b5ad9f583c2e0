import { BUILT_IN_ORDINANCES } from '../../core/ordinances/registry.js';

/**
 * @param rule  such as `M-B`
 * @returns what the ordinance calls a wetland of this kind, with its section; the rule's id where it names none
 */
export function criterionText(ordinanceId: string, rule: string): string {
  const law = BUILT_IN_ORDINANCES.list().find((ordinance) => ordinance.id === ordinanceId);
  const criterion = law?.wetlandCriteria.find((item) => item.rule === rule);
  const citation = criterion?.minimumSqFt.at(-1)?.citation;
  if (criterion === undefined || citation === undefined) return rule;
  return `${criterion.label} (${citation})`;
}
