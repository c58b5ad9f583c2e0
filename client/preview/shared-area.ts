import type { Box, Point } from './planar.js';
import { visitNear, type PreparedLand } from './prepared-land.js';
import type { Trapezoids } from './trapezoids.js';

/** Area between a straight line and zero where the line is above it; `a` and `b` are its heights at the ends. */
function areaAboveZero(a: number, b: number, width: number): number {
  if (a >= 0) return b >= 0 ? ((a + b) / 2) * width : (a / (2 * (a - b))) * a * width;
  return b > 0 ? (b / (2 * (b - a))) * b * width : 0;
}

/** @returns area of all trapezoids */
export function areaOf({ slabs, xs, first, sides }: Trapezoids): number {
  let area = 0;
  for (let slab = 0; slab < slabs; slab += 1) {
    const width = (xs[2 * slab + 1] ?? 0) - (xs[2 * slab] ?? 0);
    const end = 4 * (first[slab + 1] ?? 0);
    for (let at = 4 * (first[slab] ?? 0); at < end; at += 4)
      area +=
        (((sides[at + 1] ?? 0) - (sides[at] ?? 0) + (sides[at + 3] ?? 0) - (sides[at + 2] ?? 0)) / 2) * width;
  }
  return area;
}

/** @returns area of what the trapezoids have above an edge that runs from x0 to x1, x0 < x1; `hint` is a slab near x0 */
function areaAbove(
  { slabs, xs, first, sides }: Trapezoids,
  slabFrom: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): number {
  const slope = (y1 - y0) / (x1 - x0);
  let area = 0;
  for (let slab = slabFrom; slab < slabs; slab += 1) {
    const from = xs[2 * slab] ?? 0;
    if (from >= x1) break;
    const to = xs[2 * slab + 1] ?? 0;
    const a = x0 > from ? x0 : from;
    const b = x1 < to ? x1 : to;
    if (b <= a) continue;
    const atA = (a - from) / (to - from);
    const atB = (b - from) / (to - from);
    const edgeA = y0 + slope * (a - x0);
    const edgeB = b === x1 ? y1 : y0 + slope * (b - x0);
    const end = 4 * (first[slab + 1] ?? 0);
    for (let at = 4 * (first[slab] ?? 0); at < end; at += 4) {
      const lowFrom = sides[at] ?? 0;
      const highFrom = sides[at + 1] ?? 0;
      const lowGain = (sides[at + 2] ?? 0) - lowFrom;
      const highGain = (sides[at + 3] ?? 0) - highFrom;
      // Above the edge and below the top, less what of that lies below the bottom.
      const overA = highFrom + highGain * atA - edgeA;
      const overB = highFrom + highGain * atB - edgeB;
      const underA = lowFrom + lowGain * atA - edgeA;
      const underB = lowFrom + lowGain * atB - edgeB;
      area += areaAboveZero(overA, overB, b - a) - areaAboveZero(underA, underB, b - a);
    }
  }
  return area;
}

/**
 * What trapezoids share with land. Each edge of the land is taken with what the trapezoids have above it: added where land
 * lies above the edge, taken away where it lies below. That is exact, and has no cases for edges that touch or coincide.
 * @param box  around the trapezoids, in the coordinates of the land
 * @param origin  the trapezoids are measured from here
 * @returns area in the square of the unit of the coordinates
 */
export function sharedArea(trapezoids: Trapezoids, land: PreparedLand, box: Box, origin: Point): number {
  const { slabs, xs } = trapezoids;
  if (slabs === 0) return 0;
  let area = 0;
  let slab = 0;
  visitNear(land, box, origin, (x0, y0, x1, y1) => {
    const left = x0 < x1 ? x0 : x1;
    // Edges follow one another along a ring, so that the slab is seldom far from the last one.
    while (slab > 0 && (xs[2 * slab] ?? 0) > left) slab -= 1;
    while (slab < slabs - 1 && (xs[2 * slab + 1] ?? 0) <= left) slab += 1;
    area +=
      x0 < x1 ? areaAbove(trapezoids, slab, x0, y0, x1, y1) : -areaAbove(trapezoids, slab, x1, y1, x0, y0);
  });
  return area;
}
