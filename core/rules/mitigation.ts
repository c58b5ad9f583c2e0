import type { MitigationLine } from '../contracts/screening.js';
import type { Finding } from '../finding.js';
import { formatArea, formatSqFt } from '../format.js';
import type { MitigationTerms } from '../ordinance.js';
import { AREA_NOISE_SQFT } from '../units.js';
import type { ProposalInput } from './evaluation.js';
import { cite, mitigationRatio, SETTING_PHRASE, type LegalValue } from './legal-values.js';
import { compareWithMargin } from './margin.js';
import { mitigationLine, type MitigationPart } from './mitigation-line.js';
import { adjacentMargin, overlapMargin } from './overlap-margin.js';

/** What is lost, owed and offered, for wetland and for buffer apart, with the findings that say so. */
export interface MitigationAnswer {
  wetland: MitigationLine;
  buffer: MitigationLine;
  findings: Finding[];
}

interface Waiver {
  decidedOn: string;
  reason: string;
}

/** The recorded decision that buffer mitigation is not feasible, where the ordinance knows one and it was taken by then. */
function waiverFor(input: ProposalInput, part: MitigationPart): Waiver | null {
  const decision = input.facts.bufferMitigationNotFeasible;
  if (part !== 'buffer' || decision === undefined || !input.ordinance.mitigation?.bufferWaiver) return null;
  return decision.decidedOn <= input.on ? decision : null;
}

function owedSentence(line: MitigationLine, part: MitigationPart, ratio: LegalValue<number | null>): string {
  const origin = ratio.isSetting ? `, ${SETTING_PHRASE}` : '';
  const required = line.requiredSqFt ?? 0;
  return (
    `${formatArea(line.lossSqFt ?? 0)} of ${part} are lost; at ${ratio.value} to 1${origin} that is ${formatArea(required)} to be provided. ` +
    `Drawn and counted: ${formatArea(line.providedSqFt, required)}.`
  );
}

function findingFor(
  input: ProposalInput,
  part: MitigationPart,
  terms: MitigationTerms,
  ratio: LegalValue<number | null>,
  line: MitigationLine,
  waiver: Waiver | null,
): Finding {
  const shared = {
    rule: terms.rule,
    measured: line.providedSqFt,
    threshold: line.requiredSqFt,
    unit: 'sq ft' as const,
    citation: cite(input.ordinance, ratio.citation),
    subject: { type: 'mitigation' as const, id: part },
  };
  const lossMargin = part === 'wetland' ? overlapMargin(input) : adjacentMargin(input);
  const margin = lossMargin === null || ratio.value === null ? null : lossMargin * ratio.value;
  if (line.lossSqFt === null || line.requiredSqFt === null) {
    const why =
      line.lossSqFt === null
        ? `How much ${part} is lost cannot be told, since a layer it needs is not loaded.`
        : `Mitigation is referred to without a ratio in the text held here; the ratio is ${SETTING_PHRASE}, and none is set.`;
    return {
      ...shared,
      outcome: 'undetermined',
      title: `How much ${part} has to be replaced cannot be told`,
      margin: null,
      certain: false,
      reason: `${why} Drawn and counted: ${formatArea(line.providedSqFt)}.`,
    };
  }
  if (waiver !== null) {
    return {
      ...shared,
      outcome: 'exempt',
      title: 'Buffer mitigation was found not feasible',
      margin: 0,
      certain: true,
      reason: `Recorded decision of ${waiver.decidedOn}: ${waiver.reason}`,
    };
  }
  const late = part === 'buffer' ? input.facts.bufferMitigationNotFeasible : undefined;
  const notYet =
    late !== undefined && late.decidedOn > input.on
      ? ` The decision that it is not feasible is dated ${late.decidedOn}, after the day asked about, and does not count yet.`
      : '';
  if (line.lossSqFt <= AREA_NOISE_SQFT) {
    return {
      ...shared,
      outcome: 'does-not-apply',
      title: `No ${part} is shown as lost`,
      margin,
      certain: lossMargin !== null,
      reason: `On the map as of version ${input.mapVersion} the proposal takes no ${part}, so nothing is owed for it.`,
    };
  }
  const comparison = compareWithMargin(line.providedSqFt, line.requiredSqFt, margin, AREA_NOISE_SQFT);
  const doubt =
    margin === null
      ? ' The positional accuracy of a wetland concerned is not recorded, so it cannot be said how sure this is.'
      : comparison.tooClose
        ? ` What is owed is uncertain by about ${formatSqFt(margin)}, too close to call without a delineation.`
        : '';
  return {
    ...shared,
    outcome: comparison.reaches ? 'met' : 'short',
    title: comparison.reaches
      ? `Enough ${part} mitigation is drawn`
      : `Short by ${formatSqFt(line.shortfallSqFt ?? 0)} of ${part} mitigation`,
    margin,
    certain: comparison.certain,
    reason: `${owedSentence(line, part, ratio)}${notYet}${doubt}`,
  };
}

/**
 * What is owed for the wetland and the buffer a proposal takes, and what was drawn to make up for it.
 * @param input  losses from the split, provided areas already freed of what does not count; square feet on the ground
 * @returns both lines and their findings; ratio and required are null where the ordinance states none
 * @throws InvalidInput  for a day before the provision, or a negative or non-finite number
 * @source North Castle § 340-9; Rye § 195-5E (ratio a setting)
 */
export function mitigationFor(input: ProposalInput): MitigationAnswer {
  const terms = input.ordinance.mitigation;
  if (terms === null) {
    return {
      wetland: mitigationLine(input, 'wetland', null, false),
      buffer: mitigationLine(input, 'buffer', null, false),
      findings: [],
    };
  }
  const answer = (part: MitigationPart, setting: number | undefined) => {
    const ratio = mitigationRatio(terms[part], setting, input.on);
    const waiver = waiverFor(input, part);
    const line = mitigationLine(input, part, ratio.value, waiver !== null);
    return { line, finding: findingFor(input, part, terms[part], ratio, line, waiver) };
  };
  const wetland = answer('wetland', input.settings.wetlandMitigationRatio);
  const buffer = answer('buffer', input.settings.bufferMitigationRatio);
  return { wetland: wetland.line, buffer: buffer.line, findings: [wetland.finding, buffer.finding] };
}
