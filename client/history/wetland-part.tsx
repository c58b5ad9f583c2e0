import { useState } from 'preact/hooks';
import type { WetlandHistory, WetlandPast } from '../../core/contracts/map-history.js';
import { localDateOf } from '../../core/dates.js';
import { fetchWetlandHistory, wetlandHistoryPath } from '../history-api.js';
import { FailureNote } from '../panels/failure-note.js';
import { PageHeading } from '../panels/page-heading.js';
import { formatAddress } from '../state/address.js';
import { address } from '../state/route.js';
import { useAnswer } from '../state/use-answer.js';
import { accuracyText, ACTION_WORDS, areaText, heldText, signedSqFtText } from './change-words.js';
import { EvidenceList } from './evidence-list.js';
import { OutlineKey } from './outline-key.js';
import { useShown } from './use-shown.js';
import { BackToTimeline } from './way-back.js';

function WetlandLinks({ ids }: { ids: readonly string[] }) {
  return (
    <>
      {ids.map((id, index) => (
        <span key={id}>
          {index === 0 ? '' : ', '}
          <a href={formatAddress({ ...address.value, wetland: id })}>{id}</a>
        </span>
      ))}
    </>
  );
}

function stateText(past: WetlandPast): string {
  const { state } = past;
  if (state === null) return 'Not on the map: it was retired.';
  return [
    areaText(state.areaSqFt),
    state.kind,
    ...(state.localImportance ? ['of unusual local importance'] : []),
    ...(state.degraded ? ['degraded'] : []),
    `accuracy of its outline ${accuracyText(state.accuracyFt)}`,
  ].join(', ');
}

interface PastProps {
  place: string;
  past: WetlandPast;
  chosen: boolean;
  onChoose: () => void;
}

function PastItem({ place, past, chosen, onChoose }: PastProps) {
  const by =
    past.kind === 'import'
      ? past.note || 'Import of the map'
      : (past.title ?? `Amendment ${past.amendment ?? ''}`);
  return (
    <li class={chosen ? 'chosen' : ''}>
      <h3>
        {heldText(past, localDateOf(new Date()))}{' '}
        <span class={`action action-${past.action}`}>{ACTION_WORDS[past.action]}</span>
      </h3>
      <p>
        {stateText(past)}
        {past.netSqFt !== null && past.netSqFt !== 0 && (
          <>
            {' · '}
            <strong>{signedSqFtText(past.netSqFt)} sq ft</strong>
          </>
        )}
      </p>
      <p class="meta">
        {by}
        {past.reference === null ? '' : ` · ${past.reference}`} ·{' '}
        <a href={formatAddress({ ...address.value, version: past.version, against: null, wetland: null })}>
          version {past.version}
        </a>
      </p>
      {past.evidence.length > 0 && (
        <details>
          <summary>Evidence</summary>
          <EvidenceList place={place} amendment={past.amendment} evidence={past.evidence} />
        </details>
      )}
      <p class="change-links">
        <button type="button" class="link" aria-pressed={chosen} onClick={onChoose}>
          {chosen ? 'Shown on the map' : 'Show it so on the map'}
        </button>
      </p>
    </li>
  );
}

function Past({ place, history }: { place: string; history: WetlandHistory }) {
  const [index, setIndex] = useState(0);
  const { items, wetland, derivedFrom, ledTo } = history;
  const chosen = items[index];
  const previous = items[index + 1];
  useShown(chosen?.since ?? null, {
    key: `wetland ${place} ${wetland} ${index}`,
    changes: [{ wetland, before: previous?.state ?? null, after: chosen?.state ?? null }],
    earlier: items.flatMap((past, at) =>
      past.state === null || at === index || at === index + 1 ? [] : [past.state],
    ),
  });
  return (
    <>
      <p class="about">
        {items.length === 1
          ? 'It has been as it is since it came on the map.'
          : `It has been in ${items.length} states.`}
      </p>
      {derivedFrom.length > 0 && (
        <p>
          It came from <WetlandLinks ids={derivedFrom} />.
        </p>
      )}
      {ledTo.length > 0 && (
        <p>
          Of it came <WetlandLinks ids={ledTo} />.
        </p>
      )}
      {items.length > 1 && <OutlineKey earlier={items.length > 2} />}
      <ol class="timeline" reversed>
        {items.map((past, at) => (
          <PastItem
            key={past.version}
            place={place}
            past={past}
            chosen={at === index}
            onChoose={() => setIndex(at)}
          />
        ))}
      </ol>
      {(history.left ?? 0) > 0 && <p class="meta">There are older states than these.</p>}
      <p class="downloads">
        Download it as{' '}
        <a href={wetlandHistoryPath(place, wetland)} download={`${place}-${wetland}-history.json`}>
          JSON
        </a>
      </p>
    </>
  );
}

/** All that a wetland has been, newest first. */
export function WetlandPart({ place, wetland }: { place: string; wetland: string }) {
  const asked = useAnswer(`${place} ${wetland}`, (signal) => fetchWetlandHistory(place, wetland, signal));
  const name = asked.value?.items.find(({ state }) => state !== null)?.state?.name ?? null;
  const unknown = asked.failure?.code === 'NotFound';
  return (
    <article aria-labelledby="wetland-heading">
      <BackToTimeline />
      <PageHeading id="wetland-heading">
        {name === null || name === wetland ? wetland : `${name} (${wetland})`}: all it has been
      </PageHeading>
      {unknown && (
        <p>
          No wetland has ever had the number {wetland} on this map. Click one on the map to see its history.
        </p>
      )}
      {asked.failure !== null && !unknown && <FailureNote failure={asked.failure} again={asked.again} />}
      {asked.value === null && asked.failure === null && <p class="loading">Fetching its history…</p>}
      {asked.value !== null && <Past place={place} history={asked.value} />}
    </article>
  );
}
