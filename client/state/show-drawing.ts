import { effect, untracked } from '@preact/signals';
import { boxAround, type Box } from '../preview/planar.js';
import { shapes } from './drawing.js';
import { broughtOn } from './held.js';
import { mapCommands, mapState } from './map-view.js';
import { address } from './route.js';

/** Share of the drawing that is left free on every side, and degrees that are left at least: some 150 ft. */
const MARGIN = 0.3;
const LEAST_MARGIN = 0.0004;

function withRoom([west, south, east, north]: Box): Box {
  const [x, y] = [(east - west) * MARGIN, (north - south) * MARGIN].map((side) =>
    Math.max(side, LEAST_MARGIN),
  );
  return [west - (x ?? 0), south - (y ?? 0), east + (x ?? 0), north + (y ?? 0)];
}

/** Has the map go to a proposal that comes on screen: one that was kept, opened, or shared. */
export function followBroughtOn(): void {
  let shown = 0;
  effect(() => {
    const now = broughtOn.value;
    if (now === shown || mapState.value !== 'ready' || address.value.task !== 'proposal') return;
    shown = now;
    untracked(() => {
      const box = boxAround(shapes.value.flatMap(({ rings }) => rings));
      if (box !== null) mapCommands.value?.show(withRoom(box));
    });
  });
}
