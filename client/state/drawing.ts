import { computed, effect, signal } from '@preact/signals';
import type { MitigationType } from '../../core/measurements.js';
import { redo, record, startHistory, undo, type History } from '../draw/history.js';
import type { Facts } from '../../core/contracts/proposal-drawing.js';
import { NO_FACTS } from '../draw/facts.js';
import { keepDrawing, keptDrawing } from '../draw/kept-drawing.js';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { newShape, newShapeId, type Role } from '../draw/shape.js';
import type { Point } from '../preview/planar.js';
import { address } from './route.js';

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

const steps = signal<History<readonly Shape[]>>(startHistory<readonly Shape[]>([]));

/** The drawing as finished: what is kept, sent and undone. */
export const shapes = computed(() => steps.value.present);

/** The drawing while the pointer is changing it, or null. */
export const liveShapes = signal<readonly Shape[] | null>(null);

/** The drawing as it is on the map at this moment. */
export const shownShapes = computed(() => liveShapes.value ?? shapes.value);

export const facts = signal<Facts>(NO_FACTS);
export const tool = signal<Tool>('polygon');
/** What the next polygon will be. */
export const drawRole = signal<Role>('disturbance');
export const drawMitigationType = signal<MitigationType>('wetland-creation');
/** The shape whose corners can be moved. */
export const selectedShape = signal<string | null>(null);
/** Corners put down of a polygon that is not finished. */
export const cornersPlaced = signal(0);

export const canUndo = computed(() => steps.value.past.length > 0 || cornersPlaced.value > 0);
export const canRedo = computed(() => steps.value.future.length > 0);

/** Makes a change that can be undone. */
export function changeShapes(next: readonly Shape[]): void {
  steps.value = record(steps.value, next);
}

/** Goes one step back. */
export function undoChange(): void {
  steps.value = undo(steps.value);
}

/** Goes one step forward again. */
export function redoChange(): void {
  steps.value = redo(steps.value);
}

/** Adds polygons of the kind that is being drawn. @returns the id of the last */
export function addPolygons(polygons: readonly Point[][][], role: Role = drawRole.value): string | null {
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
  if (selectedShape.value === id) selectedShape.value = null;
  changeShapes(shapes.value.filter((shape) => shape.id !== id));
}

/** Opens the drawing kept for the municipality on screen, and keeps every change from then on. */
export function followDrawing(): void {
  let opened: string | null = null;
  effect(() => {
    const { jurisdiction } = address.value;
    if (jurisdiction === null) return;
    if (jurisdiction !== opened) {
      opened = jurisdiction;
      const kept = keptDrawing(jurisdiction);
      steps.value = startHistory<readonly Shape[]>(kept.shapes);
      liveShapes.value = null;
      selectedShape.value = null;
      facts.value = kept.facts;
      tool.value = kept.shapes.length > 0 ? 'edit' : 'polygon';
    }
    keepDrawing(jurisdiction, shapes.value, facts.value);
  });
}
