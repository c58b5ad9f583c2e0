import { canRedo, cornersPlaced, redoChange, shapes, tool, undoChange } from './drawing.js';

/** Takes back the last corner of an unfinished polygon, or else the last change. */
export async function undoLast(): Promise<void> {
  if (cornersPlaced.value > 0) {
    const editor = await import('../draw/follow-editor.js');
    editor.undoCorner();
    return;
  }
  undoChange();
  if (shapes.value.length === 0 && tool.value === 'edit') tool.value = 'polygon';
}

/** Makes again what was taken back. */
export function redoLast(): void {
  if (canRedo.value) redoChange();
}
