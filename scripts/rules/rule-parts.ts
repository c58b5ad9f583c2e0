import type { Ordinance } from '../../core/ordinance.js';

/** The module that reads each part of an ordinance's data; a folder ends in a slash. */
const READERS: readonly (readonly [keyof Ordinance, string])[] = [
  ['wetlandCriteria', 'core/rules/wetland-criteria.ts'],
  ['adjacentArea', 'core/rules/adjacent-area.ts'],
  ['watercourses', 'core/rules/watercourses.ts'],
  ['statedApart', 'core/rules/controlled-area.ts'],
  ['controlledArea', 'core/rules/controlled-area.ts'],
  ['noWetlands', 'core/rules/missing-wetlands.ts'],
  ['multiMunicipalityExemption', 'core/rules/multi-municipality.ts'],
  ['stormwater', 'core/rules/stormwater.ts'],
  ['mitigation', 'core/rules/mitigation.ts'],
  ['activities', 'core/rules/activities/'],
  ['permit', 'core/rules/activities/'],
  ['requirements', 'core/rules/application/'],
  ['notices', 'core/rules/application/'],
  ['clocks', 'core/rules/clocks/'],
  ['determinations', 'core/rules/determinations.ts'],
  ['sanctions', 'core/rules/sanctions.ts'],
  ['guarantees', 'core/rules/escrow.ts'],
];

function names(value: unknown, rule: string): boolean {
  if (typeof value === 'string') return value === rule;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((member) => names(member, rule));
}

/**
 * @param rule  such as `M-B`
 * @returns the modules that act on the rule, by the parts of the data that name it; none: it is only read on the page
 */
export function readersOf(ordinance: Ordinance, rule: string): string[] {
  const modules = READERS.filter(([part]) => names(ordinance[part], rule)).map(([, module]) => module);
  return [...new Set(modules)];
}
