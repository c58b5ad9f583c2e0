import type { ProposalEvaluation, ProposalInput } from './evaluation.js';
import { landFindings } from './land.js';
import { mitigationKindFindings } from './mitigation-kinds.js';
import { mitigationFor } from './mitigation.js';
import { proposalNotFoundFor } from './not-found.js';
import { noticesFor } from './notices.js';
import { withAnsweredMembers } from './stated-facts.js';
import { stormwaterFor } from './stormwater.js';
import { landSummary } from './summary.js';

/**
 * What an ordinance says about a proposed disturbance, and what it owes.
 * @param given  everything measured, in square feet and feet on the ground, and the facts that geometry cannot tell
 * @returns findings, the mitigation owed and offered, the answer in a sentence, what was looked for and not found,
 *   and what to know before relying on it
 * @throws InvalidInput  for a day before the text held here, or a negative or non-finite measure
 * @source Mamaroneck §§ 192-2, 192-4; Rye §§ 195-3, 195-4; North Castle §§ 340-6, 340-9; Wesley Hills §§ 181-6, 181-7
 */
export function evaluateProposal(given: ProposalInput): ProposalEvaluation {
  const input = { ...given, facts: withAnsweredMembers(given.facts) };
  const { adjacency, findings } = landFindings(input, 'proposal');
  const stormwater = stormwaterFor(input);
  const { wetland, buffer, findings: owed } = mitigationFor(input, adjacency);
  const land = adjacency === null ? null : landSummary(input, adjacency, 'proposal');
  return {
    findings: [
      ...findings,
      ...(stormwater?.findings ?? []),
      ...owed,
      ...mitigationKindFindings(input, { wetland, buffer }),
    ],
    summary: [land, stormwater?.summary].filter((part) => typeof part === 'string').join(' '),
    checkedAndNotFound: proposalNotFoundFor(input),
    notices: noticesFor(input, 'proposal'),
    mitigation: { wetland, buffer },
    activities: [],
    questions: [],
  };
}
