import { useRef, useState } from 'preact/hooks';
import { MapView } from './map/map-view.js';
import { ErrorBoundary } from './panels/error-boundary.js';
import { PageHeader } from './panels/page-header.js';
import { Panel } from './panels/panel.js';
import { SpokenFigures } from './panels/spoken-figures.js';
import { isWide, type Task } from './state/address.js';
import { address } from './state/route.js';

/** Keeps the map, hidden, while something takes its room, so that it is as it was when one comes back. */
function MapPlace({ hidden }: { hidden: boolean }) {
  const seen = useRef(false);
  if (!hidden) seen.current = true;
  if (!seen.current) return null;
  return (
    <div class="map-place" hidden={hidden}>
      <ErrorBoundary>
        <MapView />
      </ErrorBoundary>
    </div>
  );
}

const PANEL_NAMES: Readonly<Record<Task, string>> = {
  parcel: 'Answer',
  proposal: 'Answer',
  amend: 'Amendments of the map',
  law: 'The law',
  history: 'History of the map',
  determinations: 'Determinations',
  account: 'Account',
};

/** The page: header, panel and map. On a phone the panel is a sheet over the map that can be lowered. */
export function App() {
  const [lowered, setLowered] = useState(false);
  const wide = isWide(address.value);
  const { task, view, amendment, version, against, wetland, determination, on } = address.value;
  const day = task === 'history' ? on : null;
  return (
    <div class={['page', wide ? 'wide' : lowered ? 'lowered' : ''].join(' ').trim()}>
      <PageHeader />
      <main class="panel" aria-label={PANEL_NAMES[task]} tabIndex={-1}>
        <button
          type="button"
          class="sheet-handle"
          aria-expanded={!lowered}
          onClick={() => setLowered(!lowered)}
        >
          {lowered ? 'Show the answer' : 'Show more of the map'}
        </button>
        {/* Another task or view begins at its top. */}
        <div
          class="panel-content"
          key={[task, view, amendment, version, against, wetland, determination, day].join(' ')}
        >
          <ErrorBoundary>
            <Panel />
          </ErrorBoundary>
        </div>
        <SpokenFigures />
      </main>
      <MapPlace hidden={wide} />
    </div>
  );
}
