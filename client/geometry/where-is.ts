import type { Point, Polygon } from '../preview/planar.js';

/** Where a point lies, seen from a polygon. */
export type Where = 'inside' | 'outside' | 'edge';

/** How near in feet a point counts as on an edge: what eleven decimals of a degree and rounding can shift, ten times over. */
export const ON_EDGE_FT = 1e-4;

/**
 * @param polygon  closed rings, holes after the outline; even-odd
 * @returns where the point lies
 */
export function whereIs(point: Point, polygon: Polygon): Where {
  let inside = false;
  for (const ring of polygon)
    for (const [index, b] of ring.slice(1).entries()) {
      const a = ring[index] ?? b;
      const [ax, ay, bx, by] = [a[0] - point[0], a[1] - point[1], b[0] - point[0], b[1] - point[1]];
      const [x, y] = [bx - ax, by - ay];
      const share = Math.min(1, Math.max(0, -(ax * x + ay * y) / (x * x + y * y || 1)));
      if (Math.hypot(ax + share * x, ay + share * y) <= ON_EDGE_FT) return 'edge';
      if (ay > 0 !== by > 0 && ax + (x * -ay) / y > 0) inside = !inside;
    }
  return inside ? 'inside' : 'outside';
}
