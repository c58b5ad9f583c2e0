import { activityFindings } from './activities/findings.js';
import { asAnswered, rulingsFor } from './activities/rulings.js';
import { activitySummary } from './activities/summary.js';
import type { ProposalEvaluation, ProposalInput } from './evaluation.js';
import { landFindings } from './land.js';
import { mitigationFor } from './mitigation.js';
import { proposalNotFoundFor } from './not-found.js';
import { noticesFor } from './notices.js';
import { askedQuestions } from './questions.js';
import { withAnsweredMembers } from './stated-facts.js';
import { stormwaterFor } from './stormwater.js';
import { landSummary } from './summary.js';

function summaryOf({ ordinance }: ProposalInput, parts: readonly (string | null | undefined)[]): string {
  const said = parts.filter((part) => typeof part === 'string').join(' ');
  return said === ''
    ? `As far as its text is held here, ${ordinance.shortName} says nothing of this proposal.`
    : said;
}

/**
 * What an ordinance says about a proposed disturbance, and what it owes.
 * @param given  everything measured, in square feet and feet on the ground, and the facts that geometry cannot tell
 * @returns findings, what is prohibited first; how the ordinance stands to what is done; the questions that matter; the
 *   mitigation owed and offered; the answer in a sentence, what was looked for and not found, and what to know before
 *   relying on it
 * @throws InvalidInput  for a day before the text held here, or a negative or non-finite measure
 * @source Mamaroneck §§ 192-2, 192-3, 192-4; Rye §§ 195-3, 195-4; North Castle §§ 340-6, 340-8, 340-9;
 *   Wesley Hills §§ 181-5, 181-6, 181-7
 */
export function evaluateProposal(given: ProposalInput): ProposalEvaluation {
  const input = { ...given, facts: withAnsweredMembers(given.facts) };
  const { adjacency, findings: landFound } = landFindings(input, 'proposal');
  const stormwater = stormwaterFor(input);
  const before = [...landFound, ...(stormwater?.findings ?? [])];
  const ruled = rulingsFor(input, before);
  const activities = asAnswered(ruled);
  const done = activityFindings(input, ruled);
  const isProhibited = (_: unknown, index: number) => activities[index]?.standing === 'prohibited';
  const { wetland, buffer, findings: owed } = mitigationFor(input, adjacency);
  const land = landSummary(input, adjacency, 'proposal');
  const { prohibited, rest } = activitySummary(ruled, input.ordinance);
  return {
    findings: [
      ...done.filter(isProhibited),
      ...before,
      ...done.filter((finding, index) => !isProhibited(finding, index)),
      ...owed,
    ],
    summary: summaryOf(input, [prohibited, land, stormwater?.summary, rest]),
    checkedAndNotFound: proposalNotFoundFor(input),
    notices: noticesFor(input, 'proposal'),
    mitigation: { wetland, buffer },
    activities,
    questions: askedQuestions(input, ruled, [...before, ...owed]),
  };
}
