import { useRef, useState } from 'preact/hooks';
import { TermNote } from './glossary/term-note.js';
import { MapView } from './map/map-view.js';
import { ErrorBoundary } from './panels/error-boundary.js';
import { OfflineNote } from './panels/offline-note.js';
import { PageHeader } from './panels/page-header.js';
import { Panel } from './panels/panel.js';
import { PrintHead } from './panels/print-head.js';
import { SheetHandle } from './panels/sheet-handle.js';
import { SpokenFigures } from './panels/spoken-figures.js';
import { ThemeChoice } from './panels/theme-choice.js';
import { isWide, type Task } from './state/address.js';
import { address } from './state/route.js';
import type { SheetHeight } from './state/sheet.js';

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
  import: 'Import a layer',
  batch: 'Screen all parcels',
  log: 'Activity log',
  account: 'Account',
};

const SHEET_CLASSES: Readonly<Record<SheetHeight, string>> = { low: 'lowered', half: '', tall: 'raised' };

/** The page: header, panel and map. On a phone the panel is a sheet over the map that can be lowered and raised. */
export function App() {
  const [sheet, setSheet] = useState<SheetHeight>('half');
  const wide = isWide(address.value);
  const { task, view, amendment, version, against, wetland, determination, upload, batch, on } =
    address.value;
  const day = task === 'history' ? on : null;
  return (
    <div class={`page ${wide ? 'wide' : SHEET_CLASSES[sheet]}`.trim()}>
      <PageHeader />
      <OfflineNote />
      <main class="panel" aria-label={PANEL_NAMES[task]} tabIndex={-1}>
        <SheetHandle height={sheet} onHeight={setSheet} />
        {/* Another task or view begins at its top. */}
        <div
          class="panel-content"
          key={[task, view, amendment, version, against, wetland, determination, upload, batch, day].join(
            ' ',
          )}
        >
          <PrintHead />
          <div class="panel-body">
            <ErrorBoundary>
              <Panel />
            </ErrorBoundary>
          </div>
          <ThemeChoice />
        </div>
        <SpokenFigures />
      </main>
      <MapPlace hidden={wide} />
      <TermNote />
    </div>
  );
}
