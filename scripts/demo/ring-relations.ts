import { cyclic, distance, nearestOnSegment, segmentsMeet, type Point, type Ring } from './plane.js';

/** A side of a ring, from one vertex to the next. */
export type Side = readonly [Point, Point];

/** The sides of a ring, the closing one last. */
export function sidesOf(ring: Ring): Side[] {
  return ring.map((point, index): Side => [point, cyclic(ring, index + 1)]);
}

/** Feet between the lines of two rings; 0 where they meet. */
export function feetApart(a: Ring, b: Ring): number {
  const meet = sidesOf(a).some(([p, q]) => sidesOf(b).some(([r, s]) => segmentsMeet(p, q, r, s)));
  return meet ? 0 : Math.min(feetFromVertices(a, b), feetFromVertices(b, a));
}

function feetFromVertices(from: Ring, to: Ring): number {
  return Math.min(
    ...from.flatMap((point) => sidesOf(to).map(([p, q]) => distance(point, nearestOnSegment(point, p, q)))),
  );
}

/** Whether two sides cross at a position inside both. */
export function sidesCross([a, b]: Side, [c, d]: Side): boolean {
  const turn = (p: Point, q: Point, r: Point): number =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/**
 * The pairs of sides that cross, among many: only sides with a common square of ground are compared.
 * @returns each crossing at least once
 */
export function crossingSides(sides: readonly Side[]): [Side, Side][] {
  const square = 100;
  const squares = new Map<string, Side[]>();
  const found: [Side, Side][] = [];
  for (const side of sides) {
    const [[x1, y1], [x2, y2]] = side;
    for (let i = Math.floor(Math.min(x1, x2) / square); i <= Math.floor(Math.max(x1, x2) / square); i += 1) {
      for (
        let j = Math.floor(Math.min(y1, y2) / square);
        j <= Math.floor(Math.max(y1, y2) / square);
        j += 1
      ) {
        const key = `${String(i)},${String(j)}`;
        const there = squares.get(key) ?? [];
        for (const other of there) if (sidesCross(other, side)) found.push([other, side]);
        there.push(side);
        squares.set(key, there);
      }
    }
  }
  return found;
}
