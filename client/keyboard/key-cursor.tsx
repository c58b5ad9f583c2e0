import { heldCorner, keyCorners, keyCursor, keyHelpOpen, keySpeech, keyTarget } from './key-target.js';
import { KEYS, keyHint } from './key-words.js';
import '../style/keyboard.css';

/** Pixels from the right of the map within which the note stands at the left of the cursor. */
const NOTE_ROOM = 240;

function Cross() {
  const cursor = keyCursor.value;
  if (cursor === null) return null;
  const width = document.querySelector('.map-canvas')?.clientWidth ?? window.innerWidth;
  const flip = cursor.x > width - NOTE_ROOM;
  return (
    <div
      class={cursor.snapped ? 'key-cursor snapped' : 'key-cursor'}
      aria-hidden="true"
      style={{ left: `${cursor.x}px`, top: `${cursor.y}px` }}
    >
      {cursor.note !== '' && <span class={flip ? 'key-note flipped' : 'key-note'}>{cursor.note}</span>}
    </div>
  );
}

/** What each key does, beside the map. */
function KeyList() {
  if (!keyHelpOpen.value) return null;
  return (
    <section class="key-list card" aria-label="Keys on the map">
      <h3>Keys on the map</h3>
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => (keyHelpOpen.value = false)}>
        Close
      </button>
    </section>
  );
}

/** The cursor that the arrow keys move over the map, what it can do, and its voice. */
export function KeyCursor() {
  const work = keyTarget.value?.work();
  return (
    <>
      <Cross />
      {work !== undefined && keyCursor.value !== null && (
        <p class="key-hint card" aria-hidden="true">
          {keyHint(work, keyCorners.value.length, heldCorner.value !== null)} Press ? for all keys.
        </p>
      )}
      <KeyList />
      <p class="visually-hidden" role="status" aria-live="polite">
        {keySpeech.value}
      </p>
    </>
  );
}
