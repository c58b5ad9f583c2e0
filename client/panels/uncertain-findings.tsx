import type { Finding } from '../../core/finding.js';

function isTooClose(finding: Finding): boolean {
  return (
    !finding.certain && finding.margin !== null && finding.measured !== null && finding.threshold !== null
  );
}

/** Findings whose threshold lies inside the margin of the map: only a delineation can decide them. */
export function UncertainFindings({ findings }: { findings: readonly Finding[] }) {
  return findings.filter(isTooClose).map((finding) => (
    <p key={`${finding.rule} ${finding.subject.id ?? ''} ${finding.title}`} class="notice">
      <strong>Too close to call:</strong> {finding.title}. {finding.reason}
    </p>
  ));
}
