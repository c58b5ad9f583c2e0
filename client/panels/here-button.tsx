import { askHere, meantPlace } from '../state/place.js';

/** Asks what is in the middle of the map, or at the keyboard's cursor. Not there where there is no map. */
export function HereButton() {
  const meant = meantPlace.value;
  if (meant === null) return null;
  return (
    <p class="here-button no-print">
      <button type="button" aria-describedby="here-help" onClick={() => askHere(meant())}>
        What is here?
      </button>
      <span id="here-help" class="help">
        Asks about the middle of the map. Right-click a place, or press and hold it, to ask about that one.
      </span>
    </p>
  );
}
