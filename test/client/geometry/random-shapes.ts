import { isProblem } from '../../../client/geometry/problem.js';
import type { Point, Polygon, Ring } from '../../../client/preview/planar.js';

/** Numbers from 0 to 1, the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Where the shapes lie: coordinates as large as those of the plane that is measured in. */
export const MIDDLE: Point = [704_810.99, 771_917.59];

/** A star-shaped ring with corners in every direction, between two distances from its middle. */
export function starRing(
  random: () => number,
  corners: number,
  [leastFt, mostFt]: readonly [number, number],
  [x, y] = MIDDLE,
): Ring {
  const ring = Array.from({ length: corners }, (_none, index): Point => {
    const angle = ((index + 0.8 * random()) / corners) * 2 * Math.PI;
    const reach = leastFt + (mostFt - leastFt) * random();
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  const [first] = ring;
  return first === undefined ? [] : [...ring, first];
}

/** A star with a hole in its middle. */
export function starWithHole(random: () => number, corners: number): Polygon {
  return [starRing(random, corners, [60, 160]), starRing(random, 7, [15, 45])];
}

/** A closed ring at the middle from offsets in feet. */
export function ringAt(...offsets: readonly Point[]): Ring {
  const [first] = offsets;
  const all = first === undefined ? [] : [...offsets, first];
  return all.map(([x, y]): Point => [MIDDLE[0] + x, MIDDLE[1] + y]);
}

/** Points at the middle from offsets in feet. */
export function pathAt(...offsets: readonly Point[]): Point[] {
  return offsets.map(([x, y]): Point => [MIDDLE[0] + x, MIDDLE[1] + y]);
}

/** Why there is no result; empty where there is one. */
export function problemOf(result: object): string {
  return isProblem(result) ? result.problem : '';
}
