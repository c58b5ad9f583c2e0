import { useEffect, useRef } from 'preact/hooks';
import type { EditedMeanwhile } from '../../core/contracts/amendment-conflicts.js';
import type { Operation } from '../../core/contracts/amendments.js';
import { sqFtText } from '../figures/format.js';
import { acting, closeStuck, dropAct, performAgain, stuck, type Stuck } from './acts.js';
import { sketchSqFt } from './ground.js';
import { comparedMeanwhile } from './meanwhile.js';
import { boxOfStates } from './overlay-features.js';
import { partsOf } from './parts.js';
import { showBox } from './shown.js';
import { SignInLink } from './sign-in-way.js';
import { ACTION_NAMES, momentText } from './standing.js';

/** What one's own change makes of a wetland, where the shape of it is not known before the server has made it. */
const YOURS: Readonly<Record<Operation['operation'], string>> = {
  add: 'is a new one',
  reshape: 'is reshaped',
  split: 'is split as you drew',
  merge: 'is merged',
  'cut-hole': 'has the hole that you drew',
  retire: 'is retired',
  reclassify: 'is classified anew',
  'take-back': 'is taken back',
  rematch: 'is matched anew',
};

/** Both versions of each wetland that both worked on. */
function BothVersions() {
  const compared = comparedMeanwhile.value;
  if (compared.length === 0) return null;
  return (
    <>
      <ul class="map-key" aria-label="On the map">
        <li>
          <span class="swatch part-before" aria-hidden="true" /> As you had it
        </li>
        <li>
          <span class="swatch part-theirs" aria-hidden="true" /> Theirs
        </li>
        <li>
          <span class="swatch part-after" aria-hidden="true" /> Yours
        </li>
      </ul>
      {compared.map(({ wetland, base, theirs, yours, operation, differenceSqFt }) => (
        <p key={wetland}>
          <strong>{wetland}</strong>: theirs{' '}
          {theirs === null ? 'is retired' : `has ${sqFtText(theirs.areaSqFt)} sq ft`}, yours{' '}
          {yours === null ? YOURS[operation] : `has ${sqFtText(sketchSqFt(partsOf(yours.geometry)))} sq ft`}.
          {differenceSqFt !== null &&
            ` ${sqFtText(differenceSqFt)} sq ft lie in only one of the two (preliminary).`}{' '}
          <button type="button" class="link" onClick={() => showBox(boxOfStates([base, theirs, yours]))}>
            Show both on the map
          </button>
        </p>
      ))}
    </>
  );
}

/** A change that was made over another of the same wetland is told twice; its line is shown once. */
function differenceText({
  by,
  at,
  wetland,
  action,
  touchesYours,
}: EditedMeanwhile['differences'][number]): string {
  const what = `${wetland}, ${ACTION_NAMES[action].toLowerCase()}`;
  return `${by ?? 'Somebody'}, ${momentText(at)}: ${what}${touchesYours ? ', which you change too' : ''}.`;
}

function Meanwhile({ conflict, what }: { conflict: EditedMeanwhile; what: string }) {
  return (
    <>
      <p>
        <strong>Somebody else changed this amendment while you worked.</strong> {what} is not saved yet;
        nothing of it is lost.
      </p>
      <ul class="plain">
        {[...new Set(conflict.differences.map(differenceText))].map((text) => (
          <li key={text}>{text}</li>
        ))}
        {conflict.differences.length === 0 && (
          <li>No wetland was changed: its text, evidence or state was.</li>
        )}
      </ul>
      <BothVersions />
      <div class="buttons">
        <button
          type="button"
          class="primary"
          aria-disabled={acting.value !== null}
          onClick={() => void performAgain()}
        >
          Do mine on the new state
        </button>
        <button type="button" onClick={dropAct}>
          Drop mine, keep theirs
        </button>
      </div>
    </>
  );
}

function Failed({ waiting }: { waiting: Stuck }) {
  const { act, failure } = waiting;
  const ended = failure.code === 'SignInNeeded';
  return (
    <>
      <p>
        <strong>{ended ? 'Your session has ended.' : failure.message}</strong> {act.what} was not saved;
        nothing that you typed or drew is lost.{' '}
        {failure.kind === 'unreachable' && 'Check that you are connected, then try again.'}
      </p>
      {failure.problems.length > 0 && (
        <ul class="plain">
          {failure.problems.slice(0, 5).map((problem, index) => (
            <li key={index}>{problem.message}</li>
          ))}
        </ul>
      )}
      {ended && (
        <p>
          <SignInLink text="Sign in again" />, come back to this amendment, and try again.
        </p>
      )}
      <div class="buttons">
        <button
          type="button"
          class="primary"
          aria-disabled={acting.value !== null}
          onClick={() => void performAgain()}
        >
          Try again
        </button>
        <button type="button" onClick={closeStuck}>
          Close
        </button>
      </div>
    </>
  );
}

/** Why the last thing done did not come through, and what can be done about it. */
export function StuckNote() {
  const waiting = stuck.value;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (waiting === null) return;
    note.current?.scrollIntoView({ block: 'nearest' });
    note.current?.focus({ preventScroll: true });
  }, [waiting]);
  if (waiting === null) return null;
  return (
    <div class="notice" role="alert" tabIndex={-1} ref={note}>
      {waiting.conflict === null ? (
        <Failed waiting={waiting} />
      ) : (
        <Meanwhile conflict={waiting.conflict} what={waiting.act.what} />
      )}
    </div>
  );
}
