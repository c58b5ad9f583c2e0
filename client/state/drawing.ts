import { batch, computed, signal } from '@preact/signals';
import type { Facts, ProposalDrawing, Shape } from '../../core/contracts/proposal-drawing.js';
import type { MitigationType } from '../../core/measurements.js';
import { currentOf, drawingOf, holdDrawing, withCurrent } from '../draw/held-drawing.js';
import { redo, record, undo } from '../draw/history.js';
import { newShape, newShapeId, type Role } from '../draw/shape.js';
import type { Point } from '../preview/planar.js';
import { draft, newDraft, type DraftHead } from './draft.js';
import { broughtOn, changeHeld, held, ownHeld, readOnly } from './held.js';

export { readOnly };

/** What the pointer does on the map. */
export type Tool =
  | 'polygon'
  | 'rectangle'
  | 'circle'
  | 'freehand'
  /** a line with a width, such as a driveway or a trench */
  | 'line'
  /** a hole in the selected shape */
  | 'hole'
  /** a line along which the selected shape is split */
  | 'split'
  /** a click takes over the outline of the parcel or of the building under it */
  | 'copy-parcel'
  | 'copy-building'
  | 'edit';

/** The alternative on screen. */
const current = computed(() => currentOf(held.value));
const steps = computed(() => current.value.steps);

/** The current alternative as finished: what is kept, sent and undone. */
export const shapes = computed(() => steps.value.present);

/** It while the pointer is changing it, or null. */
export const liveShapes = signal<readonly Shape[] | null>(null);

/** It as it is on the map at this moment. */
export const shownShapes = computed(() => liveShapes.value ?? shapes.value);

const statedFacts = computed(() => current.value.facts);

/** What is said about the current alternative; can be set. */
export const facts = {
  get value(): Facts {
    return statedFacts.value;
  },
  set value(next: Facts) {
    changeHeld((before) => withCurrent(before, () => ({ facts: next })));
  },
  /** @returns the value, without following it */
  peek: (): Facts => statedFacts.peek(),
};

export const tool = signal<Tool>('polygon');
/** What the next polygon will be. */
export const drawRole = signal<Role>('disturbance');
export const drawMitigationType = signal<MitigationType>('wetland-creation');
/** The shape whose corners can be moved. */
export const selectedShape = signal<string | null>(null);
/** Corners put down of a polygon that is not finished. */
export const cornersPlaced = signal(0);

export const canUndo = computed(
  () => !readOnly.value && (steps.value.past.length > 0 || cornersPlaced.value > 0),
);
export const canRedo = computed(() => !readOnly.value && steps.value.future.length > 0);

/** All alternatives on screen, as they are kept and sent. */
export const drawing = computed<ProposalDrawing>(() => drawingOf(held.value));

/** Makes a change that can be undone. */
export function changeShapes(next: readonly Shape[]): void {
  changeHeld((before) => withCurrent(before, (item) => ({ steps: record(item.steps, next) })));
}

/** Goes one step back. */
export function undoChange(): void {
  changeHeld((before) => withCurrent(before, (item) => ({ steps: undo(item.steps) })));
}

/** Goes one step forward again. */
export function redoChange(): void {
  changeHeld((before) => withCurrent(before, (item) => ({ steps: redo(item.steps) })));
}

/** Adds polygons of the kind that is being drawn. @returns the id of the last */
export function addPolygons(polygons: readonly Point[][][], role: Role = drawRole.value): string | null {
  if (readOnly.peek()) return null;
  const added = polygons.map((rings) => newShape(role, rings, drawMitigationType.value, newShapeId()));
  changeShapes([...shapes.value, ...added]);
  const last = added.at(-1)?.id ?? null;
  selectedShape.value = last;
  return last;
}

/** Changes what is said about a shape, or its corners. */
export function editShape(id: string, change: Partial<Shape>): void {
  changeShapes(shapes.value.map((shape) => (shape.id === id ? { ...shape, ...change } : shape)));
}

/** Takes a shape away. */
export function removeShape(id: string): void {
  if (readOnly.peek()) return;
  if (selectedShape.value === id) selectedShape.value = null;
  changeShapes(shapes.value.filter((shape) => shape.id !== id));
}

/** Lets go of what the pointer was at, since other shapes are on screen now. */
export function letGo(): void {
  liveShapes.value = null;
  selectedShape.value = null;
  cornersPlaced.value = 0;
  tool.value = shapes.peek().length > 0 ? 'edit' : 'polygon';
}

/**
 * Opens a drawing as a proposal of its own, with nothing to undo. What was worked on before stays kept in this browser.
 * @param head  where it is kept already; left out: nowhere yet
 */
export function openDrawing(next: ProposalDrawing, head: DraftHead = newDraft()): void {
  batch(() => {
    draft.value = head;
    ownHeld.value = holdDrawing(next);
    letGo();
    broughtOn.value = broughtOn.peek() + 1;
  });
}
