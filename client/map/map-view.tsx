import { useLayoutEffect, useRef } from 'preact/hooks';
import { keyView } from '../keyboard/keys-on-focus.js';
import { jurisdiction, jurisdictions } from '../state/jurisdictions.js';
import { mapState, mapTools, mapWanted, pointerNote } from '../state/map-view.js';
import { address } from '../state/route.js';
import { Legend } from './legend.js';
import { ScaleBar } from './scale-bar.js';
import { DrawToolbar } from './draw-toolbar.js';
import { ZoomButtons } from './zoom-buttons.js';

/** Whether the browser has what the map is drawn with. */
function drawsWebgl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

/** Where the map goes; its code is fetched apart from the page's. */
function MapCanvas() {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = container.current;
    if (place === null) return undefined;
    let remove: (() => void) | null = null;
    let gone = false;
    import('./start-map.js')
      .then((module) => module.startMap(place))
      .then((stop) => {
        if (gone) stop();
        else remove = stop;
      })
      .catch(() => (mapState.value = drawsWebgl() ? 'failed' : 'no-webgl'));
    return () => {
      gone = true;
      remove?.();
    };
  }, []);
  return <div ref={container} class="map-canvas" />;
}

const STATES = {
  loading: 'The map is loading…',
  failed: 'The map could not be loaded. Reload the page to try again; parcels can be searched meanwhile.',
  'no-webgl':
    'This browser cannot draw the map: it needs WebGL. Parcels can be searched, and their figures read.',
} as const;

function MapState() {
  if (mapState.value === 'ready') return null;
  if (jurisdictions.value.state === 'failed') return null;
  return (
    <p class="map-state" role="status">
      {STATES[mapState.value]}
    </p>
  );
}

function PointerNote() {
  const note = pointerNote.value;
  if (note === null) return null;
  return (
    <div
      class={note.flip ? 'pointer-note flipped' : 'pointer-note'}
      aria-hidden="true"
      style={{
        left: `${note.x}px`,
        top: `${note.y}px`,
        ...(note.flip ? {} : { maxWidth: `calc(100% - ${note.x + 22}px)` }),
      }}
    >
      {note.text}
    </div>
  );
}

/** The map with everything that lies on it. */
export function MapView() {
  const place = jurisdiction.value;
  const Tools = mapTools.value;
  const Keys = keyView.value;
  if (place === null || (place.bounds === null && !mapWanted.value))
    return (
      <section class="map" aria-label="Map">
        {place !== null && <p class="map-state">There is no map of {place.name} yet.</p>}
      </section>
    );
  return (
    <section class="map" aria-label="Map">
      <MapCanvas />
      <MapState />
      {address.value.task === 'proposal' && <DrawToolbar />}
      {Tools !== null && <Tools />}
      <ZoomButtons />
      <PointerNote />
      {Keys !== null && <Keys />}
      <ScaleBar />
      {place.invented && <p class="invented">Demonstration data, invented</p>}
      <Legend />
    </section>
  );
}
