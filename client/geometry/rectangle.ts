import { distanceBetween, type Point, type Ring } from '../preview/planar.js';

/** @returns the closed ring of a rectangle along the grid, counterclockwise, from two opposite corners in State Plane feet */
export function rectangleBetween(a: Point, b: Point): Ring {
  const [west, east] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [south, north] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** How far a point lies to the left of the line from `a` to `b`, in grid feet; negative: to the right; 0 where a is b. */
export function feetLeftOf(a: Point, b: Point, point: Point): number {
  const lengthFt = distanceBetween(a, b);
  if (lengthFt === 0) return 0;
  return ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])) / lengthFt;
}

/**
 * A rectangle in any direction: one edge, and how far it reaches to the left of it (`feetLeftOf` gives that for a third
 * point).
 * @param widthFt  grid feet; negative: to the right
 * @returns a closed ring that begins with the edge, counterclockwise for a positive width; empty where a is b
 */
export function rectangleOnEdge(a: Point, b: Point, widthFt: number): Ring {
  const lengthFt = distanceBetween(a, b);
  if (lengthFt === 0) return [];
  const [x, y] = [(-(b[1] - a[1]) / lengthFt) * widthFt, ((b[0] - a[0]) / lengthFt) * widthFt];
  return [a, b, [b[0] + x, b[1] + y], [a[0] + x, a[1] + y], a];
}
