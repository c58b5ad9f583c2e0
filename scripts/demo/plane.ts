/** Plane geometry on coordinates in feet: the few measures that the demonstration data needs. */

/** A position in the plane, feet. */
export type Point = readonly [number, number];
/** A closed ring, without the repeated last position. */
export type Ring = readonly Point[];
/** A polygon: its outer ring first, then its holes. */
export type Shape = readonly Ring[];

/**
 * The element of a list at a cyclic index: −1 is the last.
 * @throws Error  for an empty list
 */
export function cyclic<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('cyclic: the list is empty');
  return found;
}

/** Square feet enclosed by a ring by the shoelace formula; positive when it runs counter-clockwise. */
export function signedArea(ring: Ring): number {
  // Taken from the first vertex, because State Plane coordinates are so large that their products lose digits.
  const [x0, y0] = cyclic(ring, 0);
  let twice = 0;
  for (let index = 0; index < ring.length; index += 1) {
    const [x1, y1] = cyclic(ring, index);
    const [x2, y2] = cyclic(ring, index + 1);
    twice += (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  }
  return twice / 2;
}

/** Square feet of a polygon on the grid: its outer ring less its holes. */
export function shapeArea(shape: Shape): number {
  return shape.reduce((sum, ring, index) => sum + (index === 0 ? 1 : -1) * Math.abs(signedArea(ring)), 0);
}

/** The centre of gravity of a ring. */
export function centroid(ring: Ring): Point {
  const [x0, y0] = cyclic(ring, 0);
  let [sumX, sumY, twice] = [0, 0, 0];
  for (let index = 0; index < ring.length; index += 1) {
    const [x1, y1] = [cyclic(ring, index)[0] - x0, cyclic(ring, index)[1] - y0];
    const [x2, y2] = [cyclic(ring, index + 1)[0] - x0, cyclic(ring, index + 1)[1] - y0];
    const cross = x1 * y2 - x2 * y1;
    sumX += (x1 + x2) * cross;
    sumY += (y1 + y2) * cross;
    twice += cross;
  }
  return [x0 + sumX / (3 * twice), y0 + sumY / (3 * twice)];
}

/** Whether a position lies inside a ring. */
export function ringContains(ring: Ring, [x, y]: Point): boolean {
  let inside = false;
  for (let index = 0; index < ring.length; index += 1) {
    const [x1, y1] = cyclic(ring, index);
    const [x2, y2] = cyclic(ring, index + 1);
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

/** Whether a position lies inside a polygon and in none of its holes. */
export function shapeContains(shape: Shape, point: Point): boolean {
  return shape.every((ring, index) => ringContains(ring, point) === (index === 0));
}

/** Feet between two positions. */
export function distance(a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  // Math.hypot guards against overflow that feet never reach, at many times the cost.
  return Math.sqrt(dx * dx + dy * dy);
}

/** The position between two others, at a share of the way from the first. */
export function along(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The position of a segment that is nearest to a point. */
export function nearestOnSegment(point: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const squared = dx * dx + dy * dy;
  if (squared === 0) return a;
  const share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / squared;
  return along(a, b, Math.min(1, Math.max(0, share)));
}

/** Feet from a position to a ring's line. */
export function distanceToRing(point: Point, ring: Ring): number {
  return Math.min(
    ...ring.map((vertex, index) => distance(point, nearestOnSegment(point, vertex, cyclic(ring, index + 1)))),
  );
}

/** Whether two segments have a position in common, ends included. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  const within = (p: Point, q: Point, r: Point): boolean =>
    Math.min(p[0], q[0]) <= r[0] &&
    r[0] <= Math.max(p[0], q[0]) &&
    Math.min(p[1], q[1]) <= r[1] &&
    r[1] <= Math.max(p[1], q[1]);
  const [s1, s2, s3, s4] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (s1 !== s2 && s3 !== s4) return true;
  return (
    (s1 === 0 && within(a, b, c)) ||
    (s2 === 0 && within(a, b, d)) ||
    (s3 === 0 && within(c, d, a)) ||
    (s4 === 0 && within(c, d, b))
  );
}

/** Whether a ring neither crosses nor touches itself. */
export function ringIsSimple(ring: Ring): boolean {
  for (let first = 0; first < ring.length; first += 1) {
    for (let second = first + 2; second < ring.length; second += 1) {
      if (first === 0 && second === ring.length - 1) continue;
      if (
        segmentsMeet(
          cyclic(ring, first),
          cyclic(ring, first + 1),
          cyclic(ring, second),
          cyclic(ring, second + 1),
        )
      ) {
        return false;
      }
    }
  }
  return ring.length >= 3;
}
