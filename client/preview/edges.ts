import { boxAround, boxesMeet, type Box, type MultiPolygon, type Point, type Ring } from './planar.js';

/** A straight edge from left to right. Upright ones are left out: no vertical line crosses them. */
export interface Edge {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** @returns the height at which an edge crosses the vertical line at `x` */
export function heightAt(edge: Edge, x: number): number {
  return edge.y0 + ((edge.y1 - edge.y0) * (x - edge.x0)) / (edge.x1 - edge.x0);
}

/** @returns edges of a closed ring that are not upright, measured from `origin` */
export function ringEdges(ring: Ring, origin: Point): Edge[] {
  const edges: Edge[] = [];
  for (let index = 1; index < ring.length; index += 1) {
    const [a, b] = [ring[index - 1], ring[index]];
    if (a === undefined || b === undefined || a[0] === b[0]) continue;
    const [left, right] = a[0] < b[0] ? [a, b] : [b, a];
    edges.push({
      x0: left[0] - origin[0],
      y0: left[1] - origin[1],
      x1: right[0] - origin[0],
      y1: right[1] - origin[1],
    });
  }
  return edges;
}

/** @returns edges of the polygons near the box that reach over it from west to east, measured from `origin` */
export function edgesNear(polygons: MultiPolygon, box: Box, origin: Point): Edge[] {
  const [west, east] = [box[0] - origin[0], box[2] - origin[0]];
  return polygons
    .filter((rings) => {
      const around = boxAround(rings);
      return around !== null && boxesMeet(around, box);
    })
    .flatMap((rings) => rings.flatMap((ring) => ringEdges(ring, origin)))
    .filter((edge) => edge.x0 < east && edge.x1 > west);
}

/** @returns where two edges cross, or null where they do not */
export function crossingX(a: Edge, b: Edge): number | null {
  const [from, to] = [Math.max(a.x0, b.x0), Math.min(a.x1, b.x1)];
  if (from >= to) return null;
  const before = heightAt(a, from) - heightAt(b, from);
  const after = heightAt(a, to) - heightAt(b, to);
  return before * after < 0 ? from + ((to - from) * before) / (before - after) : null;
}
