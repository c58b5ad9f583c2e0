import { computed } from '@preact/signals';
import { changeWetlands } from '../amend-api.js';
import type { AmendmentChange } from '../../core/contracts/amendments.js';
import { keyUndo } from '../keyboard/key-target.js';
import { perform, said } from './acts.js';
import { amendment } from './amendment-state.js';
import { undoCorner } from './draw-on-map.js';
import { sqFtText } from '../figures/format.js';
import { sketchSqFt } from './ground.js';
import { canUndoDrawing, cornersPlaced, drawn, redoDrawing, tool, undoDrawing } from './sketch.js';

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

/** Says what is drawn after a step back or forward. */
function sayDrawn(step: string): void {
  const { parts, line } = drawn.peek();
  const now =
    parts.length > 0
      ? `${sqFtText(sketchSqFt(parts))} sq ft are drawn.`
      : line.length > 0
        ? 'A line is drawn.'
        : 'Nothing is drawn.';
  said.value = `${step} ${now}`;
}

/** Goes a step forward in the drawing, and says what is drawn then. */
export function redoLastStep(): void {
  redoDrawing();
  sayDrawn('A step of the drawing is done again.');
}

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
    if (keyUndo.peek()?.() !== true) undoCorner();
    return;
  }
  if (canUndoDrawing.peek()) {
    undoDrawing();
    sayDrawn('A step of the drawing is taken back.');
    return;
  }
  const change = lastChange.peek();
  if (tool.peek() === null && change !== null) void takeBack(change);
}
