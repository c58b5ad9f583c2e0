import type { Finding } from '../../core/finding.js';
import { uncertaintyOf } from '../figures/uncertainty.js';

/** What the accuracy of the map leaves open; the findings themselves stand in their list. */
export function UncertainFindings({ findings }: { findings: readonly Finding[] }) {
  const doubts = findings.map(uncertaintyOf).filter((doubt) => doubt !== null);
  if (doubts.length === 0) return null;
  return (
    <div class="notice">
      {doubts.map(({ question, range }) => (
        <p key={question}>
          <strong>{question}</strong> {range}
        </p>
      ))}
      <p>The map is not exact enough to tell; a delineation would.</p>
    </div>
  );
}
