import { STANDINGS, type ParcelBatch, type Standing } from '../../core/contracts/parcel-batches.js';
import { acresText, sqFtText } from '../figures/format.js';
import { standingSentence } from './batch-words.js';

interface Props {
  batch: ParcelBatch;
  /** shows the parcels of one standing; null: there is no table yet */
  onStanding: ((standing: Standing) => void) | null;
}

const SUMS = [
  ['inWetlandSqFt', 'in wetlands'],
  ['inWatercourseSqFt', 'in brooks and ponds'],
  ['inAdjacentSqFt', 'in adjacent areas'],
] as const;

/** How many parcels stand how, each with the way to them. */
export function BatchSummary({ batch: { summary }, onStanding }: Props) {
  const counted = STANDINGS.flatMap((standing) => {
    const count = summary.standings[standing];
    return count === 0 ? [] : [{ standing, count }];
  });
  if (counted.length === 0) return null;
  const sums = SUMS.filter(([member]) => summary[member] > 0);
  return (
    <section aria-labelledby="batch-summary-heading">
      <h3 id="batch-summary-heading">What was found</h3>
      <ul class="batch-summary">
        {counted.map(({ standing, count }) => (
          <li key={standing} class={`batch-${standing}`}>
            {onStanding === null ? (
              standingSentence(standing, count)
            ) : (
              <button type="button" class="link" onClick={() => onStanding(standing)}>
                {standingSentence(standing, count)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sums.length > 0 && (
        <p>
          Of the land screened,{' '}
          {sums
            .map(
              ([member, where]) =>
                `${acresText(summary[member])} acres (${sqFtText(summary[member])} sq ft) lie ${where}`,
            )
            .join('; ')}
          .
        </p>
      )}
      <p class="help">
        This is guidance from the map, for finding where to look. A parcel for which nothing was found can
        still hold what no map shows, and other permits can be needed; the boundary on the ground decides.
      </p>
    </section>
  );
}
