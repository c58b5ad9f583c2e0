import type { OrdinanceSummary } from '../../core/contracts/jurisdictions.js';
import type { CalendarDate } from '../../core/dates.js';

/** A law to hold the proposal against. */
export interface ChosenLaw {
  ordinance: string;
  /** the day whose law it is */
  on: CalendarDate;
}

/** Most laws in one table: more do not fit beside each other. */
export const MOST_LAWS = 4;

/**
 * @param own  the ordinance on screen, which comes first
 * @returns the laws to begin with: the ordinance on screen and the others there are, as of that day
 */
export function firstLaws(
  ordinances: readonly OrdinanceSummary[],
  own: string,
  on: CalendarDate,
): ChosenLaw[] {
  const others = ordinances.filter(({ id, textHeldFrom }) => id !== own && textHeldFrom <= on);
  return [own, ...others.map(({ id }) => id)].slice(0, MOST_LAWS).map((ordinance) => ({ ordinance, on }));
}

/** @returns the law to add: the first ordinance not chosen yet, or the last one chosen, as of the same day */
export function nextLaw(
  chosen: readonly ChosenLaw[],
  ordinances: readonly OrdinanceSummary[],
): ChosenLaw | null {
  const last = chosen.at(-1);
  if (last === undefined) return null;
  const free = ordinances.find(({ id }) => !chosen.some(({ ordinance }) => ordinance === id));
  return { ordinance: free?.id ?? last.ordinance, on: last.on };
}

/** @returns what is wrong with the choice, as a sentence; null where it can be compared */
export function choiceProblem(
  chosen: readonly ChosenLaw[],
  ordinances: readonly OrdinanceSummary[],
): string | null {
  if (chosen.length < 2) return 'Choose at least two laws.';
  const keys = chosen.map(({ ordinance, on }) => `${ordinance} ${on}`);
  if (new Set(keys).size < keys.length)
    return 'The same law is chosen twice. Choose another ordinance or day.';
  for (const { ordinance, on } of chosen) {
    const law = ordinances.find(({ id }) => id === ordinance);
    if (law !== undefined && on < law.textHeldFrom)
      return `${law.shortName} can be asked from ${law.textHeldFrom} on.`;
  }
  return null;
}
