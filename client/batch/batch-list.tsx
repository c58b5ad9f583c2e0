import type { ParcelBatch } from '../../core/contracts/parcel-batches.js';
import { fetchBatches } from '../batch-api.js';
import { dayText } from '../figures/format.js';
import { FailureNote } from '../panels/failure-note.js';
import { formatAddress } from '../state/address.js';
import { jurisdictions } from '../state/jurisdictions.js';
import { valueOf } from '../state/loadable.js';
import { address } from '../state/route.js';
import { usePages } from '../state/use-pages.js';
import { stateText } from './batch-words.js';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** @returns the ordinance of a screening of all parcels, by the name that people know */
export function lawName({ ordinance }: Pick<ParcelBatch, 'ordinance'>): string {
  const laws = valueOf(jurisdictions.value)?.ordinances ?? [];
  return laws.find(({ id }) => id === ordinance)?.shortName ?? ordinance;
}

/** The screenings of all parcels that were started before, newest first, each with the way to it. */
export function BatchList({ place }: { place: string }) {
  const { items, more, asking, failure, again } = usePages(place, (next, signal) =>
    fetchBatches(place, next, signal),
  );
  return (
    <section aria-labelledby="batches-heading">
      <h3 id="batches-heading">Started before</h3>
      {items === null && failure === null && <p class="loading">Fetching the list…</p>}
      {items?.length === 0 && <p class="meta">None yet.</p>}
      <ul class="batches">
        {(items ?? []).map((batch) => (
          <li key={batch.id}>
            <a href={formatAddress({ ...address.value, batch: batch.id })}>
              {lawName(batch)}, as of {dayText(batch.on)}
            </a>
            <p>{stateText(batch)}</p>
            <p class="meta">
              {when.format(new Date(batch.createdAt))}, {batch.by}, map {batch.mapVersion}
            </p>
          </li>
        ))}
      </ul>
      {failure !== null && <FailureNote failure={failure} again={again} />}
      {more !== null && failure === null && (
        <p class="buttons">
          <button type="button" aria-disabled={asking} onClick={more}>
            {asking ? 'Fetching…' : 'Show older ones'}
          </button>
        </p>
      )}
    </section>
  );
}
