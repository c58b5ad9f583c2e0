import { computed } from '@preact/signals';
import { changeWetlands } from '../amend-api.js';
import type { AmendmentChange } from '../../core/contracts/amendments.js';
import { perform } from './acts.js';
import { amendment } from './amendment-state.js';
import { undoCorner } from './draw-on-map.js';
import { canUndoDrawing, cornersPlaced, tool, undoDrawing } from './sketch.js';

/** The change of the draft that was made last. */
export const lastChange = computed<AmendmentChange | null>(() =>
  (amendment.value?.changes ?? []).reduce<AmendmentChange | null>(
    (last, change) => (last === null || change.at >= last.at ? change : last),
    null,
  ),
);

/** What Undo would do now; null: nothing. */
export const undoText = computed<string | null>(() => {
  if (cornersPlaced.value > 0) return 'take back the last corner';
  if (canUndoDrawing.value) return 'go back a step in the drawing';
  const change = lastChange.value;
  return tool.value !== null || change === null ? null : `take back the change of ${change.wetland}`;
});

/** Takes a change of the draft back: the wetland is again as the map has it. */
export function takeBack(change: AmendmentChange): Promise<boolean> {
  return perform({
    what: `Taking back the change of ${change.wetland}`,
    operations: [{ operation: 'take-back', change: change.number }],
    send: (place, revision) =>
      changeWetlands(place, revision, [{ operation: 'take-back', change: change.number }]),
  });
}

/** Takes back the last corner, else the last step of the drawing, else the last change of the draft. */
export function undoLastAct(): void {
  if (cornersPlaced.peek() > 0) {
    undoCorner();
    return;
  }
  if (canUndoDrawing.peek()) {
    undoDrawing();
    return;
  }
  const change = lastChange.peek();
  if (tool.peek() === null && change !== null) void takeBack(change);
}
