import { selectShape, type ChangeKind } from '../state/shape-change.js';

/** Element of the line that a shape has in the list. */
export function shapeLineId(shape: string): string {
  return `shape-${shape}`;
}

/** Element of the button that begins a change of a shape. */
export function changeButtonId(shape: string, kind: ChangeKind): string {
  return `${kind}-${shape}`;
}

/** Frames that the code of the list may take to come. */
const MOST_FRAMES = 120;

function focusField(field: string, frames: number): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(field);
    if (element === null) {
      if (frames > 0) focusField(field, frames - 1);
      return;
    }
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  });
}

/** Unfolds a shape in the list and, as soon as the list shows it, puts the focus on one of its fields by its element's id. */
export function showShapeField(shape: string, field: string): void {
  selectShape(shape);
  focusField(field, MOST_FRAMES);
}

/** Puts the focus on the line of a shape, as soon as the list shows it. */
export function focusShapeLine(shape: string, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const line = document.getElementById(shapeLineId(shape));
    if (line !== null) line.focus();
    else if (frames > 0) focusShapeLine(shape, frames - 1);
  });
}
