import type { ActivityRuling } from '../../core/contracts/activities.js';
import type { ExplainedFinding } from '../../core/finding.js';
import { mergedRulings } from '../figures/merged-rulings.js';
import { RulingItem } from './ruling-item.js';

interface Props {
  rulings: readonly ActivityRuling[];
  /** of the same answer */
  findings: readonly ExplainedFinding[];
}

/** How the ordinance stands to what is done, on each part of the land. */
export function RulingList({ rulings, findings }: Props) {
  if (rulings.length === 0) return null;
  return (
    <section aria-labelledby="rulings-heading">
      <h3 id="rulings-heading">What is done there</h3>
      <ul class="rulings">
        {mergedRulings(rulings, findings).map((ruling, index) => (
          <RulingItem key={index} ruling={ruling} />
        ))}
      </ul>
    </section>
  );
}
