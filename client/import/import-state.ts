import { effect, signal } from '@preact/signals';
import type { ImportPreview } from '../../core/contracts/uploads.js';
import { fetchJurisdictions } from '../api.js';
import { jurisdictions } from '../state/jurisdictions.js';
import { importOnMap, mapCommands } from '../state/map-view.js';

/** What the map shows of the file that is previewed; null: nothing. */
export const shownPreview = signal<ImportPreview | null>(null);

/** The place of a rejected feature that is pointed out; null: none. */
export const pointedOut = signal<{ lon: number; lat: number } | null>(null);

// The legend comes with the map, this with the task.
effect(() => {
  const preview = shownPreview.value;
  importOnMap.value = {
    imported: preview !== null && preview.shown > 0,
    'imported-rejected':
      pointedOut.value !== null || preview?.rejected.some(({ location }) => location !== undefined) === true,
  };
});

/** How often layers have come in since the page was opened: the map draws its tiles anew. */
export const cameIn = signal(0);

/** Degrees around a place that is shown: some 300 feet. */
const AROUND = 0.0008;

/** Moves the map to where the features of the preview lie. */
export function showFeatures(): void {
  const box = shownPreview.peek()?.bbox ?? null;
  if (box !== null) mapCommands.peek()?.show(box);
}

/** Points a place out on the map, and moves there. */
export function showPlace(place: { lon: number; lat: number }): void {
  const { lon, lat } = place;
  pointedOut.value = place;
  mapCommands.peek()?.show([lon - AROUND, lat - AROUND, lon + AROUND, lat + AROUND]);
}

/** Has the page show what came in, in place of what would. What is on screen stays meanwhile, also when nobody answers. */
export function learnLayersAnew(): void {
  shownPreview.value = null;
  cameIn.value += 1;
  fetchJurisdictions()
    .then((value) => (jurisdictions.value = { state: 'ready', value }))
    .catch(() => undefined);
}
