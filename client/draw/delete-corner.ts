import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Point } from '../preview/planar.js';
import type { Shape } from '../../core/contracts/proposal-drawing.js';

/** How near the pointer must be to a corner, in pixels. */
const REACH = 16;

/** @returns the index of the corner under the pointer, or null */
export function cornerAt(
  map: MapLibreMap,
  ring: readonly Point[],
  pointer: { x: number; y: number },
): number | null {
  let nearest: number | null = null;
  let best = REACH;
  for (const [index, point] of ring.entries()) {
    const pixel = map.project(point);
    const distance = Math.hypot(pixel.x - pointer.x, pixel.y - pointer.y);
    if (distance <= best) [nearest, best] = [index, distance];
  }
  return nearest;
}

/** @returns the ring without a corner, or null where fewer than three would be left */
export function ringWithout(shape: Shape, corner: number): Point[] | null {
  const ring = shape.rings[0] ?? [];
  return ring.length <= 3 ? null : ring.filter((_point, index) => index !== corner);
}
