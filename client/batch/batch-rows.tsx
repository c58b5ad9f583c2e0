import { STANDINGS, type ParcelBatch } from '../../core/contracts/parcel-batches.js';
import { fetchRows, rowsCsvPath, type RowFilter } from '../batch-api.js';
import { TableDownload } from '../downloads/table-download.js';
import { countText } from '../figures/format.js';
import { FailureNote } from '../panels/failure-note.js';
import { usePages } from '../state/use-pages.js';
import { STANDING_WORDS } from './batch-words.js';
import { RowsTable } from './rows-table.js';

interface Props {
  place: string;
  batch: ParcelBatch;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
}

function Filter({ batch, filter, onFilter }: Omit<Props, 'place'>) {
  const offered = STANDINGS.filter(
    (standing) => batch.summary.standings[standing] > 0 || standing === filter.standing,
  );
  return (
    <div class="batch-fields" role="search">
      <div class="event">
        <label for="batch-q">Tax map number or address</label>
        <input
          id="batch-q"
          type="text"
          autocomplete="off"
          maxLength={200}
          value={filter.q}
          onInput={(event) => onFilter({ ...filter, q: event.currentTarget.value })}
        />
      </div>
      <div class="event">
        <label for="batch-standing">How it stands</label>
        <select
          id="batch-standing"
          value={filter.standing ?? ''}
          onChange={(event) =>
            onFilter({
              ...filter,
              standing: STANDINGS.find((standing) => standing === event.currentTarget.value) ?? null,
            })
          }
        >
          <option value="">Any</option>
          {offered.map((standing) => (
            <option key={standing} value={standing}>
              {STANDING_WORDS[standing].label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** The parcels with what was found of each: searched, sorted, page by page, and as a file. */
export function BatchRows({ place, batch, filter, onFilter }: Props) {
  const question = JSON.stringify([batch.id, batch.state, filter]);
  const { items, more, asking, failure, again } = usePages(question, (next, signal) =>
    fetchRows(place, batch.id, filter, next, signal),
  );
  return (
    <section aria-labelledby="batch-rows-heading">
      <h3 id="batch-rows-heading" tabIndex={-1}>
        The parcels
      </h3>
      <Filter batch={batch} filter={filter} onFilter={onFilter} />
      <p class="meta" role="status">
        {items === null
          ? ''
          : items.length === 0
            ? 'No parcel fits.'
            : more === null
              ? countText(items.length, 'parcel fits.', 'parcels fit.')
              : `The first ${items.length.toLocaleString('en-US')} are shown, there are more.`}
      </p>
      {items === null && failure === null && <p class="loading">Fetching the parcels…</p>}
      {items !== null && items.length > 0 && (
        <RowsTable
          batch={batch}
          rows={items}
          sort={filter.sort}
          busy={asking}
          onSort={(sort) => onFilter({ ...filter, sort })}
        />
      )}
      {failure !== null && <FailureNote failure={failure} again={again} />}
      {more !== null && failure === null && (
        <p class="buttons">
          <button type="button" aria-disabled={asking} onClick={more}>
            {asking ? 'Fetching…' : 'Show more'}
          </button>
        </p>
      )}
      {items !== null && items.length > 0 && (
        <TableDownload
          path={rowsCsvPath(place, batch.id, filter)}
          label={
            filter.q.trim() === '' && filter.standing === null
              ? 'Download all parcels as CSV'
              : 'Download the parcels that fit as CSV'
          }
        />
      )}
    </section>
  );
}
