import type { CalendarDate } from '../dates.js';
import type { Finding } from '../finding.js';
import { formatArea, formatFt } from '../format.js';
import type { WatercourseFacts } from '../measurements.js';
import type { Ordinance } from '../ordinance.js';
import { DISTANCE_NOISE_FT } from '../units.js';
import { concernsSubject } from './concerns-subject.js';
import { withoutNoise } from './counted-area.js';
import type { MeasuredWatercourse, ParcelInput, SubjectType } from './evaluation.js';
import { cite } from './legal-values.js';
import { nameOf } from './wording.js';

/**
 * @returns whether the ordinance regulates that watercourse on that day; one not known to stay clear of the
 *   municipality counts as reaching it
 * @source Rye § 195-3 Watercourse
 */
export function isRegulatedWatercourse(
  facts: WatercourseFacts,
  ordinance: Ordinance,
  on: CalendarDate,
): boolean {
  const { watercourses } = ordinance;
  if (watercourses === null || watercourses.from > on) return false;
  return !watercourses.mustReachMunicipality || facts.reachesMunicipality !== false;
}

function placeSentence({ facts, overlap }: MeasuredWatercourse, subject: SubjectType): string {
  const area = withoutNoise(overlap?.overlapSqFt ?? 0);
  if (area > 0) return `${formatArea(area)} of the ${subject} lie in it.`;
  if (facts.distanceFt <= DISTANCE_NOISE_FT) {
    return facts.isArea ? `The ${subject} touches it.` : `It crosses or touches the ${subject}.`;
  }
  return `It is ${formatFt(facts.distanceFt)} from the ${subject}.`;
}

/**
 * @param input  with the watercourses near the subject
 * @param widthFt  of the buffer, in feet
 * @param subject  what is asked about
 * @returns a finding for each one that is near enough to matter, whether regulated or not; one that is undetermined where the layer is not
 *   loaded; none where the ordinance regulates no watercourses
 * @source Rye § 195-3 Watercourse, § 195-4
 */
export function watercourseFindings(input: ParcelInput, widthFt: number, subject: SubjectType): Finding[] {
  const { ordinance, on } = input;
  const provision = ordinance.watercourses;
  if (provision === null || provision.from > on) return [];
  const shared = {
    rule: provision.rule,
    threshold: null,
    citation: cite(ordinance, provision.citation),
  };
  if (!input.layers.watercourses) {
    return [
      {
        ...shared,
        outcome: 'undetermined',
        title: 'Watercourses cannot be told',
        measured: null,
        unit: null,
        margin: null,
        certain: false,
        reason: 'This ordinance regulates watercourses, and the watercourses layer is not loaded.',
        subject: { type: 'map', id: null },
      },
    ];
  }
  const near = input.watercourses.filter(({ facts }) => concernsSubject(facts, widthFt));
  return near.map((watercourse) => {
    const { facts } = watercourse;
    const regulated = isRegulatedWatercourse(facts, ordinance, on);
    return {
      ...shared,
      outcome: regulated ? 'applies' : 'does-not-apply',
      title: `${nameOf(facts)} is ${regulated ? 'a regulated watercourse' : 'no watercourse of this ordinance'}`,
      measured: facts.distanceFt,
      unit: 'ft',
      margin: facts.accuracyFt,
      certain: true,
      reason: regulated
        ? `The map shows it as ${facts.kind}; water counts, whether natural or made, permanent or not, public or private. ${placeSentence(watercourse, subject)}`
        : `It neither lies in the municipality, nor runs through it or along its line. ${placeSentence(watercourse, subject)}`,
      subject: { type: 'watercourse', id: facts.id },
    };
  });
}
