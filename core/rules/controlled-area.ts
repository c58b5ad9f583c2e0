import type { Finding } from '../finding.js';
import { formatArea, formatSqFt } from '../format.js';
import { AREA_NOISE_SQFT } from '../units.js';
import type { Adjacency } from './adjacent-area.js';
import { controlledSqFt, countedArea } from './counted-area.js';
import type { ParcelInput, SubjectType } from './evaluation.js';
import { cite, SETTING_PHRASE } from './legal-values.js';
import { exemptWetlandSqFt } from './multi-municipality.js';
import { adjacentMargin, isInWetlandCertain, overlapMargin } from './overlap-margin.js';

function controlledFinding(input: ParcelInput, adjacency: Adjacency, subject: SubjectType): Finding | null {
  const { ordinance } = input;
  const provision = ordinance.controlledArea;
  if (provision === null || provision.from > input.on) return null;
  const counted = countedArea(input.split, adjacency.reaches);
  const controlled = controlledSqFt(counted);
  const reached = adjacency.reaches || (controlled ?? 0) > 0;
  const exempt = exemptWetlandSqFt(input);
  const reasons: string[] = [];
  if (controlled === null) {
    reasons.push(
      'The controlled area is the wetlands with their adjacent area, and a layer it needs is not loaded.',
    );
  } else {
    reasons.push(
      `${formatArea(counted.wetlandSqFt ?? 0)} in wetland and ${formatArea(counted.adjacentSqFt ?? 0)} in adjacent area, each counted once, make ${formatArea(controlled)} of controlled area.`,
    );
  }
  const permitAsked =
    reached && (controlled === null || controlled - exempt > AREA_NOISE_SQFT || exempt === 0);
  if (permitAsked && ordinance.permitCitation !== null) {
    reasons.push(
      `A regulated activity there needs a permit under ${ordinance.permitCitation}${exempt > 0 ? ', the wetland named next apart' : ''}.`,
    );
  }
  if (exempt > 0) {
    reasons.push(
      `${formatArea(exempt)} of it lie in wetland shared with another municipality, which is treated apart.`,
    );
  }
  const undetermined = controlled === null && !adjacency.reaches;
  return {
    rule: provision.rule,
    outcome: undetermined ? 'undetermined' : reached ? 'applies' : 'does-not-apply',
    title: undetermined
      ? `How much of the ${subject} is controlled cannot be told`
      : reached && controlled !== null && controlled > AREA_NOISE_SQFT
        ? `${formatSqFt(controlled)} of the ${subject} are controlled area`
        : reached
          ? `The ${subject} ${controlled === null ? 'reaches into' : 'just touches'} the controlled area`
          : `The ${subject} is not shown as in the controlled area`,
    measured: controlled,
    threshold: null,
    unit: 'sq ft',
    margin: adjacentMargin(input),
    certain: adjacency.certain && controlled !== null,
    citation: cite(ordinance, provision.citation),
    reason: reasons.join(' '),
    subject: { type: subject, id: null },
  };
}

function apart(
  input: ParcelInput,
  subject: SubjectType,
  part: 'wetland' | 'buffer',
  { reaches, certain }: { reaches: boolean; certain: boolean },
): Finding | null {
  const provision = input.ordinance.statedApart?.[part];
  if (provision === undefined) return null;
  const counted = countedArea(input.split, reaches);
  const area = part === 'wetland' ? counted.wetlandSqFt : counted.adjacentSqFt;
  const margin = part === 'wetland' ? overlapMargin(input) : adjacentMargin(input);
  const land = part === 'wetland' ? 'wetland' : 'wetland buffer';
  const missing = area === null;
  return {
    rule: provision.rule,
    outcome: missing ? 'undetermined' : area > 0 ? 'applies' : 'does-not-apply',
    title: missing
      ? `How much of the ${subject} lies in ${land} cannot be told`
      : area > 0
        ? `${formatSqFt(area)} of the ${subject} lie in ${land}`
        : `None of the ${subject} is shown as in ${land}`,
    measured: area,
    threshold: null,
    unit: 'sq ft',
    margin,
    certain: !missing && certain,
    citation: cite(input.ordinance, provision.citation),
    reason: missing
      ? 'A layer that it needs is not loaded.'
      : `${formatArea(area)} of ${land}, as an application has to state it, wetland and buffer apart. What is a wetland and how wide its buffer is: ${SETTING_PHRASE}.`,
    subject: { type: subject, id: null },
  };
}

/**
 * The land on which an activity is controlled, in square feet.
 * @param input  with the split of the subject into wetland, adjacent area and the rest
 * @param adjacency  whether it reaches there, told by distance
 * @param subject  what is asked about
 * @returns one finding for wetland and adjacent area together, or one for each, as the ordinance has it
 * @source Mamaroneck § 192-2 Controlled area, § 192-4A; North Castle § 340-6A
 */
export function controlledAreaFindings(
  input: ParcelInput,
  adjacency: Adjacency,
  subject: SubjectType,
): Finding[] {
  const { reaches, certain } = adjacency;
  const wetlandCertain = isInWetlandCertain(input, adjacency.finding.threshold ?? 0);
  return [
    controlledFinding(input, adjacency, subject),
    apart(input, subject, 'wetland', { reaches, certain: wetlandCertain }),
    apart(input, subject, 'buffer', { reaches, certain }),
  ].filter((finding) => finding !== null);
}
