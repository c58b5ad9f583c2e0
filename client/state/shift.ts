import { computed, effect, signal } from '@preact/signals';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { failureOf, isAbort, type Failure } from '../failure.js';
import type { Point } from '../preview/planar.js';
import type { Shift } from '../preview/shift/tolerances.js';
import { changeShapes, readOnly, shapes } from './drawing.js';
import { proposalAnswer } from './proposal.js';
import type { FoundShift } from './find-shift.js';
import { address } from './route.js';

/** How far the drawing must move, in whichever state the question is. */
export type ShiftState =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'failed'; failure: Failure }
  | { state: 'found'; found: FoundShift };

interface Asked {
  /** the drawing and the law it was asked about */
  of: readonly Shape[];
  law: string;
  state: ShiftState;
}

const IDLE: ShiftState = { state: 'idle' };

function lawNow(): string {
  const { jurisdiction, ordinance, on } = address.value;
  return JSON.stringify([jurisdiction, ordinance, on]);
}

const asked = signal<Asked | null>(null);

/** The question about the drawing as it is; idle again when the drawing or the law changes. */
export const shift = computed<ShiftState>(() => {
  const last = asked.value;
  return last !== null && last.of === shapes.value && last.law === lawNow() ? last.state : IDLE;
});

const ghost = signal<{ of: readonly Shape[]; rings: readonly (readonly Point[][])[] } | null>(null);

/** Where the drawing would lie: the rings of each disturbance, open, in degrees; empty while it is not shown. */
export const shiftGhost = computed<readonly (readonly Point[][])[]>(() => {
  const shown = ghost.value;
  const isOnMap = address.value.task === 'proposal' && shown?.of === shapes.value;
  return isOnMap && shift.value.state === 'found' ? shown.rings : [];
});

/** The drawing that a shift was made of, and how far it was moved, in feet on the ground. */
export const movedBy = signal<{ to: readonly Shape[]; distanceFt: number } | null>(null);

let current = new AbortController();
let stopWatching = (): void => undefined;

/** Ends the search. */
export function stopShift(): void {
  current.abort();
  stopWatching();
  asked.value = null;
}

/** Asks how far the drawing must move. Must be asked about a drawing that has an answer with parcels. */
export async function askShift(): Promise<void> {
  stopShift();
  const { jurisdiction, ...law } = address.peek();
  const parcels = proposalAnswer.peek()?.screening.parcels.map(({ id }) => id) ?? [];
  if (jurisdiction === null || parcels.length === 0) return;
  const { signal: stopped } = (current = new AbortController());
  const question = { of: shapes.peek(), law: lawNow() };
  const say = (state: ShiftState): void => {
    if (!stopped.aborted) asked.value = { ...question, state };
  };
  say({ state: 'searching' });
  // A search about a drawing that is no more is work for nothing.
  stopWatching = effect(() => {
    if (shapes.value !== question.of || lawNow() !== question.law) current.abort();
  });
  try {
    const [{ findShift }, { disturbancesInFeet }] = await Promise.all([
      import('./find-shift.js'),
      import('../draw/shift-drawing.js'),
    ]);
    const drawing = disturbancesInFeet(question.of);
    say({ state: 'found', found: await findShift(drawing, parcels, jurisdiction, law, stopped) });
  } catch (error) {
    if (!isAbort(error)) say({ state: 'failed', failure: failureOf(error) });
  }
}

/** Shows on the map where the drawing would lie, or takes that away again. */
export async function showShift({ dxFt, dyFt }: Shift, isShown: boolean): Promise<void> {
  const of = shapes.peek();
  if (!isShown) {
    ghost.value = null;
    return;
  }
  const { shiftedDrawing } = await import('../draw/shift-drawing.js');
  const moved = shiftedDrawing(of, dxFt, dyFt).filter(({ role }) => role === 'disturbance');
  ghost.value = { of, rings: moved.map(({ rings }) => rings) };
}

/** Moves all disturbances, as one change that can be undone. */
export async function moveByShift({ dxFt, dyFt, distanceFt }: Shift, gridScale: number): Promise<void> {
  if (readOnly.peek()) return;
  const of = shapes.peek();
  const { shiftedDrawing } = await import('../draw/shift-drawing.js');
  if (shapes.peek() !== of) return;
  changeShapes(shiftedDrawing(of, dxFt, dyFt));
  ghost.value = null;
  movedBy.value = { to: shapes.peek(), distanceFt: distanceFt / gridScale };
}
