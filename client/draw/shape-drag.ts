import type { Shape } from '../../core/contracts/proposal-drawing.js';
import type { Point } from '../preview/planar.js';
import { toDegrees, toFeet } from '../preview/projection.js';
import { roundedPoint } from './shape.js';
import type { Grip } from './handles.js';

/** A part of a shape that the pointer carries. */
export interface Drag {
  grip: Grip;
  /** as it was before */
  shape: Shape;
  /** where it was taken up, in degrees */
  from: Point;
}

/** @returns the ring that a corner of which is carried, with the corner in it that a middle becomes */
export function ringBefore({ grip, shape }: Drag): Point[] {
  if (grip.kind === 'shape') return [];
  const ring = shape.rings[grip.ring] ?? [];
  return grip.kind === 'corner' ? ring : [...ring.slice(0, grip.corner), grip.at, ...ring.slice(grip.corner)];
}

/** @returns feet on the grid by which a shape is carried, to the east and to the north */
export function shiftFt(from: Point, to: Point): Point {
  const [a, b] = [toFeet(from), toFeet(to)];
  return [b[0] - a[0], b[1] - a[1]];
}

/**
 * @param at  where the pointer has carried it, in degrees
 * @returns the shape as it is then: one corner elsewhere, or all of it, by the same number of feet, so that it keeps its
 *   size
 */
export function draggedShape(drag: Drag, at: Point): Shape {
  const { grip, shape, from } = drag;
  if (grip.kind === 'shape') {
    const [east, north] = shiftFt(from, at);
    const moved = (place: Point): Point => {
      const feet = toFeet(place);
      return roundedPoint(toDegrees([feet[0] + east, feet[1] + north]));
    };
    return { ...shape, rings: shape.rings.map((ring) => ring.map(moved)) };
  }
  const ring = ringBefore(drag).map((place, index) => (index === grip.corner ? at : place));
  return { ...shape, rings: shape.rings.map((other, index) => (index === grip.ring ? ring : other)) };
}
