import { useEffect } from 'preact/hooks';
import { dayText } from '../figures/format.js';
import { FailureNote } from '../panels/failure-note.js';
import { useFocusKept } from '../panels/keep-focus.js';
import { PageHeading } from '../panels/page-heading.js';
import { jurisdiction } from '../state/jurisdictions.js';
import { address } from '../state/route.js';
import { versionOn } from './change-words.js';
import { ComparisonPart } from './comparison-part.js';
import { clickNote, loadTimeline, timeline, versions } from './history-state.js';
import { TimelinePart } from './timeline-part.js';
import { VersionPart } from './version-part.js';
import { WetlandPart } from './wetland-part.js';

function NoMap({ name }: { name: string }) {
  return (
    <div class="empty">
      <PageHeading>History of the map</PageHeading>
      <p>No wetlands map of {name} is loaded yet, so it has no history. The first import begins it.</p>
    </div>
  );
}

/** The part of the history that the address names. */
function Chosen({ place }: { place: string }) {
  const { version, against, wetland, on } = address.value;
  if (wetland !== null) return <WetlandPart key={wetland} place={place} wetland={wetland} />;
  if (version !== null && against !== null)
    return <ComparisonPart place={place} from={against} to={version} />;
  if (version !== null) return <VersionPart place={place} version={version} askedOn={null} />;
  if (on !== null) {
    const held = versionOn(versions.value, on);
    if (held !== null) return <VersionPart place={place} version={held.number} askedOn={on} />;
  }
  return <TimelinePart />;
}

/** The history of a municipality's wetlands map: its versions, what each changed and why, and what a wetland has been. */
export function HistoryPanel() {
  const place = jurisdiction.value;
  const id = place?.id ?? null;
  const newest = place?.newestMapVersion ?? 0;
  useFocusKept();
  useEffect(() => {
    if (id !== null && newest > 0) loadTimeline(id);
  }, [id, newest]);
  if (place === null) return null;
  if (newest === 0) return <NoMap name={place.name} />;
  const loaded = timeline.value;
  if (loaded.state === 'failed')
    return <FailureNote failure={loaded.failure} again={() => loadTimeline(place.id)} />;
  if (loaded.state !== 'ready' || loaded.value.jurisdiction !== place.id)
    return <p class="loading">Fetching the history of the map…</p>;
  return (
    <div class="history">
      <Chosen place={place.id} />
      <p class="click-note" role="status">
        {clickNote.value}
      </p>
      <p class="fine-print">
        Nothing on the map is ever overwritten or deleted. {place.name}: map {place.mapVersion}
        {place.mapSince === null ? '' : `, in force since ${dayText(place.mapSince)}`}.
      </p>
    </div>
  );
}
