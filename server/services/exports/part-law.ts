import type { CalendarDate } from '../../../core/dates.js';
import type { JurisdictionSettings, Ordinance } from '../../../core/ordinance.js';
import { bufferWidth, cite, minimumArea } from '../../../core/rules/legal-values.js';
import type { SplitPiece } from '../../sql/screening/read-split-geometry.js';

/** Sections by which each part is controlled; empty where none does. */
export type PartSections = Readonly<Record<SplitPiece['part'], string | null>>;

/** For an answer whose ordinance is not on this server any more. */
export const NO_SECTIONS: PartSections = {
  'in-wetland': null,
  'in-watercourse': null,
  'in-adjacent-area': null,
  'outside-controlled-area': null,
  'outside-municipality': null,
};

/** @returns the sections of the law of that day */
export function partSections(
  ordinance: Ordinance,
  settings: JurisdictionSettings,
  on: CalendarDate,
): PartSections {
  const wetland = ordinance.wetlandCriteria.map((criterion) => minimumArea(criterion, settings, on).citation);
  const watercourse = ordinance.watercourses?.citation ?? null;
  const adjacent = bufferWidth(ordinance, settings, on)?.citation ?? null;
  const cited = (section: string | null): string | null =>
    section === null ? null : cite(ordinance, section);
  return {
    ...NO_SECTIONS,
    'in-wetland': cited(wetland.length === 0 ? null : [...new Set(wetland)].join('; ')),
    'in-watercourse': cited(watercourse),
    'in-adjacent-area': cited(adjacent),
  };
}
