import type { Point } from '../preview/planar.js';

function cross(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Where two straight lines cross, as shares of each. */
export interface Crossing {
  /** of the way from a to b */
  first: number;
  /** of the way from c to d */
  second: number;
  point: Point;
}

/** @returns where the segments a–b and c–d, or the lines through them, cross; null where they run side by side */
export function crossingOf(a: Point, b: Point, c: Point, d: Point): Crossing | null {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const [u, v] = [d[0] - c[0], d[1] - c[1]];
  const turn = x * v - y * u;
  if (turn === 0) return null;
  const first = ((c[0] - a[0]) * v - (c[1] - a[1]) * u) / turn;
  const second = ((c[0] - a[0]) * y - (c[1] - a[1]) * x) / turn;
  return { first, second, point: [a[0] + first * x, a[1] + first * y] };
}

/** @returns whether two segments share a point; for those within rounding of touching either may come out */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  return cross(a, b, c) * cross(a, b, d) <= 0 && cross(c, d, a) * cross(c, d, b) <= 0;
}
