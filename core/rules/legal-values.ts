import type { CalendarDate } from '../dates.js';
import type {
  Dated,
  JurisdictionSettings,
  MitigationTerms,
  Ordinance,
  WetlandCriterion,
} from '../ordinance.js';
import { entryOn } from './dated-value.js';
import { requireMeasure } from './margin.js';

/** How a number that the text held here leaves open is always shown. */
export const SETTING_PHRASE = 'set by the municipality, not read from the text held here';

/** A number of the law in force on a day, and where it comes from. */
export interface LegalValue<T = number> {
  value: T;
  /** section, without the municipality */
  citation: string;
  /** true where the text held here leaves the number to the municipality's settings */
  isSetting: boolean;
}

/** @returns a section with its municipality before it, as a finding cites it */
export function cite(ordinance: Ordinance, section: string): string {
  return `${ordinance.municipality} ${section}`;
}

// A setting never overrides a number that the text states.
function resolve<T>(entry: Dated<T>, setting: T | undefined): LegalValue<T> {
  const isSetting = entry.source === 'setting';
  return {
    value: isSetting && setting !== undefined ? setting : entry.value,
    citation: entry.citation,
    isSetting,
  };
}

/**
 * @returns the width of the adjacent area in feet on that day; null where the ordinance has none
 * @throws InvalidInput  for a day before the provision, or a setting that is no width
 */
export function bufferWidth(
  ordinance: Ordinance,
  settings: JurisdictionSettings,
  on: CalendarDate,
): LegalValue | null {
  if (ordinance.adjacentArea === null) return null;
  const width = resolve(entryOn(ordinance.adjacentArea.widthFt, on), settings.bufferFt);
  requireMeasure(width.value, 'The width of the buffer');
  return width;
}

/**
 * @returns the area in square feet that a whole wetland must reach under that criterion; 0 where there is no minimum
 * @throws InvalidInput  for a day before the provision, or a setting that is no area
 */
export function minimumArea(
  criterion: WetlandCriterion,
  settings: JurisdictionSettings,
  on: CalendarDate,
): LegalValue {
  const minimum = resolve(entryOn(criterion.minimumSqFt, on), settings.minimumWetlandSqFt);
  requireMeasure(minimum.value, 'The minimum area of a wetland');
  return minimum;
}

/**
 * @param terms  for wetland or for buffer
 * @param setting  the municipality's ratio, used where the text held here states none
 * @returns square feet to provide for one lost; null where neither the text nor a setting says
 * @throws InvalidInput  for a day before the provision, or a setting that is no ratio
 */
export function mitigationRatio(
  terms: MitigationTerms,
  setting: number | undefined,
  on: CalendarDate,
): LegalValue<number | null> {
  const ratio = resolve<number | null>(entryOn(terms.ratio, on), setting);
  if (ratio.value !== null) requireMeasure(ratio.value, 'The mitigation ratio');
  return ratio;
}
