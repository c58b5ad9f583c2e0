import type { AmendmentChange } from '../../core/contracts/amendments.js';
import type { MapVersionDetail } from '../../core/contracts/map-history.js';
import { localDateOf } from '../../core/dates.js';
import { dayText, sqFtText } from '../figures/format.js';
import { listText } from '../law/words.js';
import { DownloadMenu } from '../downloads/download-menu.js';
import { versionOffers } from '../downloads/offers.js';
import { fetchVersion, versionPath } from '../history-api.js';
import { FailureNote } from '../panels/failure-note.js';
import { PageHeading } from '../panels/page-heading.js';
import { formatAddress, taskAddress } from '../state/address.js';
import { address } from '../state/route.js';
import { useAnswer } from '../state/use-answer.js';
import { ChangeItem } from './change-item.js';
import { changesText, heldText, neverHeld, versionTitle } from './change-words.js';
import { CompareForm } from './compare-form.js';
import { EvidenceList } from './evidence-list.js';
import { versions } from './history-state.js';
import { MapDayNote } from './map-day-note.js';
import { OutlineKey } from './outline-key.js';
import { BackToTimeline } from './way-back.js';
import { useShown } from './use-shown.js';

/** Changes listed one by one; an import of a whole map would be a list of every wetland. */
const LISTED = 60;

type Change = MapVersionDetail['items'][number];

function remarksOf({
  note,
  derivedFrom,
  delineatedFrom,
}: Pick<AmendmentChange, 'note' | 'derivedFrom' | 'delineatedFrom'>): string[] {
  return [
    ...(note === '' ? [] : [note]),
    ...(derivedFrom.length === 0 ? [] : [`Came from ${listText(derivedFrom, 'and')}.`]),
    ...(delineatedFrom === null ? [] : [`Outline taken from ${delineatedFrom}.`]),
  ];
}

function Facts({ version }: { version: MapVersionDetail }) {
  const rows: (readonly [string, string | null])[] = [
    ['In force', heldText(version, localDateOf(new Date()))],
    ['Reference', version.reference],
    ['Why', version.reason === '' ? null : version.reason],
    [
      'Recorded',
      `${dayText(version.recordedAt.slice(0, 10))}${version.by === null ? '' : ` by ${version.by}`}`,
    ],
    ['On the map', `${version.wetlands} wetlands, ${sqFtText(version.wetlandSqFt)} sq ft`],
  ];
  return (
    <dl class="facts">
      {rows.map(([name, text]) =>
        text === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function NeverHeld({ version }: { version: MapVersionDetail }) {
  if (!neverHeld(version)) return null;
  const later = versions.value.findLast(
    ({ number, since }) => number > version.number && since <= version.since,
  );
  return (
    <p class="notice">
      This version never held for a day: version {later?.number ?? version.number + 1} began on the same day,{' '}
      {dayText(version.since)}, and the map beside it shows that one. What this version changed is drawn over
      it.
    </p>
  );
}

function Changes({ items, left }: { items: readonly Change[]; left: number }) {
  const more = left + Math.max(0, items.length - LISTED);
  return (
    <section aria-labelledby="changes-heading">
      <h3 id="changes-heading">What it changed</h3>
      {items.length === 0 && <p>No wetland is other than it was before.</p>}
      <ul class="changes">
        {items.slice(0, LISTED).map((change) => (
          <ChangeItem key={change.wetland} change={change} remarks={remarksOf(change)} />
        ))}
      </ul>
      {more > 0 && (
        <p class="meta">
          And {more} more, which the download below holds{left > 0 ? ` (up to ${items.length})` : ''}.
        </p>
      )}
    </section>
  );
}

function Detail({ place, version, first }: { place: string; version: MapVersionDetail; first: boolean }) {
  const { amendment } = version;
  return (
    <>
      <p class="title">{versionTitle(version)}</p>
      <p>{changesText(version.changes)}.</p>
      <NeverHeld version={version} />
      <MapDayNote day={version.since} />
      <Facts version={version} />
      {amendment !== null && (
        <p class="made-by">
          <a href={formatAddress({ ...taskAddress(address.value, 'amend'), amendment, on: null })}>
            Amendment {amendment}
          </a>{' '}
          made this version.
        </p>
      )}
      {!first && <OutlineKey />}
      <Changes items={version.items} left={version.left} />
      <section aria-labelledby="evidence-heading">
        <h3 id="evidence-heading">On what evidence</h3>
        {version.evidence.length === 0 ? (
          <p>
            {version.kind === 'import'
              ? 'It was imported from a file; its evidence is that of the file.'
              : 'None is recorded.'}
          </p>
        ) : (
          <EvidenceList place={place} amendment={amendment} evidence={version.evidence} />
        )}
      </section>
    </>
  );
}

interface Props {
  place: string;
  version: number;
  /** the day that was asked for, where it was not asked for by its number */
  askedOn: string | null;
}

/** One version of the map: since when, what it changed, by which decision, on what evidence. */
export function VersionPart({ place, version, askedOn }: Props) {
  const asked = useAnswer(`${place} ${version}`, (signal) => fetchVersion(place, version, signal));
  const detail = asked.value?.number === version ? asked.value : null;
  const entry = versions.value.find(({ number }) => number === version);
  // The first map is no change of anything: it is the map itself.
  const first = detail !== null && detail.items.every(({ before }) => before === null) && version === 1;
  useShown(
    askedOn ?? detail?.since ?? entry?.since ?? null,
    detail === null
      ? null
      : { key: `version ${place} ${version}`, changes: first ? [] : detail.items, earlier: [] },
  );
  const before = versions.value.find(({ number }) => number < version);
  return (
    <article aria-labelledby="version-heading">
      <BackToTimeline />
      <PageHeading id="version-heading">Version {version} of the map</PageHeading>
      {askedOn !== null && (
        <p class="about">
          The map as of {dayText(askedOn)} was version {version}.
        </p>
      )}
      {asked.failure !== null && <FailureNote failure={asked.failure} again={asked.again} />}
      {detail === null && asked.failure === null && <p class="loading">Fetching version {version}…</p>}
      {detail !== null && (
        <>
          <Detail place={place} version={detail} first={first} />
          <div class="downloads">
            <DownloadMenu
              about={`version ${version} of the map`}
              offers={versionOffers(place, version)}
              ready={{
                name: 'JSON',
                use: 'what it changed',
                href: versionPath(place, version),
                fileName: `${place}-map-${version}.json`,
              }}
            />
          </div>
        </>
      )}
      {before !== undefined && (
        <details class="compare">
          <summary>Compare with another version or day</summary>
          <CompareForm key={version} from={before.number} to={version} />
        </details>
      )}
    </article>
  );
}
