import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import type { Point } from '../preview/planar.js';

/** How near the pointer must be to a corner, in pixels. */
const REACH = 16;

/** @returns the index of the corner under the pointer, or null */
export function cornerAt(
  map: MapLibreMap,
  ring: readonly Point[],
  pointer: { x: number; y: number },
  reachPixels = REACH,
): number | null {
  let nearest: number | null = null;
  let best = reachPixels;
  for (const [index, point] of ring.entries()) {
    const pixel = map.project(point);
    const distance = Math.hypot(pixel.x - pointer.x, pixel.y - pointer.y);
    if (distance <= best) [nearest, best] = [index, distance];
  }
  return nearest;
}

/**
 * @param ring  0 the outline, the rest holes
 * @returns the rings of a shape without a corner; a hole goes with its third. Null where the outline would keep fewer than
 *   three
 */
export function ringsWithout({ rings }: Shape, ring: number, corner: number): Point[][] | null {
  const corners = rings[ring];
  if (corners === undefined || corners[corner] === undefined) return null;
  if (corners.length > 3)
    return rings.map((each, index) =>
      index === ring ? each.filter((_point, other) => other !== corner) : each,
    );
  return ring === 0 ? null : rings.filter((_each, index) => index !== ring);
}
