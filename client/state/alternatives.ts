import { computed, signal } from '@preact/signals';
import { DRAWING_LIMITS, type Alternative, type Shape } from '../../core/contracts/proposal-drawing.js';
import {
  currentOf,
  emptyAlternative,
  freeName,
  withAlternative,
  withoutAlternative,
  type HeldDrawing,
} from '../draw/held-drawing.js';
import { newShapeId } from '../draw/shape.js';
import { drawing, letGo } from './drawing.js';
import { changeHeld, held, lookAtAlternative, ownHeld, readOnly } from './held.js';

/** The alternatives on screen, in their order. */
export const alternatives = computed<readonly Alternative[]>(() => drawing.value.alternatives);

const firstAlternative = emptyAlternative('a', 'Alternative A');

/** The alternative on screen. */
export const currentAlternative = computed<Alternative>(() => {
  const { id } = currentOf(held.value);
  return alternatives.value.find((item) => item.id === id) ?? firstAlternative;
});

/** Whether there is room for another. */
export const mayAddAlternative = computed(
  () => !readOnly.value && alternatives.value.length < DRAWING_LIMITS.alternatives,
);

/** Whether the shapes of the other alternatives are shown on the map as thin outlines. */
export const ghostsShown = signal(true);

/** Shapes of the alternatives that are not the current one, for thin outlines on the map. */
export const ghostShapes = computed<readonly Shape[]>(() =>
  ghostsShown.value
    ? alternatives.value.filter(({ id }) => id !== currentAlternative.value.id).flatMap((item) => item.shapes)
    : [],
);

/** The drawing as it was before an alternative was removed, for taking that back, with what was removed. */
export const removedAlternative = signal<{ name: string; before: HeldDrawing; after: HeldDrawing } | null>(
  null,
);

/** Whether the removal can still be taken back: nothing else was changed since. */
export const canRestore = computed(() => removedAlternative.value?.after === ownHeld.value);

/**
 * Adds an alternative and looks at it; nothing happens where there is no room.
 * @param copyOf  id of the alternative whose shapes and facts it begins with; left out: an empty one
 */
export function addAlternative(copyOf?: string): void {
  if (!mayAddAlternative.peek()) return;
  const name = freeName(alternatives.peek());
  const source = alternatives.peek().find(({ id }) => id === copyOf);
  const shapes = (source?.shapes ?? []).map((shape) => ({ ...shape, id: newShapeId() }));
  const facts = source?.facts ?? firstAlternative.facts;
  changeHeld((before) => withAlternative(before, { id: newShapeId(), name, shapes, facts }));
  letGo();
}

/** Gives an alternative another name. */
export function renameAlternative(id: string, name: string): void {
  changeHeld((before) => ({
    ...before,
    alternatives: before.alternatives.map((item) => (item.id === id ? { ...item, name } : item)),
  }));
}

/** Removes an alternative; nothing happens to the only one. */
export function removeAlternative(id: string): void {
  if (readOnly.peek()) return;
  const before = ownHeld.peek();
  const name = before.alternatives.find((item) => item.id === id)?.name ?? '';
  changeHeld((drawn) => withoutAlternative(drawn, id));
  const after = ownHeld.peek();
  if (after === before) return;
  removedAlternative.value = { name, before, after };
  letGo();
}

/** Takes back the last removal, with what could be undone in it. */
export function restoreAlternative(): void {
  const removed = removedAlternative.peek();
  if (removed === null || !canRestore.peek()) return;
  changeHeld(() => removed.before);
  removedAlternative.value = null;
  letGo();
}

/** Looks at another alternative. */
export function chooseAlternative(id: string): void {
  if (id === currentAlternative.peek().id) return;
  lookAtAlternative(id);
  letGo();
}

/**
 * Adds alternatives of another version of the proposal to this one, as far as there is room.
 * @param suffix  said with each name, such as `from the server`
 * @returns whether all had room
 */
export function addAlternatives(others: readonly Alternative[], suffix: string): boolean {
  const room = DRAWING_LIMITS.alternatives - alternatives.peek().length;
  changeHeld((before) =>
    others
      .slice(0, room)
      .reduce<HeldDrawing>(
        (drawn, other) =>
          withAlternative(drawn, { ...other, id: newShapeId(), name: `${other.name} (${suffix})` }),
        before,
      ),
  );
  letGo();
  return others.length <= room;
}
