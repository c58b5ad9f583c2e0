import { computed, effect, signal } from '@preact/signals';
import { z } from 'zod';
import type { WetlandAttributes } from '../../core/contracts/amendments.js';
import { record, redo, startHistory, undo, type History } from '../draw/history.js';
import type { Point } from '../preview/planar.js';
import { openedPlace } from './amendment-state.js';
import type { SketchPart } from './parts.js';

/** What can be done to the map by hand. */
export const TOOLS = [
  'add',
  'reshape',
  'split',
  'merge',
  'cut-hole',
  'retire',
  'reclassify',
  'file',
] as const;
export type Tool = (typeof TOOLS)[number];

/** What is drawn and not yet part of the draft. */
export interface Drawn {
  parts: readonly SketchPart[];
  line: readonly Point[];
}

const NOTHING: Drawn = { parts: [], line: [] };

const fieldsSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['freshwater', 'tidal']),
  localImportance: z.boolean(),
  degraded: z.boolean(),
  /** feet, as typed; empty: not recorded */
  accuracy: z.string(),
  source: z.string(),
  note: z.string(),
  /** the one of several that are merged which keeps its id */
  into: z.string(),
});

/** What is said about the wetland at hand, as typed. */
export type Fields = z.infer<typeof fieldsSchema>;

const NO_FIELDS: Fields = {
  id: '',
  name: '',
  kind: 'freshwater',
  localImportance: false,
  degraded: false,
  accuracy: '',
  source: '',
  note: '',
  into: '',
};

/** The tool in hand; null: none, and a click on the map asks what a wetland is. */
export const tool = signal<Tool | null>(null);

/** Ids of the wetlands that are worked on; several only where they are merged. */
export const chosen = signal<readonly string[]>([]);

const steps = signal<History<Drawn>>(startHistory(NOTHING));

/** What is drawn and not yet part of the draft. */
export const drawn = computed(() => steps.value.present);

/** The same while the pointer is changing it; null: it is not. */
export const liveDrawn = signal<Drawn | null>(null);

/** What a wetland that is reshaped began from. */
export const drawnFrom = signal<readonly SketchPart[] | null>(null);

export const fields = signal<Fields>(NO_FIELDS);

/** Whether a further part is being drawn. */
export const drawingPart = signal(false);

/** The ring whose corners can be moved. */
export const activeRing = signal<string | null>(null);

/** Corners put down of what is not finished. */
export const cornersPlaced = signal(0);

/** Whether drawing snaps to outlines and parcel lines. */
export const snapping = signal(true);

export const canUndoDrawing = computed(() => steps.value.past.length > 0);
export const canRedoDrawing = computed(() => steps.value.future.length > 0);

/** Changes what is drawn, so that it can be undone. */
export function draw(change: Partial<Drawn>): void {
  steps.value = record(steps.value, { ...drawn.value, ...change });
}

/** Begins with a drawing that there is nothing to undo of. */
export function beginDrawing(parts: readonly SketchPart[]): void {
  steps.value = startHistory({ parts, line: [] });
  liveDrawn.value = null;
  cornersPlaced.value = 0;
}

/** Goes a step back in the drawing. */
export function undoDrawing(): void {
  steps.value = undo(steps.value);
}

/** Goes a step forward in the drawing. */
export function redoDrawing(): void {
  steps.value = redo(steps.value);
}

/** Changes what is said about the wetland. */
export function say(change: Partial<Fields>): void {
  fields.value = { ...fields.value, ...change };
}

/** Fills the form with what a wetland is. */
export function sayAttributes(attributes: WetlandAttributes): void {
  say({
    name: attributes.name ?? '',
    kind: attributes.kind,
    localImportance: attributes.localImportance,
    degraded: attributes.degraded,
    accuracy: attributes.accuracyFt === null ? '' : String(attributes.accuracyFt),
    source: attributes.source ?? '',
  });
}

/** Puts the tool away, and what was drawn or typed with it. */
export function putAway(): void {
  tool.value = null;
  chosen.value = [];
  fields.value = NO_FIELDS;
  drawnFrom.value = null;
  drawingPart.value = false;
  activeRing.value = null;
  beginDrawing([]);
}

const pointSchema = z.tuple([z.number(), z.number()]);
const partsSchema = z.array(z.array(z.object({ id: z.string(), corners: z.array(pointSchema) })));
const keptSchema = z.object({
  tool: z.enum(TOOLS),
  chosen: z.array(z.string()),
  parts: partsSchema,
  line: z.array(pointSchema),
  from: partsSchema.nullable(),
  fields: fieldsSchema,
});

function keyOf({ jurisdiction, number }: { jurisdiction: string; number: number }): string {
  return `hundredfoot.amendment.${jurisdiction}.${number}`;
}

function openKept(key: string): void {
  putAway();
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // What cannot be read is left aside, as after a change of this form.
  }
  const parsed = keptSchema.safeParse(kept);
  if (!parsed.success) return;
  beginDrawing(parsed.data.parts);
  if (parsed.data.line.length > 0) draw({ line: parsed.data.line });
  drawnFrom.value = parsed.data.from;
  fields.value = parsed.data.fields;
  chosen.value = parsed.data.chosen;
  tool.value = parsed.data.tool;
}

function keep(key: string): void {
  try {
    if (tool.value === null) localStorage.removeItem(key);
    else
      localStorage.setItem(
        key,
        JSON.stringify({
          tool: tool.value,
          chosen: chosen.value,
          ...drawn.value,
          from: drawnFrom.value,
          fields: fields.value,
        }),
      );
  } catch {
    // Storage is a convenience: the drawing is still on screen.
  }
}

let following = false;

/** Opens what was left unsent of the open amendment in this browser, and keeps every change from then on. */
export function followSketch(): void {
  if (following) return;
  following = true;
  let open: string | null = null;
  effect(() => {
    const place = openedPlace.value;
    if (place === null) return;
    const key = keyOf(place);
    if (key !== open) {
      open = key;
      openKept(key);
    }
    keep(key);
  });
}
