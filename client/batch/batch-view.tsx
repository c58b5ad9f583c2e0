import { useState } from 'preact/hooks';
import type { Jurisdiction } from '../../core/contracts/jurisdictions.js';
import type { ParcelBatch, Standing } from '../../core/contracts/parcel-batches.js';
import type { RowFilter } from '../batch-api.js';
import { dayText } from '../figures/format.js';
import { FailureNote } from '../panels/failure-note.js';
import { focusSoon } from '../panels/focus-soon.js';
import { PageHeading } from '../panels/page-heading.js';
import { formatAddress } from '../state/address.js';
import { address } from '../state/route.js';
import { may } from '../state/session.js';
import { lawName } from './batch-list.js';
import { BatchProgress } from './batch-progress.js';
import { BatchRows } from './batch-rows.js';
import { BatchSummary } from './batch-summary.js';
import { stateText } from './batch-words.js';
import { DeleteBatch } from './delete-batch.js';
import { isUnderWay, useBatch } from './use-batch.js';

const FIRST: RowFilter = { standing: null, q: '', sort: 'taxMapNumber' };

function WayBack() {
  return (
    <p class="back">
      <a href={formatAddress({ ...address.value, batch: null })}>Screen all parcels</a>
    </p>
  );
}

function Ended({ batch }: { batch: ParcelBatch }) {
  if (batch.state === 'failed')
    return (
      <div class="notice failure" role="alert">
        <p>{stateText(batch)}</p>
      </div>
    );
  return <p role="status">{stateText(batch)}</p>;
}

/** One screening of all parcels: how far it is, and what it found. */
export function BatchView({ place, id }: { place: Jurisdiction; id: string }) {
  const { batch, failure, again } = useBatch(place.id, id);
  const [filter, setFilter] = useState<RowFilter>(FIRST);
  if (batch === null)
    return (
      <>
        <WayBack />
        {failure === null ? (
          <p class="loading">Asking how it stands…</p>
        ) : (
          <FailureNote failure={failure} again={again} />
        )}
      </>
    );
  const underWay = isUnderWay(batch);
  const hasRows = !underWay && batch.parcels.done > 0;
  const show = (standing: Standing): void => {
    setFilter({ ...FIRST, standing });
    focusSoon('batch-rows-heading');
  };
  return (
    <>
      <WayBack />
      <PageHeading>All parcels of {place.name}</PageHeading>
      <p class="about">
        Under {lawName(batch)} as of {dayText(batch.on)}, on version {batch.mapVersion} of the map. Started by{' '}
        {batch.by}.
      </p>
      {underWay ? (
        <BatchProgress place={place.id} batch={batch} lost={failure} again={again} />
      ) : (
        <Ended batch={batch} />
      )}
      {batch.notices.length > 0 && (
        <ul class="plain remarks">
          {batch.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      <BatchSummary batch={batch} onStanding={hasRows ? show : null} />
      {hasRows && <BatchRows place={place.id} batch={batch} filter={filter} onFilter={setFilter} />}
      {!underWay && may('administrator', place.id) && <DeleteBatch place={place.id} id={batch.id} />}
    </>
  );
}
