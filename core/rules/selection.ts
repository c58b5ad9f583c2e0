import type { CalendarDate } from '../dates.js';
import type { WetlandKind } from '../measurements.js';
import type { JurisdictionSettings, Ordinance } from '../ordinance.js';
import { requireInForce } from '../ordinances/registry.js';
import { bufferWidth, minimumArea } from './legal-values.js';

/** What has to be known to select the land that an ordinance regulates. Lengths in feet, areas in square feet, ground. */
export interface Selection {
  /** width of the adjacent area; null where the ordinance has none */
  bufferFt: number | null;
  /** area of the whole wetland from which its kind is regulated, by `>=`; null: not regulated at all */
  minimumSqFt: { freshwater: number | null; tidal: number | null };
  watercoursesRegulated: boolean;
  /** a watercourse counts only if some of it lies in the municipality or along its line */
  watercoursesMustReachMunicipality: boolean;
  /** only land in the municipality can be adjacent area */
  onlyInMunicipality: boolean;
}

/**
 * @param ordinance  the law applied
 * @param settings  of the municipality; used only where the text held here leaves a number open
 * @param on  the day whose law is applied
 * @returns what SQL selects by; the lowest minimum of the criteria that a kind can fit
 * @throws InvalidInput  for a day before the text held here, or a setting that is no measure
 * @source Mamaroneck § 192-2; Rye § 195-3; North Castle § 340-6 (settings); Wesley Hills ch. 181 (none)
 */
export function selectionFor(
  ordinance: Ordinance,
  settings: JurisdictionSettings,
  on: CalendarDate,
): Selection {
  requireInForce(ordinance, on);
  const minimumOf = (kind: WetlandKind): number | null => {
    const minimums = ordinance.wetlandCriteria
      .filter((criterion) => criterion.kinds.includes(kind))
      .map((criterion) => minimumArea(criterion, settings, on).value);
    return minimums.length === 0 ? null : Math.min(...minimums);
  };
  const { watercourses } = ordinance;
  const watercoursesRegulated = watercourses !== null && watercourses.from <= on;
  return {
    bufferFt: bufferWidth(ordinance, settings, on)?.value ?? null,
    minimumSqFt: { freshwater: minimumOf('freshwater'), tidal: minimumOf('tidal') },
    watercoursesRegulated,
    watercoursesMustReachMunicipality: watercoursesRegulated && watercourses.mustReachMunicipality,
    onlyInMunicipality: ordinance.adjacentArea?.onlyInMunicipality ?? false,
  };
}
