import { signal } from '@preact/signals';

/** Width of what is drawn as a line, feet on the ground, as typed. */
export const lineWidthFt = signal('12');

/** Radius of the next circle, feet on the ground, as typed; empty: by the second point. */
export const circleRadiusFt = signal('');

/** Whether a rectangle stands north up between two opposite corners, or along a first edge of any direction. */
export const rectangleBy = signal<'corners' | 'edge'>('corners');

/** Whether drawing snaps to outlines, parcel lines and what is drawn already. */
export const snapping = signal(true);

/** Why there are no outlines to snap to at the moment, in a few words; empty where there are. */
export const noSnapping = signal('');

/** What came of the last thing done with a tool, where there is something to say; null: nothing. */
export const drawMessage = signal<string | null>(null);

/** A corner of a shape: the ring, 0 the outline and the rest holes, and its index in it. */
export interface CornerOfShape {
  shape: string;
  ring: number;
  corner: number;
}

/** The corner that was touched last, so that it can be taken away; null: none. */
export const selectedCorner = signal<CornerOfShape | null>(null);
