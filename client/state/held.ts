import { computed, signal } from '@preact/signals';
import type { ProposalDrawing } from '../../core/contracts/proposal-drawing.js';
import { drawingOf, emptyDrawing, holdDrawing, type HeldDrawing } from '../draw/held-drawing.js';

/** The page's own drawing, whatever is looked at. */
export const ownHeld = signal<HeldDrawing>(holdDrawing(emptyDrawing()));

/** A proposal of somebody else's that is looked at in place of one's own; null: one's own. */
const visited = signal<HeldDrawing | null>(null);

/** What is on screen. */
export const held = computed(() => visited.value ?? ownHeld.value);

/** Whether a shared proposal is looked at: nothing changes it. */
export const readOnly = computed(() => visited.value !== null);

/** Counts up whenever another proposal comes on screen, for the map to go there. */
export const broughtOn = signal(0);

/** The page's own drawing as it is kept and sent, whatever is looked at. */
export const ownDrawing = computed<ProposalDrawing>(() => drawingOf(ownHeld.value));

/** Changes the page's own drawing. While a shared one is looked at nothing is changed. */
export function changeHeld(change: (before: HeldDrawing) => HeldDrawing): void {
  if (visited.peek() === null) ownHeld.value = change(ownHeld.peek());
}

/** Looks at another alternative, of the shared proposal too. */
export function lookAtAlternative(id: string): void {
  const target = visited.peek() === null ? ownHeld : visited;
  const before = target.peek();
  if (before?.alternatives.some((item) => item.id === id) === true) target.value = { ...before, current: id };
}

/** Looks at a shared proposal. @param drawing  null: back to one's own */
export function lookAtShared(drawing: ProposalDrawing | null): void {
  visited.value = drawing === null ? null : holdDrawing(drawing);
}
