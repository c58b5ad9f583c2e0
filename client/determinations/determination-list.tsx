import { useState } from 'preact/hooks';
import { localDateOf } from '../../core/dates.js';
import type { Determination, DeterminationList as List } from '../../core/contracts/determinations.js';
import type { Jurisdiction } from '../../core/contracts/jurisdictions.js';
import { fetchDeterminations } from '../determinations-api.js';
import { DownloadMenu } from '../downloads/download-menu.js';
import { listOffer } from '../downloads/offers.js';
import { failureOf, type Failure } from '../failure.js';
import { countText, dayText, unbroken } from '../figures/format.js';
import { FailureNote } from '../panels/failure-note.js';
import { focusSoon } from '../panels/focus-soon.js';
import { PageHeading } from '../panels/page-heading.js';
import { formatAddress } from '../state/address.js';
import { address, go } from '../state/route.js';
import { may } from '../state/session.js';
import { useAnswer } from '../state/use-answer.js';
import { isListed, standingOf, standingText, type ListedState } from './determination-words.js';
import { RequestForm } from './request-form.js';

const STATES: readonly (readonly [ListedState, string])[] = [
  ['all', 'All'],
  ['open', 'Open'],
  ['late', 'Late'],
  ['answered', 'Answered'],
];

/** Which requests are listed. */
interface DeterminationFilter {
  /** empty: of any land */
  taxMapNumber: string;
  state: ListedState;
}

interface FilterProps {
  filter: DeterminationFilter;
  onFilter: (filter: DeterminationFilter) => void;
}

function Filter({ filter, onFilter }: FilterProps) {
  return (
    <div class="determination-filter" role="search">
      <div class="event">
        <label for="filter-number">Tax map number</label>
        <input
          id="filter-number"
          type="text"
          autocomplete="off"
          maxLength={200}
          value={filter.taxMapNumber}
          onInput={(event) => onFilter({ ...filter, taxMapNumber: event.currentTarget.value.trim() })}
        />
      </div>
      <div class="event">
        <label for="filter-state">Which</label>
        <select
          id="filter-state"
          value={filter.state}
          onChange={(event) => {
            const state = STATES.find(([known]) => known === event.currentTarget.value)?.[0];
            if (state !== undefined) onFilter({ ...filter, state });
          }}
        >
          {STATES.map(([state, label]) => (
            <option key={state} value={state}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function Row({ item, kinds, today }: { item: Determination; kinds: List['kinds']; today: string }) {
  const kind = kinds.find((known) => known.kind === item.kind)?.label ?? item.kind;
  return (
    <li class={`determination standing-${standingOf(item, today)}`}>
      <h3>
        <a href={formatAddress({ ...address.value, determination: item.number })}>
          Number {item.number}: {kind}
        </a>
      </h3>
      <p class="standing">{standingText(item, today)}</p>
      <p class="about-land">{item.about}</p>
      <p class="meta">
        {item.taxMapNumber === null ? '' : `${item.taxMapNumber} · `}
        received {dayText(item.requestedOn)} from {item.requestedBy}
      </p>
    </li>
  );
}

interface MoreProps {
  place: string;
  filter: DeterminationFilter;
  next: string;
  onMore: (list: List) => void;
}

function More({ place, filter, next, onMore }: MoreProps) {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const ask = (): void => {
    setAsking(true);
    setFailure(null);
    fetchDeterminations(place, filter.taxMapNumber, next, new AbortController().signal)
      .then(onMore)
      .catch((error: unknown) => setFailure(failureOf(error)))
      .finally(() => setAsking(false));
  };
  if (failure !== null) return <FailureNote failure={failure} again={ask} />;
  return (
    <p class="buttons">
      <button type="button" aria-disabled={asking} onClick={ask}>
        {asking ? 'Fetching more…' : 'Show more'}
      </button>
    </p>
  );
}

/** What can be asked for, in the words of the ordinance. */
function Kinds({ kinds }: { kinds: List['kinds'] }) {
  const formal = kinds.filter(({ kind }) => kind !== 'note');
  if (formal.length === 0)
    return (
      <p class="about">
        The ordinance provides for no determination of its own: what is asked and answered is kept as a note.
      </p>
    );
  const texts = formal.map(({ label, citation }) =>
    citation === null ? label : `${label} (${unbroken(citation)})`,
  );
  return <p class="about">The ordinance provides for: {texts.join('; ')}.</p>;
}

/** The requests of a municipality with how far each is, and the form for another. */
export function DeterminationList({ place }: { place: Jurisdiction }) {
  const [filter, setFilter] = useState<DeterminationFilter>({ taxMapNumber: '', state: 'all' });
  const [recording, setRecording] = useState(false);
  const [further, setFurther] = useState<{
    of: List | null;
    items: readonly Determination[];
    next: string | null;
  }>({
    of: null,
    items: [],
    next: null,
  });
  const asked = useAnswer(JSON.stringify([place.id, filter.taxMapNumber]), (signal) =>
    fetchDeterminations(place.id, filter.taxMapNumber, null, signal),
  );
  const list = asked.value;
  const more = list !== null && further.of === list ? further : { items: [], next: list?.next ?? null };
  const today = localDateOf(new Date());
  const all = [...(list?.items ?? []), ...more.items];
  const items = all.filter((item) => isListed(filter.state, standingOf(item, today)));
  return (
    <>
      <PageHeading>Determinations</PageHeading>
      <p class="about">Written requests about land in {place.name}, and what was answered.</p>
      {list !== null && <Kinds kinds={list.kinds} />}
      {recording && list !== null ? (
        <RequestForm
          place={place.id}
          kinds={list.kinds}
          onRecorded={({ number }) => go({ determination: number })}
          onCancel={() => {
            setRecording(false);
            focusSoon('record-request');
          }}
        />
      ) : (
        may('naturalist') && (
          <p class="buttons">
            <button id="record-request" type="button" class="primary" onClick={() => setRecording(true)}>
              Record a request
            </button>
          </p>
        )
      )}
      <Filter filter={filter} onFilter={setFilter} />
      {asked.failure !== null && <FailureNote failure={asked.failure} again={asked.again} />}
      {list === null && asked.failure === null && <p class="loading">Fetching the requests…</p>}
      <p class="meta" role="status">
        {list === null
          ? ''
          : items.length === 0
            ? filter.taxMapNumber === '' && all.length === 0
              ? 'No request is recorded yet.'
              : 'No request fits.'
            : `${countText(items.length, 'request', 'requests')}${more.next === null ? '' : ' shown, there are more'}`}
      </p>
      <ul class="determination-list" aria-busy={asked.asking}>
        {items.map((item) => (
          <Row key={item.number} item={item} kinds={list?.kinds ?? []} today={today} />
        ))}
      </ul>
      {more.next !== null && list !== null && (
        <More
          place={place.id}
          filter={filter}
          next={more.next}
          onMore={(next) => setFurther({ of: list, items: [...more.items, ...next.items], next: next.next })}
        />
      )}
      {all.length > 0 && (
        <div class="downloads">
          <DownloadMenu
            about="all determinations"
            offers={[listOffer(place.id, 'determinations', 'All determinations')]}
          />
        </div>
      )}
    </>
  );
}
