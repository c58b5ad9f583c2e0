type Point = readonly [number, number];

/** Corners up to which every pair of edges is looked at, which costs less there than to sort them. */
const MOST_CORNERS = 40;

/** Twice the area of a triangle, positive when its corners go clockwise on the screen. */
const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Whether two edges have a point in common; by their boxes first, since most are far apart. */
function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0]))
    return false;
  if (Math.max(a[1], b[1]) < Math.min(c[1], d[1]) || Math.max(c[1], d[1]) < Math.min(a[1], b[1]))
    return false;
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}

/**
 * @param ring  whole numbers, without its first point repeated
 * @returns whether it is sure that no two of its edges touch but where one follows the other; false as well for a ring with
 *   too many corners to look at them all
 */
export function isSurelySimple(ring: readonly Point[]): boolean {
  const count = ring.length;
  if (count < 3 || count > MOST_CORNERS) return false;
  const at = (index: number): Point => ring[index % count] ?? [0, 0];
  for (let i = 0; i < count; i += 1) {
    // An edge that goes back over the one before it, or has no length.
    const [a, b, c] = [at(i), at(i + 1), at(i + 2)];
    if (turn(a, b, c) === 0 && (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) <= 0)
      return false;
    for (let j = i + 2; j < count; j += 1) {
      if (i === 0 && j === count - 1) continue;
      if (meet(a, b, at(j), at(j + 1))) return false;
    }
  }
  return true;
}

/** @returns the area within a ring, square units; positive when its corners go clockwise on the screen */
export function areaWithin(ring: readonly Point[]): number {
  let twice = 0;
  let before = ring.at(-1) ?? [0, 0];
  for (const point of ring) {
    twice += before[0] * point[1] - before[1] * point[0];
    before = point;
  }
  return twice / 2;
}

/** @returns the length of a ring's edges, units */
export function lengthAround(ring: readonly Point[]): number {
  let length = 0;
  let before = ring.at(-1) ?? [0, 0];
  for (const point of ring) {
    length += Math.hypot(point[0] - before[0], point[1] - before[1]);
    before = point;
  }
  return length;
}
