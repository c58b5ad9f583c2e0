import { signal } from '@preact/signals';
import { boxAround, type Point } from '../preview/planar.js';
import { withKnownDigits } from './exact-places.js';
import { newPart, ringsOf, withCorners } from './parts.js';
import { activeRing, draw, drawingPart, drawn, tool } from './sketch.js';
import { showBox } from './shown.js';

/** The form for typing corners: closed, for something new, or for the ring with this id. */
export const coordinatesOf = signal<'new' | { ring: string } | null>(null);

/** The corners that the form begins with; null: none. */
export function knownCorners(): readonly Point[] | null {
  const of = coordinatesOf.value;
  if (of === null) return null;
  if (of === 'new') return tool.value === 'split' && drawn.value.line.length > 0 ? drawn.value.line : null;
  return ringsOf(drawn.value.parts).find(({ id }) => id === of.ring)?.corners ?? null;
}

/** Takes corners that were typed, in degrees, and closes the form. */
export function takeCorners(corners: readonly Point[]): void {
  const of = coordinatesOf.value;
  const known = knownCorners() ?? [];
  coordinatesOf.value = null;
  if (of === null) return;
  if (tool.value === 'split') draw({ line: corners });
  else if (of === 'new') {
    const id = crypto.randomUUID();
    draw({ parts: [...drawn.value.parts, newPart(corners, id)] });
    activeRing.value = id;
    drawingPart.value = false;
  } else draw({ parts: withCorners(drawn.value.parts, of.ring, withKnownDigits(corners, known)) });
  showBox(boxAround([corners]));
}
