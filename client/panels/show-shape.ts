import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { boxAround, boxHolds } from '../preview/planar.js';
import { mapCommands } from '../state/map-view.js';
import { viewBox } from '../state/preview.js';

/** Share of the view below which a shape is too small to see what is done with it. */
const SMALL = 1 / 20;

/** Has the map go to a shape that it does not show, or shows too small. */
export function showShape(shape: Shape): void {
  const box = boxAround(shape.rings);
  const view = viewBox.peek();
  if (box === null) return;
  const isSmall =
    view !== null &&
    box[2] - box[0] < SMALL * (view[2] - view[0]) &&
    box[3] - box[1] < SMALL * (view[3] - view[1]);
  if (view === null || isSmall || !boxHolds(view, box)) mapCommands.peek()?.show(box);
}
