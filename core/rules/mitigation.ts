import type { MitigationLine } from '../contracts/screening.js';
import type { Finding } from '../finding.js';
import { feeSqFt } from './accepted-fee.js';
import type { Adjacency } from './adjacent-area.js';
import type { ProposalInput } from './evaluation.js';
import { mitigationRatio } from './legal-values.js';
import { mitigationFinding } from './mitigation-finding.js';
import { feeFindings } from './mitigation-fee.js';
import { mitigationKindFindings } from './mitigation-kinds.js';
import { mitigationLine, type MitigationPart } from './mitigation-line.js';
import { monitoringFinding } from './mitigation-monitoring.js';
import { isInWetlandCertain } from './overlap-margin.js';
import { decisionOn } from './recorded-decision.js';
import { unavoidableFinding } from './unavoidable-loss.js';

/** What is lost, owed and offered, for wetland and for buffer apart, with the findings that say so. */
export interface MitigationAnswer {
  wetland: MitigationLine;
  buffer: MitigationLine;
  findings: Finding[];
}

/**
 * What is owed for the wetland and the buffer a proposal takes, and what was drawn to make up for it.
 * @param input  losses from the split, provided areas already freed of what does not count; square feet on the ground
 * @param adjacency  whether the proposal reaches an adjacent area at all; null where the ordinance has none
 * @returns both lines, and the findings: whether the loss may be made up for, what is owed, what of the mitigation drawn
 *   counts, what was paid instead, and for how long it is monitored; ratio and required are null where the ordinance
 *   states none
 * @throws InvalidInput  for a day before the provision, or a negative or non-finite number
 * @source North Castle §§ 340-8D, 340-9, 340-12; Rye § 195-5E (ratio a setting)
 */
export function mitigationFor(input: ProposalInput, adjacency: Adjacency | null): MitigationAnswer {
  const terms = input.ordinance.mitigation;
  if (terms === null) {
    return {
      wetland: mitigationLine(input, 'wetland', null),
      buffer: mitigationLine(input, 'buffer', null),
      findings: [],
    };
  }
  const answer = (part: MitigationPart, setting: number | undefined, lossCertain: boolean) => {
    const waiver =
      part === 'buffer' && terms.bufferWaiver ? input.facts.bufferMitigationNotFeasible : undefined;
    const { inForce, later } = decisionOn(waiver, input.on);
    const ratio = mitigationRatio(terms[part], setting, input.on);
    const line = mitigationLine(input, part, ratio.value, {
      waived: inForce !== null,
      feeSqFt: feeSqFt(input, part),
    });
    const finding = mitigationFinding(input, {
      part,
      rule: terms[part].rule,
      ratio,
      line,
      waiver: inForce,
      laterWaiver: later,
      lossCertain,
    });
    return { line, finding };
  };
  const { wetlandMitigationRatio, bufferMitigationRatio } = input.settings;
  const widthFt = adjacency?.finding.threshold ?? 0;
  const wetland = answer('wetland', wetlandMitigationRatio, isInWetlandCertain(input, widthFt));
  const buffer = answer('buffer', bufferMitigationRatio, adjacency?.certain ?? false);
  const lines = { wetland: wetland.line, buffer: buffer.line };
  return {
    ...lines,
    findings: [
      unavoidableFinding(input, lines),
      wetland.finding,
      buffer.finding,
      ...mitigationKindFindings(input, lines),
      ...feeFindings(input, lines),
      monitoringFinding(input, lines),
    ].filter((finding) => finding !== null),
  };
}
