import { distanceBetween, ringArea, signedArea, type Point, type Polygon } from '../preview/planar.js';

/** @returns grid square feet of a polygon, its holes taken off */
export function polygonArea([outer = [], ...holes]: Polygon): number {
  return holes.reduce((rest, hole) => rest - ringArea(hole), ringArea(outer));
}

/** @returns grid feet along a line, or once around a closed ring */
export function pathLength(path: readonly Point[]): number {
  return path.slice(1).reduce((sum, point, index) => sum + distanceBetween(path[index] ?? point, point), 0);
}

/** @returns grid feet around a polygon, along its holes too */
export function perimeter(polygon: Polygon): number {
  return polygon.reduce((sum, ring) => sum + pathLength(ring), 0);
}

/** @returns the center of gravity of a polygon, its holes taken off; the middle of its corners where it has no area */
export function centroid(polygon: Polygon): Point | null {
  const [origin] = polygon[0] ?? [];
  if (origin === undefined) return null;
  let [area, x, y] = [0, 0, 0];
  for (const [index, ring] of polygon.entries()) {
    const sign = (signedArea(ring) < 0 ? -1 : 1) * (index === 0 ? 1 : -1);
    for (const [at, b] of ring.slice(1).entries()) {
      const a = ring[at] ?? b;
      const [ax, ay, bx, by] = [a[0] - origin[0], a[1] - origin[1], b[0] - origin[0], b[1] - origin[1]];
      const cross = sign * (ax * by - bx * ay);
      area += cross / 2;
      x += (cross * (ax + bx)) / 6;
      y += (cross * (ay + by)) / 6;
    }
  }
  if (Math.abs(area) > 1e-9) return [origin[0] + x / area, origin[1] + y / area];
  const corners = (polygon[0] ?? []).slice(0, -1);
  const middle = (axis: 0 | 1): number =>
    corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return corners.length === 0 ? origin : [middle(0), middle(1)];
}
