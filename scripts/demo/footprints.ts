import { directionAt } from './curve.js';
import { cyclic, distanceToRing, ringContains, segmentsMeet, type Point, type Ring } from './plane.js';
import type { Random } from './random.js';

/** Where a building stands: the middle of its footprint and the direction of its front. */
export interface Stand {
  readonly middle: Point;
  /** Unit vector along the front. */
  readonly front: Point;
}

/** A footprint placed in EPSG:2260 from offsets along the front and away from the street. */
export function place(outline: readonly Point[], { middle, front }: Stand): Ring {
  const [fx, fy] = front;
  return outline.map(([x, y]): Point => [middle[0] + x * fx - y * fy, middle[1] + x * fy + y * fx]);
}

/** A rectangle about the origin. */
export function rectangle(width: number, depth: number): Point[] {
  return [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
    [width / 2, depth / 2],
    [-width / 2, depth / 2],
  ];
}

/** The outline of a house about the origin: a rectangle, or one with a wing to the back. */
export function houseOutline(width: number, depth: number, random: Random): Point[] {
  if (random.chance(0.42)) return rectangle(width, depth);
  const wing = random.between(0.38, 0.55) * width;
  const step = random.between(0.25, 0.42) * depth;
  const [w, d] = [width / 2, depth / 2];
  const outline: Point[] = [
    [-w, -d],
    [w, -d],
    [w, d],
    [w - wing, d],
    [w - wing, d - step],
    [-w, d - step],
  ];
  return random.chance(0.5) ? outline : outline.map(([x, y]): Point => [-x, y]).reverse();
}

/** Whether a footprint lies inside a parcel and keeps clear of its lines by so many feet. */
export function fits(footprint: Ring, parcel: Ring, clear: number): boolean {
  return (
    footprint.every((corner) => ringContains(parcel, corner) && distanceToRing(corner, parcel) >= clear) &&
    // A reflex corner of the lot may reach into the house between two of its corners.
    parcel.every((corner) => !ringContains(footprint, corner))
  );
}

/** Whether two rings have any area or line in common. */
export function ringsMeet(a: Ring, b: Ring): boolean {
  if (ringContains(a, cyclic(b, 0)) || ringContains(b, cyclic(a, 0))) return true;
  return a.some((from, i) =>
    b.some((other, j) => segmentsMeet(from, cyclic(a, i + 1), other, cyclic(b, j + 1))),
  );
}

/** The direction of a street's centreline at so many feet from its start, as a unit vector. */
export function streetDirection(line: readonly Point[], feet: number): Point {
  let left = feet;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [cyclic(line, index - 1), cyclic(line, index)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (left <= length) return directionAt([from, to], 0);
    left -= length;
  }
  return directionAt(line, line.length - 1);
}
