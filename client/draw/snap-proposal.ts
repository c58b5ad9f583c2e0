import { computed, effect, signal } from '@preact/signals';
import type { Point } from '../preview/planar.js';
import { noSnapping, snapping } from '../state/draw-options.js';
import { shapes, tool } from '../state/drawing.js';
import { hasLayers } from '../state/jurisdictions.js';
import { address } from '../state/route.js';
import { closed, shapeTitle } from './shape.js';
import { linesInSight } from './snapping-lines.js';
import { snapLine, snapTo, type SnapLine } from './snapping.js';

const mapLines = linesInSight();

/** Outlines of the proposal's own shapes. */
const drawnLines = computed(() =>
  shapes.value.flatMap((shape) =>
    shape.rings.flatMap((ring): { shape: string; line: SnapLine }[] => {
      const line = snapLine(shapeTitle(shape, shapes.value), null, closed(ring));
      return line === null ? [] : [{ shape: shape.id, line }];
    }),
  ),
);

/** What the pointer snaps to; null: nothing. */
export const snapMark = signal<{ place: Point; text: string } | null>(null);

/**
 * @param at  degrees
 * @param project  from degrees to pixels on screen
 * @param except  a shape that is being changed itself; null: none
 * @returns where a point goes instead, with all the digits that the map has of it, and what that is; null: nowhere
 */
export function snapProposal(
  at: Point,
  project: (place: Point) => { x: number; y: number },
  except: string | null,
): { place: Point; text: string } | null {
  if (!snapping.peek()) return null;
  const own = drawnLines.peek().flatMap(({ shape, line }) => (shape === except ? [] : [line]));
  const snapped = snapTo(at, [...mapLines.lines.peek(), ...own], project);
  if (snapped === null) return null;
  const { place, what, on } = snapped;
  return { place, text: on === 'corner' ? `a corner of ${what}` : what };
}

/** Keeps the outlines in step with the view while something can be drawn. @returns what stops it */
export function followSnapLines(): () => void {
  const stopLines = mapLines.follow(() => {
    const { task, jurisdiction, on } = address.value;
    if (task !== 'proposal' || jurisdiction === null || !hasLayers.value || !snapping.value) return null;
    const copies = tool.value === 'copy-parcel' || tool.value === 'copy-building';
    return copies || tool.value === 'freehand' ? null : { jurisdiction, on, state: '' };
  });
  const stopWhy = effect(() => {
    noSnapping.value = mapLines.why();
  });
  return () => {
    stopLines();
    stopWhy();
  };
}
