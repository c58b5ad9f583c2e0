import type { MitigationLine } from '../contracts/screening.js';
import type { Finding } from '../finding.js';
import { formatArea, formatSqFt } from '../format.js';
import type { MitigationMeasure } from '../measurements.js';
import { DRAWN_AREA_NOISE_SQFT } from '../units.js';
import type { ProposalInput } from './evaluation.js';
import { cite } from './legal-values.js';
import { isAllOnSite } from './mitigation-line.js';
import { decisionOn } from './recorded-decision.js';
import { asSentence } from './wording.js';

/** Why mitigation that was drawn does not count, in the order in which it is shown. */
function uncounted(measure: MitigationMeasure): { sqFt: number; why: string }[] {
  return [
    { sqFt: measure.onDisturbanceSqFt, why: 'they lie on the disturbance itself' },
    { sqFt: measure.creationInWetlandSqFt, why: 'new wetland is drawn where there is wetland already' },
    {
      sqFt: measure.restorationNotDegradedSqFt,
      why: 'restoration is drawn where no disturbed or degraded wetland is recorded',
    },
    {
      sqFt: measure.creationInWaterSqFt,
      why: 'new wetland is drawn in open water, and new wetland counts only where there is land',
    },
    { sqFt: measure.bufferInWetlandSqFt, why: 'buffer is drawn inside a wetland' },
    {
      sqFt: measure.bufferCountedAsWetlandSqFt,
      why: 'that ground already counts as wetland mitigation, and counts only once',
    },
  ].filter(({ sqFt }) => sqFt > DRAWN_AREA_NOISE_SQFT);
}

function typeFindings(input: ProposalInput, measure: MitigationMeasure): Finding[] {
  const provision = input.ordinance.mitigation?.types ?? null;
  if (provision === null) return [];
  const shared = {
    rule: provision.rule,
    threshold: null,
    unit: 'sq ft' as const,
    margin: null,
    certain: true,
    citation: cite(input.ordinance, provision.citation),
    subject: { type: 'mitigation' as const, id: null },
  };
  const left = uncounted(measure);
  if (left.length === 0) {
    return [
      {
        ...shared,
        outcome: 'met',
        title: 'All mitigation drawn is of a kind that counts',
        measured: measure.drawnSqFt,
        reason:
          'Wetland is made up for by new wetland, usually on upland, or by restoring a wetland confirmed as disturbed or degraded; buffer by practices that protect the wetland, or by restoring or enhancing upland buffer.',
      },
    ];
  }
  return left.map(({ sqFt, why }) => ({
    ...shared,
    outcome: 'does-not-apply' as const,
    title: `${formatSqFt(sqFt)} of the mitigation drawn do not count`,
    measured: sqFt,
    reason: `${formatArea(sqFt)} are left out: ${why}.`,
  }));
}

function siteFinding(input: ProposalInput, part: 'wetland' | 'buffer', line: MitigationLine): Finding | null {
  const provision = input.ordinance.mitigation?.site ?? null;
  if (provision === null || line.providedSqFt <= DRAWN_AREA_NOISE_SQFT) return null;
  const shared = {
    rule: provision.rule,
    measured: line.onSiteSqFt,
    threshold: null,
    unit: 'sq ft' as const,
    margin: null,
    citation: cite(input.ordinance, provision.citation),
    subject: { type: 'mitigation' as const, id: part },
  };
  if (line.onSiteSqFt === null || line.offSiteSqFt === null) {
    return {
      ...shared,
      outcome: 'undetermined',
      title: `Whether the ${part} mitigation is on site cannot be told`,
      certain: false,
      reason: 'The site is the parcels that are disturbed, and the parcels layer is not loaded.',
    };
  }
  const figures = `On site ${formatArea(line.onSiteSqFt)}, off site ${formatArea(line.offSiteSqFt)}.`;
  if (isAllOnSite(line)) {
    return {
      ...shared,
      outcome: 'met',
      title: `All ${part} mitigation is on site`,
      certain: true,
      reason: figures,
    };
  }
  const { inForce, later } = decisionOn(input.facts.offSiteMitigationAccepted, input.on);
  if (inForce !== null) {
    return {
      ...shared,
      outcome: 'met',
      title: `${formatSqFt(line.offSiteSqFt)} of the ${part} mitigation are off site, and accepted there`,
      certain: true,
      reason: `${figures} Recorded decision of ${inForce.decidedOn} that on site is not possible or practical: ${asSentence(inForce.reason)}`,
    };
  }
  const dated =
    later === null
      ? 'and no such decision is recorded here'
      : `and the decision recorded here is of ${later.decidedOn}, after the day asked about`;
  return {
    ...shared,
    outcome: 'undetermined',
    title: `${formatSqFt(line.offSiteSqFt)} of the ${part} mitigation are off site`,
    certain: false,
    reason: `${figures} Mitigation belongs on site; off site it is accepted only where the approval authority finds that on site is not possible or practical, ${dated}.`,
  };
}

/**
 * Which of the mitigation drawn counts, and where it lies.
 * @param input  with the areas drawn and left out, in square feet on the ground
 * @param lines  what is provided on site and off site
 * @returns findings on kind and place; none where nothing is drawn or the text held here does not say
 * @source North Castle § 340-9
 */
export function mitigationKindFindings(
  input: ProposalInput,
  lines: { wetland: MitigationLine; buffer: MitigationLine },
): Finding[] {
  if (input.mitigation === null) return [];
  return [
    ...typeFindings(input, input.mitigation),
    siteFinding(input, 'wetland', lines.wetland),
    siteFinding(input, 'buffer', lines.buffer),
  ].filter((finding) => finding !== null);
}
