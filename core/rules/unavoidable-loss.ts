import type { MitigationLine } from '../contracts/screening.js';
import type { Finding } from '../finding.js';
import { formatArea } from '../format.js';
import type { ProposalInput } from './evaluation.js';
import { cite } from './legal-values.js';
import { isNoLoss } from './mitigation-line.js';
import { statedFacts } from './stated-facts.js';
import { inWords } from './wording.js';

type Judged = Pick<Finding, 'outcome' | 'title' | 'certain' | 'reason' | 'facts'>;

/** What is lost, in words; null where nothing is known to be. */
function lossWords({ wetland, buffer }: { wetland: MitigationLine; buffer: MitigationLine }): string | null {
  const parts = Object.entries({ wetland, buffer }).flatMap(([part, { lossSqFt }]) =>
    lossSqFt === null || isNoLoss(lossSqFt) ? [] : [`${formatArea(lossSqFt)} of ${part}`],
  );
  return parts.length === 0 ? null : `${inWords(parts)} are lost.`;
}

function judge(input: ProposalInput, criteria: readonly string[]): Judged {
  const stated = statedFacts(input.facts);
  const texts = new Map(input.ordinance.questions.map(({ id, text }) => [id, text]));
  const asked = (ids: readonly string[]) => ids.map((id) => texts.get(id) ?? id).join(' ');
  const denied = criteria.filter((id) => stated[id] === false);
  const open = criteria.filter((id) => typeof stated[id] !== 'boolean');
  if (denied.length > 0) {
    return {
      outcome: 'does-not-apply',
      title: 'The loss is not unavoidable, on what was said',
      certain: true,
      reason: `Answered no: ${asked(denied)} So the loss has to be avoided, and mitigation does not make up for it.`,
      facts: criteria.filter((id) => !open.includes(id)),
    };
  }
  if (open.length > 0) {
    return {
      outcome: 'undetermined',
      title: 'Whether the loss is unavoidable cannot be told',
      certain: false,
      reason: `It is unavoidable only if each of these is answered yes: ${asked(open)}`,
      facts: criteria,
    };
  }
  return {
    outcome: 'applies',
    title: 'The loss is unavoidable, on what was said',
    certain: false,
    reason:
      'Each criterion was answered yes. Whoever decides on the permit has to find it so as well, and that the loss was kept as small as is practicable.',
    facts: criteria,
  };
}

/** A list of things that are tried in order, whose texts may be sentences. */
function inOrder(steps: readonly string[]): string {
  return steps.map((step, index) => `(${index + 1}) ${step.replace(/\.$/, '')}`).join('; ');
}

/**
 * Whether what is lost may be lost at all: the order in which losses are avoided, and the criteria of one that cannot be.
 * @param input  the ordinance and what was stated
 * @param lines  what is lost, in square feet on the ground
 * @returns the finding, naming the criteria as facts; null where nothing is known to be lost, or the ordinance has no
 *   such criteria
 * @source North Castle § 340-8D
 */
export function unavoidableFinding(
  input: ProposalInput,
  lines: { wetland: MitigationLine; buffer: MitigationLine },
): Finding | null {
  const terms = input.ordinance.mitigation?.unavoidable ?? null;
  const lost = lossWords(lines);
  if (terms === null || lost === null) return null;
  const judged = judge(input, terms.criteria);
  return {
    ...judged,
    rule: terms.rule,
    measured: null,
    threshold: null,
    unit: null,
    margin: null,
    citation: cite(input.ordinance, terms.citation),
    reason: `${lost} ${judged.reason} What is tried first, in this order: ${inOrder(terms.preference)}.`,
    subject: { type: 'mitigation', id: null },
  };
}
