import type { Finding } from '../../core/finding.js';
import { Term } from '../glossary/term.js';
import { uncertaintyOf } from '../figures/uncertainty.js';

/** What the accuracy of the map leaves open; the findings themselves stand in their list. */
export function UncertainFindings({ findings }: { findings: readonly Finding[] }) {
  const doubts = findings.map(uncertaintyOf).filter((doubt) => doubt !== null);
  if (doubts.length === 0) return null;
  return (
    <div class="notice too-close">
      <p class="too-close-title">
        <svg class="note-mark" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 1.5v13M6 8H1.5M3.5 5.8 1.3 8l2.2 2.2M10 8h4.500M12.500 5.8 14.700 8l-2.200 2.200" />
        </svg>
        <Term id="too-close-to-call">Too close to call</Term>
      </p>
      {doubts.map(({ question, range }) => (
        <p key={question}>
          {question} {range}
        </p>
      ))}
      <p>
        The map is not exact enough to tell; a <Term id="delineation">delineation</Term> would.
      </p>
    </div>
  );
}
