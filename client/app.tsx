import { useState } from 'preact/hooks';
import { MapView } from './map/map-view.js';
import { ErrorBoundary } from './panels/error-boundary.js';
import { PageHeader } from './panels/page-header.js';
import { Panel } from './panels/panel.js';
import { SpokenFigures } from './panels/spoken-figures.js';

/** The page: header, panel and map. On a phone the panel is a sheet over the map that can be lowered. */
export function App() {
  const [lowered, setLowered] = useState(false);
  return (
    <div class={lowered ? 'page lowered' : 'page'}>
      <PageHeader />
      <main class="panel" aria-label="Answer" tabIndex={-1}>
        <button
          type="button"
          class="sheet-handle"
          aria-expanded={!lowered}
          onClick={() => setLowered(!lowered)}
        >
          {lowered ? 'Show the answer' : 'Show more of the map'}
        </button>
        <div class="panel-content">
          <ErrorBoundary>
            <Panel />
          </ErrorBoundary>
        </div>
        <SpokenFigures />
      </main>
      <ErrorBoundary>
        <MapView />
      </ErrorBoundary>
    </div>
  );
}
