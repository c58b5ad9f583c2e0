import { useState } from 'preact/hooks';
import type { AmendmentConflict, CarryOver, WetlandState } from '../../core/contracts/amendments.js';
import { takeStep } from '../amend-api.js';
import { countText, sqFtText } from '../figures/format.js';
import { attributeChanges } from '../history/change-words.js';
import { may } from '../state/session.js';
import { acting, perform } from './acts.js';
import { amendment } from './amendment-state.js';
import { boxOfStates } from './overlay-features.js';
import { showBox } from './shown.js';
import { wetlandTitle } from './standing.js';

type Keep = CarryOver['decisions'][number]['keep'];

function areaOf(state: WetlandState | null): string {
  return state === null ? 'not on it' : `${sqFtText(state.areaSqFt)} sq ft`;
}

function Conflict({
  conflict,
  keep,
  onKeep,
}: {
  conflict: AmendmentConflict;
  keep: Keep | null;
  onKeep: ((keep: Keep) => void) | null;
}) {
  const { wetland, base, theirs, yours, sinceVersion, differenceSqFt } = conflict;
  const title = wetlandTitle(wetland, theirs?.name ?? base?.name);
  const differing = theirs === null || yours === null ? [] : attributeChanges(theirs, yours);
  const choice = (value: Keep, label: string) => (
    <label>
      <input
        type="radio"
        name={`keep-${wetland}`}
        checked={keep === value}
        onChange={() => onKeep?.(value)}
      />{' '}
      {label}
    </label>
  );
  return (
    <li class="change">
      <h4>{title}</h4>
      <p>
        As this began: {areaOf(base)}. Map {sinceVersion} now: {areaOf(theirs)}. Yours: {areaOf(yours)}.
        {differenceSqFt !== null &&
          differenceSqFt > 0 &&
          ` ${sqFtText(differenceSqFt)} sq ft lie in only one of the last two.`}{' '}
        <button
          type="button"
          class="link"
          aria-label={`Show on the map: ${title}`}
          onClick={() => showBox(boxOfStates([base, theirs, yours]))}
        >
          Show on the map
        </button>
      </p>
      {differing.length > 0 && <p>From the map to yours: {differing.join('; ')}.</p>}
      {onKeep !== null && (
        <fieldset class="plain-fieldset">
          <legend class="visually-hidden">Which of {title} to keep</legend>
          {choice('yours', 'Keep mine: change the wetland as it is now into mine')}
          {choice('theirs', 'Keep theirs: drop my change of it')}
        </fieldset>
      )}
    </li>
  );
}

/** What the map has become under the amendment, and how the amendment is carried over to it. */
export function ConflictSection() {
  const [keeps, setKeeps] = useState<Readonly<Record<string, Keep>>>({});
  const [tried, setTried] = useState(false);
  const shown = amendment.value;
  if (shown === null || shown.newestVersion === shown.baseVersion) return null;
  if (shown.state !== 'draft' && shown.state !== 'proposed') return null;
  const { conflicts, baseVersion, newestVersion } = shown;
  const allowed = may('naturalist') && shown.state === 'draft';
  const open = conflicts.filter(({ wetland }) => keeps[wetland] === undefined).length;
  const carry = (): void => {
    setTried(true);
    if (open > 0) return;
    const decisions = conflicts.flatMap(({ wetland }) => {
      const keep = keeps[wetland];
      return keep === undefined ? [] : [{ wetland, keep }];
    });
    void perform({
      what: 'Carrying it over',
      operations: [],
      send: (place, revision) => takeStep(place, revision, 'carry-over', { decisions }),
      done: () => {
        setKeeps({});
        setTried(false);
      },
    });
  };
  return (
    <section class="notice" aria-labelledby="conflict-heading">
      <h3 id="conflict-heading">The map has changed since</h3>
      <p>
        This began from map {baseVersion}; the map is now version {newestVersion}.{' '}
        {conflicts.length === 0
          ? 'None of the wetlands that it changes has changed on the map, so it can be carried over as it is.'
          : `${countText(conflicts.length, 'wetland that it changes has', 'wetlands that it changes have')} changed on the map too. Say for each what is to be kept.`}
        {shown.state === 'proposed' && ' To carry it over, take it back to draft first, under Decision.'}
      </p>
      {conflicts.length > 0 && (
        <>
          <ul class="map-key" aria-label="On the map">
            <li>
              <span class="swatch part-before" aria-hidden="true" /> As it began
            </li>
            <li>
              <span class="swatch part-theirs" aria-hidden="true" /> The map now
            </li>
            <li>
              <span class="swatch part-after" aria-hidden="true" /> Yours
            </li>
          </ul>
          <ul class="changes">
            {conflicts.map((conflict) => (
              <Conflict
                key={conflict.wetland}
                conflict={conflict}
                keep={keeps[conflict.wetland] ?? null}
                onKeep={allowed ? (keep) => setKeeps({ ...keeps, [conflict.wetland]: keep }) : null}
              />
            ))}
          </ul>
        </>
      )}
      {allowed && (
        <div class="buttons">
          <button type="button" class="primary" aria-disabled={acting.value !== null} onClick={carry}>
            Carry it over to map {newestVersion}
          </button>
        </div>
      )}
      {tried && open > 0 && (
        <p class="problems" role="alert">
          Say first what is to be kept: {countText(open, 'wetland is', 'wetlands are')} not decided.
        </p>
      )}
    </section>
  );
}
