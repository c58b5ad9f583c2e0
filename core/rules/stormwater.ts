import type { Finding } from '../finding.js';
import { formatArea } from '../format.js';
import { DRAWN_AREA_NOISE_SQFT } from '../units.js';
import type { ProposalInput } from './evaluation.js';
import { conditionAFinding } from './impaired-water.js';
import { conditionBFinding, conditionCFinding } from './stormwater-conditions.js';
import { landDevelopmentFinding } from './stormwater-development.js';
import { buildingFindings, openAtOnceFinding } from './stormwater-limits.js';
import { inWords } from './wording.js';

/** What a stormwater article says about a proposal: its findings, and its answer in a sentence. */
export interface StormwaterAnswer {
  findings: Finding[];
  summary: string;
}

function summaryOf(
  input: ProposalInput,
  development: Finding,
  conditionsMet: readonly string[],
  planCitation: string,
): string {
  const area = `${formatArea(input.stormwater.totalDisturbanceSqFt, development.threshold ?? 0, DRAWN_AREA_NOISE_SQFT)} of land are disturbed`;
  if (development.outcome === 'undetermined') {
    return `${area}, less than an acre: whether that is a land development activity depends on whether it is part of a larger common plan.`;
  }
  if (development.outcome !== 'applies') {
    return `${area}, less than an acre and recorded as not part of a larger common plan: not a land development activity of this ordinance, as drawn.`;
  }
  const more =
    conditionsMet.length > 0
      ? `, with controls after construction (Condition${conditionsMet.length > 1 ? 's' : ''} ${inWords(conditionsMet)})`
      : '';
  return `${area}: a land development activity, which needs a stormwater pollution prevention plan under ${planCitation}${more}.`;
}

/**
 * @param input  areas disturbed, in square feet on the ground, and the facts that geometry cannot tell
 * @returns every finding of the stormwater article and its answer; null where the ordinance has none
 * @throws InvalidInput  for a day before the provisions, or a negative or non-finite area
 * @source Wesley Hills §§ 181-6, 181-7
 */
export function stormwaterFor(input: ProposalInput): StormwaterAnswer | null {
  const terms = input.ordinance.stormwater;
  if (terms === null) return null;
  const development = landDevelopmentFinding(input, terms);
  const conditions = [
    { letter: 'A', finding: conditionAFinding(input, terms, development) },
    { letter: 'B', finding: conditionBFinding(input, terms) },
    { letter: 'C', finding: conditionCFinding(input, terms) },
  ];
  const met = conditions.filter(({ finding }) => finding.outcome === 'applies').map(({ letter }) => letter);
  return {
    findings: [
      development,
      ...conditions.map(({ finding }) => finding),
      openAtOnceFinding(input, terms),
      ...buildingFindings(input, terms),
    ],
    summary: summaryOf(input, development, met, terms.planCitation),
  };
}
