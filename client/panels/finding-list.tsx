import type { ExplainedFinding, Outcome } from '../../core/finding.js';
import { unbroken } from '../figures/format.js';
import { FindingExplanation } from './finding-explanation.js';
import { sectionOf } from './law-link.js';

const OUTCOMES: Record<Outcome, string> = {
  applies: 'Applies',
  'does-not-apply': 'Not reached',
  exempt: 'Exempt',
  met: 'Met',
  short: 'Short',
  undetermined: 'Not decided',
  information: 'For information',
};

/** Findings that call for something come first. */
const ORDER: readonly Outcome[] = [
  'applies',
  'short',
  'undetermined',
  'met',
  'exempt',
  'information',
  'does-not-apply',
];

function inOrder(findings: readonly ExplainedFinding[]): ExplainedFinding[] {
  return [...findings].sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
}

function FindingItem({ finding }: { finding: ExplainedFinding }) {
  return (
    <li class={`finding outcome-${finding.outcome}`}>
      <h4>
        {finding.title}{' '}
        <span class="citation" title={finding.citation}>
          {unbroken(sectionOf(finding.citation))}
        </span>
      </h4>
      <p>
        <span class="outcome">{OUTCOMES[finding.outcome]}</span> {unbroken(finding.reason)}
      </p>
      <FindingExplanation finding={finding} />
    </li>
  );
}

/** What the ordinance says, each with its section. */
export function FindingList({ findings }: { findings: readonly ExplainedFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby="findings-heading">
      <h3 id="findings-heading">What the ordinance says</h3>
      <ul class="findings">
        {inOrder(findings).map((finding, index) => (
          <FindingItem key={index} finding={finding} />
        ))}
      </ul>
    </section>
  );
}
