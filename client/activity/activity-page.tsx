import { useState } from 'preact/hooks';
import { ACTIVITY_KINDS, type ActivityKind } from '../../core/contracts/activity-log.js';
import { AwaitedSession } from '../account/awaited-session.js';
import { fetchActivities } from '../activity-api.js';
import { SignInLink } from '../amend/sign-in-way.js';
import { csvOf, listOffer } from '../downloads/offers.js';
import { TableDownload } from '../downloads/table-download.js';
import { FailureNote } from '../panels/failure-note.js';
import { useFocusKept } from '../panels/keep-focus.js';
import { PageHeading } from '../panels/page-heading.js';
import { jurisdiction } from '../state/jurisdictions.js';
import { may, session } from '../state/session.js';
import { usePages } from '../state/use-pages.js';
import { ActivityDays } from './activity-days.js';
import { KIND_LABELS } from './activity-words.js';
import '../style/activity.css';

/** Whose lines are shown. */
type Where = 'here' | 'everywhere';

/** Kinds of which a municipality's own log says nothing. */
const OF_THE_INSTALLATION: ReadonlySet<ActivityKind> = new Set(['account']);

interface FilterProps {
  name: string;
  where: Where;
  kind: ActivityKind | null;
  onChange: (change: { where?: Where; kind?: ActivityKind | null }) => void;
}

function Filter({ name, where, kind, onChange }: FilterProps) {
  const offered = ACTIVITY_KINDS.filter((each) => where === 'everywhere' || !OF_THE_INSTALLATION.has(each));
  return (
    <div class="activity-filter" role="search">
      {may('administrator', null) && (
        <div class="event">
          <label for="activity-where">Where</label>
          <select
            id="activity-where"
            value={where}
            onChange={(event) =>
              onChange({
                where: event.currentTarget.value === 'everywhere' ? 'everywhere' : 'here',
                kind: null,
              })
            }
          >
            <option value="here">{name}</option>
            <option value="everywhere">Everywhere on this server</option>
          </select>
        </div>
      )}
      <div class="event">
        <label for="activity-kind">What was done to</label>
        <select
          id="activity-kind"
          value={kind ?? ''}
          onChange={(event) =>
            onChange({ kind: ACTIVITY_KINDS.find((each) => each === event.currentTarget.value) ?? null })
          }
        >
          <option value="">Anything</option>
          {offered.map((each) => (
            <option key={each} value={each}>
              {KIND_LABELS[each]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function Log({ place, name }: { place: string; name: string }) {
  const [{ where, kind }, setFilter] = useState<{ where: Where; kind: ActivityKind | null }>({
    where: 'here',
    kind: null,
  });
  const of = where === 'here' ? place : null;
  const { items, more, asking, failure, again } = usePages(JSON.stringify([of, kind]), (next, signal) =>
    fetchActivities(of, kind, next, signal),
  );
  return (
    <>
      <Filter
        name={name}
        where={where}
        kind={kind}
        onChange={(change) => setFilter({ where, kind, ...change })}
      />
      <p class="meta" role="status">
        {items === null
          ? failure === null
            ? 'Fetching the log…'
            : ''
          : items.length === 0
            ? 'Nothing of this kind is in the log.'
            : `${items.length.toLocaleString('en-US')} ${items.length === 1 ? 'line' : 'lines'}${more === null ? '' : ' shown, there are older ones'}`}
      </p>
      {items !== null && <ActivityDays items={items} withPlaces={where === 'everywhere'} />}
      {failure !== null && <FailureNote failure={failure} again={again} />}
      {more !== null && failure === null && (
        <p class="buttons">
          <button type="button" aria-disabled={asking} onClick={more}>
            {asking ? 'Fetching…' : 'Show older lines'}
          </button>
        </p>
      )}
      {items !== null && items.length > 0 && where === 'here' && (
        <div class="downloads">
          <TableDownload
            path={csvOf(listOffer(place, 'activity-log', 'The whole log'))}
            label="Download the whole log as CSV"
          />
        </div>
      )}
    </>
  );
}

/** Who did what when in the municipality, for its naturalists and administrators. */
export function ActivityPage() {
  const place = jurisdiction.value;
  useFocusKept();
  if (place === null) return null;
  if (session.value === null) return <AwaitedSession />;
  return (
    <div class="document activity">
      <PageHeading>Activity log</PageHeading>
      {may('naturalist') ? (
        <>
          <p class="about">
            Who did what when in {place.name}, the newest first. Lines are added, and never changed or taken
            away.
          </p>
          <Log key={place.id} place={place.id} name={place.name} />
        </>
      ) : session.value.account === null ? (
        <p>
          The log names people, so it is read by the naturalists and administrators of {place.name}.{' '}
          <SignInLink /> to read it.
        </p>
      ) : (
        <p>
          The log names people, so it is read by the naturalists and administrators of {place.name}. Your
          account has neither role there; an administrator can give it one.
        </p>
      )}
    </div>
  );
}
