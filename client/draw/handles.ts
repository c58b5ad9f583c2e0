import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { whereIs } from '../geometry/where-is.js';
import type { Point } from '../preview/planar.js';
import { toFeet } from '../preview/projection.js';
import { inFeet } from '../preview/split.js';
import type { CornerOfShape } from '../state/draw-options.js';
import { cornerAt } from './delete-corner.js';
import { roundedPoint } from './shape.js';
import type { Mark } from './sketch-layers.js';

/** Pixels that an edge must have on screen for the dot in its middle. */
const LEAST_EDGE = 44;

/** Pixels between corners below which they are shown small, since they would lie over one another. */
const DENSE = 15;

/** How near the pointer must be to a corner and to the dot between two, in pixels. */
export const MOUSE_REACH = { corner: 14, middle: 10 } as const;
export const TOUCH_REACH = { corner: 24, middle: 18 } as const;

export type Reach = typeof MOUSE_REACH | typeof TOUCH_REACH;

/** A place between two corners. */
interface Middle {
  ring: number;
  /** index that a corner there would have */
  corner: number;
  at: Point;
}

function middles(map: MapLibreMap, { rings }: Shape): Middle[] {
  return rings.flatMap((ring, index) =>
    ring.flatMap((a, corner): Middle[] => {
      const b = ring[(corner + 1) % ring.length] ?? a;
      const [from, to] = [map.project(a), map.project(b)];
      if (Math.hypot(to.x - from.x, to.y - from.y) < LEAST_EDGE) return [];
      const at = roundedPoint([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
      return [{ ring: index, corner: corner + 1, at }];
    }),
  );
}

/** What of a shape is under the pointer. */
export type Grip =
  | { kind: 'corner'; ring: number; corner: number }
  /** a corner can be drawn out of the middle of an edge */
  | { kind: 'middle'; ring: number; corner: number; at: Point }
  | { kind: 'shape' };

/** @returns whether a place in degrees lies in a shape, and in none of its holes */
export function isInShape(place: Point, { rings }: Shape): boolean {
  const polygon = inFeet(rings);
  return polygon !== null && whereIs(toFeet(place), polygon) !== 'outside';
}

/** @returns what of a shape is under a pixel; null: nothing */
export function gripAt(
  map: MapLibreMap,
  shape: Shape,
  pixel: { x: number; y: number },
  reach: Reach,
): Grip | null {
  for (const [ring, corners] of shape.rings.entries()) {
    const corner = cornerAt(map, corners, pixel, reach.corner);
    if (corner !== null) return { kind: 'corner', ring, corner };
  }
  const middle = middles(map, shape).find(({ at }) => {
    const { x, y } = map.project(at);
    return Math.hypot(x - pixel.x, y - pixel.y) <= reach.middle;
  });
  if (middle !== undefined) return { kind: 'middle', ...middle };
  const { lng, lat } = map.unproject([pixel.x, pixel.y]);
  return isInShape([lng, lat], shape) ? { kind: 'shape' } : null;
}

/** @returns the corners of a shape that can be moved, and the places between them where there is room */
export function handlesOf(map: MapLibreMap, shape: Shape, chosen: CornerOfShape | null): Mark[] {
  const { role } = shape;
  const corners = shape.rings.flatMap((ring, index) =>
    ring.map((at, corner): Mark => {
      const [here, before] = [map.project(at), map.project(ring.at(corner - 1) ?? at)];
      const small = Math.hypot(here.x - before.x, here.y - before.y) < DENSE;
      const isChosen = chosen?.shape === shape.id && chosen.ring === index && chosen.corner === corner;
      return { kind: 'corner', at, role, chosen: isChosen, small };
    }),
  );
  return [...middles(map, shape).map(({ at }): Mark => ({ kind: 'middle', at, role })), ...corners];
}
