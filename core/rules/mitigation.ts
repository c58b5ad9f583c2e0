import type { MitigationLine } from '../contracts/screening.js';
import type { Finding } from '../finding.js';
import type { Adjacency } from './adjacent-area.js';
import type { ProposalInput } from './evaluation.js';
import { mitigationRatio } from './legal-values.js';
import { mitigationFinding } from './mitigation-finding.js';
import { mitigationLine, type MitigationPart } from './mitigation-line.js';
import { isInWetlandCertain } from './overlap-margin.js';

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
 * @returns both lines and their findings; ratio and required are null where the ordinance states none
 * @throws InvalidInput  for a day before the provision, or a negative or non-finite number
 * @source North Castle § 340-9; Rye § 195-5E (ratio a setting)
 */
export function mitigationFor(input: ProposalInput, adjacency: Adjacency | null): MitigationAnswer {
  const terms = input.ordinance.mitigation;
  if (terms === null) {
    return {
      wetland: mitigationLine(input, 'wetland', null, false),
      buffer: mitigationLine(input, 'buffer', null, false),
      findings: [],
    };
  }
  const answer = (part: MitigationPart, setting: number | undefined, lossCertain: boolean) => {
    const decision =
      part === 'buffer' && terms.bufferWaiver ? input.facts.bufferMitigationNotFeasible : undefined;
    const inForce = decision !== undefined && decision.decidedOn <= input.on;
    const ratio = mitigationRatio(terms[part], setting, input.on);
    const line = mitigationLine(input, part, ratio.value, inForce);
    const finding = mitigationFinding(input, {
      part,
      rule: terms[part].rule,
      ratio,
      line,
      waiver: inForce ? decision : null,
      laterWaiver: decision === undefined || inForce ? null : decision,
      lossCertain,
    });
    return { line, finding };
  };
  const { wetlandMitigationRatio, bufferMitigationRatio } = input.settings;
  const widthFt = adjacency?.finding.threshold ?? 0;
  const wetland = answer('wetland', wetlandMitigationRatio, isInWetlandCertain(input, widthFt));
  const buffer = answer('buffer', bufferMitigationRatio, adjacency?.certain ?? false);
  return { wetland: wetland.line, buffer: buffer.line, findings: [wetland.finding, buffer.finding] };
}
