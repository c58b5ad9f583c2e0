import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Map as MapLibreMap } from 'maplibre-gl';

/** The cursor over the map and what belongs to it, once its code is there. */
export const keyView = signal<ComponentType | null>(null);

const LABEL = 'Map';
const HELP =
  'Arrow keys move a cursor over the map, Enter acts at it, and the question mark key opens the list of keys. What the map shows stands in the panel as text.';
const HELP_ID = 'map-keys-help';

/** Has screen readers pass the keys on to the map, and say what they do. */
function describe(map: MapLibreMap): () => void {
  const canvas = map.getCanvas();
  const help = document.createElement('p');
  help.id = HELP_ID;
  help.className = 'visually-hidden';
  help.textContent = HELP;
  map.getContainer().append(help);
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', LABEL);
  canvas.setAttribute('aria-describedby', HELP_ID);
  return () => help.remove();
}

/** Fetches the keyboard's part of the map when the map first gets the focus. @returns what stops it */
export function keysOnFocus(map: MapLibreMap): () => void {
  const canvas = map.getCanvas();
  const undescribe = describe(map);
  let stop: (() => void) | null = null;
  let gone = false;
  const begin = (): void => {
    void Promise.all([import('./follow-keys.js'), import('./key-cursor.js')])
      .then(([keys, view]) => {
        if (gone) return;
        stop = keys.followMapKeys(map);
        keyView.value = view.KeyCursor;
      })
      // The panel still does by fields and lists what the keys would do on the map.
      .catch(() => undefined);
  };
  canvas.addEventListener('focus', begin, { once: true });
  return () => {
    gone = true;
    canvas.removeEventListener('focus', begin);
    keyView.value = null;
    stop?.();
    undescribe();
  };
}
