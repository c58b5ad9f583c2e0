import { mapCommands } from '../state/map-view.js';

/** Nearer and farther, for those who do not use a wheel. */
export function ZoomButtons() {
  const commands = mapCommands.value;
  if (commands === null) return null;
  return (
    <div class="zoom card" role="group" aria-label="Zoom">
      <button type="button" aria-label="Zoom in" title="Zoom in" onClick={commands.zoomIn}>
        +
      </button>
      <button type="button" aria-label="Zoom out" title="Zoom out" onClick={commands.zoomOut}>
        −
      </button>
    </div>
  );
}
