import { useState } from 'preact/hooks';
import {
  AMENDMENT_STATES,
  type AmendmentState,
  type AmendmentSummary,
} from '../../core/contracts/amendments.js';
import { csvOf, listOffer } from '../downloads/offers.js';
import { TableDownload } from '../downloads/table-download.js';
import { failureOf, type Failure } from '../failure.js';
import { countText } from '../figures/format.js';
import { FailureNote } from '../panels/failure-note.js';
import { formatAddress } from '../state/address.js';
import { jurisdiction } from '../state/jurisdictions.js';
import { address } from '../state/route.js';
import { may } from '../state/session.js';
import { lists, loadMore, reloadLists, type AmendmentPage } from './amendment-state.js';
import { NewAmendmentForm } from './new-amendment-form.js';
import { RestoreButton } from './restore-button.js';
import { momentDay, standingText } from './standing.js';

const HEADINGS: Readonly<Record<AmendmentState, string>> = {
  draft: 'Drafts',
  proposed: 'Proposed, to be decided',
  adopted: 'Adopted',
  withdrawn: 'Withdrawn',
};

function Item({ item }: { item: AmendmentSummary }) {
  return (
    <li class="change">
      <h4>
        <a href={formatAddress({ ...address.value, amendment: item.number })}>{item.title}</a>{' '}
        <span class="secondary">No. {item.number}</span>
      </h4>
      <p>
        {standingText(item)}. {countText(item.changes, 'change', 'changes')}.
        {item.restores !== null && ` Takes back No. ${item.restores}.`}
      </p>
      <p class="help">
        Begun {item.createdBy === null ? '' : `by ${item.createdBy} `}on {momentDay(item.createdAt)}
      </p>
      {item.state === 'adopted' && may('naturalist') && <RestoreButton item={item} />}
    </li>
  );
}

function Group({ state, page }: { state: AmendmentState; page: AmendmentPage }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  if (page.items.length === 0) return null;
  const more = (): void => {
    setFailure(null);
    loadMore(state).catch((error: unknown) => setFailure(failureOf(error)));
  };
  return (
    <section aria-labelledby={`amendments-${state}`}>
      <h3 id={`amendments-${state}`}>{HEADINGS[state]}</h3>
      <ul class="changes">
        {page.items.map((item) => (
          <Item key={item.number} item={item} />
        ))}
      </ul>
      {page.next !== null && (
        <button type="button" onClick={more}>
          Show older ones
        </button>
      )}
      {failure !== null && <FailureNote failure={failure} again={more} />}
    </section>
  );
}

/** How many there are; more where not all were asked for. */
function someText({ items, next }: AmendmentPage, one: string, many: string): string {
  return `${next === null ? '' : 'More than '}${countText(items.length, one, many)}`;
}

function headlineOf(pages: Readonly<Record<AmendmentState, AmendmentPage>>): string {
  const { draft, proposed } = pages;
  if (AMENDMENT_STATES.every((state) => pages[state].items.length === 0))
    return 'The map has not been amended yet.';
  const drafts =
    draft.items.length === 0 ? 'No draft is open' : `${someText(draft, 'draft is', 'drafts are')} open`;
  const waiting =
    proposed.items.length === 0
      ? 'nothing waits for a decision'
      : `${someText(proposed, 'amendment waits', 'amendments wait')} for a decision`;
  return `${drafts}, and ${waiting}.`;
}

/** The amendments of the municipality by state, and a new one. */
export function AmendmentLists() {
  const loaded = lists.value;
  const place = jurisdiction.value;
  if (place === null) return null;
  return (
    <article aria-labelledby="amend-heading">
      <h2 id="amend-heading">{loaded.state === 'ready' ? headlineOf(loaded.value) : 'Amend the map'}</h2>
      <p class="about">
        {place.name}
        {place.mapVersion === 0 ? ', no map yet' : `, map ${place.mapVersion}`}
      </p>
      {loaded.state === 'failed' && <FailureNote failure={loaded.failure} again={reloadLists} />}
      {loaded.state === 'loading' && <p class="loading">Asking for the amendments…</p>}
      {may('naturalist') ? (
        <NewAmendmentForm />
      ) : (
        <p>You can read the amendments here. Only a naturalist of the municipality changes them.</p>
      )}
      {loaded.state === 'ready' &&
        AMENDMENT_STATES.map((state) => <Group key={state} state={state} page={loaded.value[state]} />)}
      {loaded.state === 'ready' && (
        <div class="downloads">
          <TableDownload
            path={csvOf(listOffer(place.id, 'amendments', 'List of the amendments'))}
            label="Download the list as CSV"
          />
        </div>
      )}
    </article>
  );
}
