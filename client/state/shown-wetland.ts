import { signal } from '@preact/signals';
import { polygonsOf } from '../draw/shape.js';
import type { fetchWetlandOutline } from '../place-api.js';
import { boxAround } from '../preview/planar.js';
import { mapCommands } from './map-view.js';
import { address } from './route.js';

/** A wetland that is pointed out on the map. */
export interface ShownWetland {
  id: string;
  geometry: Awaited<ReturnType<typeof fetchWetlandOutline>>;
}

/** The wetland that was asked to be shown last; null: none. */
export const shownWetland = signal<ShownWetland | null>(null);

/**
 * Moves the map to a wetland of the day that is asked about, and points it out.
 * @throws AnswerFailed  where its outline does not come
 */
export async function showWetland(id: string): Promise<void> {
  const { jurisdiction, on } = address.peek();
  if (jurisdiction === null) return;
  const { fetchWetlandOutline } = await import('../place-api.js');
  const shown = { id, geometry: await fetchWetlandOutline(jurisdiction, id, on) };
  shownWetland.value = shown;
  const box = boxAround(polygonsOf(shown.geometry).flat());
  if (box !== null) mapCommands.peek()?.show(box);
}
