/** A position on the plane (feet) or on the earth (longitude, latitude). */
export type Point = [number, number];
/** A ring, its first point repeated at the end. */
export type Ring = Point[];
/** The outer ring, then the holes. */
export type Polygon = Ring[];
export type MultiPolygon = Polygon[];
/** Least x, least y, greatest x, greatest y. */
export type Box = readonly [number, number, number, number];

/**
 * Area inside one ring by the shoelace formula, about its first point so that large coordinates lose nothing: positive where
 * it runs counterclockwise, negative clockwise.
 */
export function signedArea(ring: readonly Point[]): number {
  const origin = ring[0];
  if (origin === undefined) return 0;
  let twice = 0;
  let previous: Point = origin;
  for (const point of ring) {
    twice +=
      (previous[0] - origin[0]) * (point[1] - origin[1]) - (point[0] - origin[0]) * (previous[1] - origin[1]);
    previous = point;
  }
  return twice / 2;
}

/** @returns the area inside one ring, in the square of its unit */
export function ringArea(ring: readonly Point[]): number {
  return Math.abs(signedArea(ring));
}

/** The smallest box around the rings, or null when there is no point. */
export function boxAround(rings: readonly (readonly Point[])[]): Box | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings)
    for (const [x, y] of ring) {
      west = Math.min(west, x);
      south = Math.min(south, y);
      east = Math.max(east, x);
      north = Math.max(north, y);
    }
  return west > east ? null : [west, south, east, north];
}

/** @returns whether the boxes share a point */
export function boxesMeet(a: Box, b: Box): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}

/** @returns whether `outer` holds all of `inner` */
export function boxHolds(outer: Box, inner: Box): boolean {
  return outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];
}

/** Length of the straight line between two points, in their unit. */
export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** @returns whether two points have the same coordinates; false where either is missing */
export function samePoint(a: Point | undefined, b: Point | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}

function side(a: Point, b: Point, p: Point): number {
  return Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));
}

/** @returns whether two edges of an open ring cross between their ends; for display, where touching is no matter */
export function crossesItself(ring: readonly Point[]): boolean {
  const edges = ring.map((point, index): [Point, Point] => [point, ring[(index + 1) % ring.length] ?? point]);
  return edges.some(([a, b], index) =>
    edges
      .slice(index + 1)
      .some(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0),
  );
}
