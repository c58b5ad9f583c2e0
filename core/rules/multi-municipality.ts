import type { Finding } from '../finding.js';
import { formatArea } from '../format.js';
import type { WetlandFacts } from '../measurements.js';
import { AREA_NOISE_SQFT } from '../units.js';
import { withoutNoise } from './counted-area.js';
import type { MeasuredWetland, ParcelInput, SubjectType } from './evaluation.js';
import { cite } from './legal-values.js';
import { inWords, nameOf } from './wording.js';

/** The part of a wetland on the smaller side of the municipal line; null without an outline. */
function smallerShare(facts: WetlandFacts): number | null {
  const { insideMunicipalitySqFt: inside, outsideMunicipalitySqFt: outside } = facts;
  return inside === null || outside === null ? null : Math.min(inside, outside);
}

/**
 * @returns whether the wetland shares area with the municipality and with other land, slivers of digitising left
 *   out; null where the outline of the municipality is not loaded
 * @source Mamaroneck § 192-4B(6)
 */
export function liesInSeveral(facts: WetlandFacts): boolean | null {
  const share = smallerShare(facts);
  return share === null ? null : share > AREA_NOISE_SQFT && !facts.municipalSliver;
}

/**
 * @returns square feet of the subject in wetlands that lie in several municipalities; 0 where the ordinance
 *   treats those as any other
 */
export function exemptWetlandSqFt(input: ParcelInput): number {
  const provision = input.ordinance.multiMunicipalityExemption;
  if (provision === null || provision.from > input.on) return 0;
  const overlaps = input.wetlands
    .filter(({ facts, classification }) => classification.regulated && liesInSeveral(facts) === true)
    .reduce((sum, { overlap }) => sum + (overlap?.overlapSqFt ?? 0), 0);
  // Wetlands may overlap each other; the split counts their land once.
  return withoutNoise(Math.min(overlaps, input.split.inWetlandSqFt ?? 0));
}

function exemption(input: ParcelInput, wetland: MeasuredWetland, subject: SubjectType): Finding | null {
  const provision = input.ordinance.multiMunicipalityExemption;
  const { facts, classification, overlap } = wetland;
  const several = liesInSeveral(facts);
  if (provision === null || several === false) return null;
  const share = smallerShare(facts);
  const shared = {
    rule: provision.rule,
    citation: cite(input.ordinance, provision.citation),
    subject: { type: 'wetland' as const, id: facts.id },
    measured: share,
    threshold: null,
    unit: 'sq ft' as const,
  };
  if (several === null || share === null) {
    return {
      ...shared,
      outcome: 'undetermined',
      title: `Whether ${nameOf(facts)} lies in more than one municipality cannot be told`,
      margin: null,
      certain: false,
      reason:
        'The outline of the municipality is not loaded. Activity located in a wetland that crosses its line is treated apart.',
    };
  }
  const margin = classification.marginSqFt;
  const others = facts.municipalities.length > 0 ? ` (${inWords(facts.municipalities)})` : '';
  const here = withoutNoise(overlap?.overlapSqFt ?? 0);
  return {
    ...shared,
    outcome: 'exempt',
    title: `${nameOf(facts)} lies in more than one municipality`,
    margin,
    certain: margin !== null && share > margin,
    reason: [
      `${formatArea(facts.insideMunicipalitySqFt ?? 0)} of it lie in the municipality and ${formatArea(facts.outsideMunicipalitySqFt ?? 0)} outside${others}.`,
      'Activity located in that wetland is left out of what this chapter asks a permit for; the other municipality, the state or the federal government may ask for one.',
      'Its adjacent area in the municipality stays controlled.',
      here > 0
        ? `${formatArea(here)} of this ${subject} lie in that wetland.`
        : `None of this ${subject} lies in that wetland.`,
      ...(margin === null || share <= margin
        ? ['How accurately the wetland and the line are mapped leaves this open.']
        : []),
    ].join(' '),
  };
}

/**
 * @param input  the ordinance and the day
 * @param near  wetlands near enough to matter, with their areas inside and outside the municipality, in square feet
 * @param subject  what is asked about
 * @returns a finding for each regulated wetland that crosses the line (`exempt`), or of which that cannot be told;
 *   none where the ordinance treats such a wetland as any other
 * @source Mamaroneck § 192-4B(6)
 */
export function multiMunicipalityFindings(
  input: ParcelInput,
  near: readonly MeasuredWetland[],
  subject: SubjectType,
): Finding[] {
  const provision = input.ordinance.multiMunicipalityExemption;
  if (provision === null || provision.from > input.on) return [];
  return near
    .filter(({ classification }) => classification.regulated)
    .map((wetland) => exemption(input, wetland, subject))
    .filter((finding) => finding !== null);
}
