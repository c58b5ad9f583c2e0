import { useState } from 'preact/hooks';
import type { MapVersion } from '../../core/contracts/map-history.js';
import { localDateOf } from '../../core/dates.js';
import { DownloadMenu } from '../downloads/download-menu.js';
import { mapOffers } from '../downloads/offers.js';
import { sqFtText } from '../figures/format.js';
import { failureOf, type Failure } from '../failure.js';
import { FailureNote } from '../panels/failure-note.js';
import { PageHeading } from '../panels/page-heading.js';
import { formatAddress } from '../state/address.js';
import { jurisdiction } from '../state/jurisdictions.js';
import { valueOf } from '../state/loadable.js';
import { address } from '../state/route.js';
import { changesText, heldText, neverHeld, netSqFt, signedSqFtText, versionTitle } from './change-words.js';
import { CompareForm } from './compare-form.js';
import { DayOfMap, WetlandSearch } from './history-fields.js';
import { loadEarlier, timeline, versions } from './history-state.js';

function Entry({ version, before }: { version: MapVersion; before: MapVersion | undefined }) {
  const net = netSqFt(version, before);
  const today = version.number === jurisdiction.value?.mapVersion;
  const where = [version.reference, version.by === null ? null : `by ${version.by}`];
  return (
    <li class={neverHeld(version) ? 'never-held' : ''}>
      <h3>
        <a href={formatAddress({ ...address.value, version: version.number, on: null })}>
          Version {version.number}
        </a>{' '}
        <span class="held">{heldText(version, localDateOf(new Date()))}</span>
        {today && <span class="tag">today’s map</span>}
        {version.since > localDateOf(new Date()) && <span class="tag">to come</span>}
      </h3>
      <p class="title">{versionTitle(version)}</p>
      <p>
        {changesText(version.changes)}
        {net !== null && (
          <>
            {' · '}
            <span class="net">{signedSqFtText(net)} sq ft</span>
          </>
        )}
      </p>
      <p class="meta">
        {where.filter((part) => part !== null && part !== '').join(' · ')}
        {where.some((part) => part !== null && part !== '') ? ' · ' : ''}
        {version.wetlands} wetlands, {sqFtText(version.wetlandSqFt)} sq ft
      </p>
    </li>
  );
}

function Earlier() {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const ask = (): void => {
    if (asking) return;
    setAsking(true);
    setFailure(null);
    loadEarlier()
      .catch((error: unknown) => setFailure(failureOf(error)))
      .finally(() => setAsking(false));
  };
  if (valueOf(timeline.value)?.next == null) return null;
  if (failure !== null) return <FailureNote failure={failure} again={ask} />;
  return (
    <p class="buttons">
      <button type="button" aria-disabled={asking} onClick={ask}>
        {asking ? 'Fetching earlier versions…' : 'Show earlier versions'}
      </button>
    </p>
  );
}

/** The versions of the map, newest first, and the ways into them. */
export function TimelinePart() {
  const list = versions.value;
  const place = jurisdiction.value;
  return (
    <>
      <PageHeading>History of the map</PageHeading>
      <p class="about">
        {place?.name}: {list.length === 1 ? 'one version' : `${list.length} versions`}
        {valueOf(timeline.value)?.next == null ? '' : ' shown'}. Pick one to see it on the map with what it
        changed, or click a wetland on the map.
      </p>
      <DayOfMap />
      {list.length > 1 && (
        <details class="compare">
          <summary>Compare two versions or two days</summary>
          <CompareForm from={list[1]?.number ?? 1} to={list[0]?.number ?? 1} />
        </details>
      )}
      <ol class="timeline" reversed>
        {list.map((version, index) => (
          <Entry key={version.number} version={version} before={list[index + 1]} />
        ))}
      </ol>
      <Earlier />
      <WetlandSearch />
      {place !== null && (
        <div class="downloads">
          Layers and list of versions as files:{' '}
          <DownloadMenu about="a layer of today’s map" offers={mapOffers(place.id)} />
        </div>
      )}
    </>
  );
}
