import { signal } from '@preact/signals';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { changeShapes, liveShapes, readOnly, selectedShape, shapes, tool } from './drawing.js';

/** What is done to a whole shape by typing how far. */
export type ChangeKind = 'move' | 'rotate' | 'offset';

/** The shape that is being changed so, and how; null: none. */
export const shapeChange = signal<{ shape: string; kind: ChangeKind } | null>(null);

/** Unfolds a shape in the list and lets its corners be moved. */
export function selectShape(shape: string): void {
  selectedShape.value = shape;
  if (!readOnly.peek()) tool.value = 'edit';
}

/** Opens the form of a change, or closes it where it is open. */
export function openChange(shape: string, kind: ChangeKind): void {
  const open = shapeChange.peek();
  if (open?.shape === shape && open.kind === kind) {
    leaveChange();
    return;
  }
  selectShape(shape);
  shapeChange.value = { shape, kind };
}

/** Shows the drawing with one shape changed, before it is. @param parts  what becomes of the shape; null: nothing yet */
export function previewChange(shape: string, parts: readonly Shape[] | null): void {
  liveShapes.value =
    parts === null ? null : shapes.peek().flatMap((other) => (other.id === shape ? parts : [other]));
}

/** Closes the form; the drawing stays as it was. */
export function leaveChange(): void {
  shapeChange.value = null;
  liveShapes.value = null;
}

/** Makes a change, as one step that can be undone. @param parts  what becomes of the shape, itself first */
export function keepChange(shape: string, parts: readonly Shape[]): void {
  changeShapes(shapes.peek().flatMap((other) => (other.id === shape ? parts : [other])));
  leaveChange();
}
