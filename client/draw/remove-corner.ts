import { drawMessage, selectedCorner, type CornerOfShape } from '../state/draw-options.js';
import { editShape, shapes } from '../state/drawing.js';
import { ringsWithout } from './delete-corner.js';

/** Takes a corner of a shape away, or says why it stays. */
export function removeCorner({ shape: id, ring, corner }: CornerOfShape): void {
  const shape = shapes.peek().find((item) => item.id === id);
  if (shape === undefined) return;
  const rings = ringsWithout(shape, ring, corner);
  drawMessage.value = rings === null ? 'An outline keeps at least three corners.' : null;
  if (rings === null) return;
  selectedCorner.value = null;
  editShape(id, { rings });
}
