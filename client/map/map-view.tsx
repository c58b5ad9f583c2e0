import { useEffect, useRef } from 'preact/hooks';
import { jurisdiction, jurisdictions } from '../state/jurisdictions.js';
import { mapState, pointerNote } from '../state/map-view.js';
import { address } from '../state/route.js';
import { Legend } from './legend.js';
import { ScaleBar } from './scale-bar.js';
import { DrawToolbar } from './draw-toolbar.js';
import { ZoomButtons } from './zoom-buttons.js';

/** Where the map goes; its code is fetched apart from the page's. */
function MapCanvas() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
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
      .catch(() => (mapState.value = 'failed'));
    return () => {
      gone = true;
      remove?.();
    };
  }, []);
  return <div ref={container} class="map-canvas" />;
}

function MapState() {
  if (mapState.value === 'ready') return null;
  if (jurisdictions.value.state === 'failed') return null;
  const failed = mapState.value === 'failed';
  return (
    <p class="map-state" role="status">
      {failed
        ? 'The map cannot be drawn in this browser. It needs WebGL. Parcels can still be searched, and corners typed.'
        : 'The map is loading…'}
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
      style={{ left: `${note.x}px`, top: `${note.y}px` }}
    >
      {note.text}
    </div>
  );
}

/** The map with everything that lies on it. */
export function MapView() {
  const place = jurisdiction.value;
  if (place === null || place.bounds === null)
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
      <ZoomButtons />
      <PointerNote />
      <ScaleBar />
      {place.invented && <p class="invented">Demonstration data, invented</p>}
      <Legend />
    </section>
  );
}
