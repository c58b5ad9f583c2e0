import { keyUndo } from '../keyboard/key-target.js';
import { canRedo, redoChange, shapes, tool, undoChange } from './drawing.js';
import { putPointBack, takePointBack } from './sketch.js';

/** Takes back the last corner of what is not finished, or else the last change. */
export function undoLast(): void {
  if (takePointBack() || keyUndo.peek()?.() === true) return;
  undoChange();
  if (shapes.value.length === 0 && tool.value === 'edit') tool.value = 'polygon';
}

/** Puts the last corner down again that was taken back, or else makes the last change again. */
export function redoLast(): void {
  if (putPointBack()) return;
  if (canRedo.value) redoChange();
}
