import type { Position, Ring, Shape } from './shape.js';

/** Edges of a ring that are held against each other; of one with more the database finds it out sooner. */
const MOST_EDGES = 48;

/** Rounding of an orientation, as a share of its two products together (J. R. Shewchuk, 1997: "ccwerrboundA"). */
const ORIENTATION_ERROR = (3 + 16 * 2 ** -53) * 2 ** -53;

/** The same of a product of two edges, whose differences are rounded as well: well above four roundings. */
const PRODUCT_ERROR = 1e-14;

/**
 * Whether a polygon is so plainly valid that nobody has to look closer: a single part of one small ring, no two edges of
 * which come near to meeting where they should not. Rounding can never make it say yes of one that is not valid; of
 * many that are valid it says no, and the database decides.
 */
export function isPlainlyValid(shape: Shape): boolean {
  if (shape.kind !== 'areas' || shape.polygons.length !== 1) return false;
  const [ring, ...holes] = shape.polygons[0] ?? [];
  return ring !== undefined && holes.length === 0 && isPlainlySimple(ring);
}

/** @param ring  closed: its last position repeats its first */
function isPlainlySimple(ring: Ring): boolean {
  const edges = ring.length - 1;
  if (edges < 3 || edges > MOST_EDGES) return false;
  for (let first = 0; first < edges; first += 1) {
    const [a, b, next] = [ring[first], ring[first + 1], ring[first + 2] ?? ring[1]];
    if (a === undefined || b === undefined || next === undefined || !goesOn(a, b, next)) return false;
    const [west, east] = a[0] < b[0] ? [a[0], b[0]] : [b[0], a[0]];
    const [south, north] = a[1] < b[1] ? [a[1], b[1]] : [b[1], a[1]];
    // The last edge is a neighbor of the first.
    const end = first === 0 ? edges - 1 : edges;
    for (let second = first + 2; second < end; second += 1) {
      const [c, d] = [ring[second], ring[second + 1]];
      if (c === undefined || d === undefined) return false;
      if ((c[0] > east && d[0] > east) || (c[0] < west && d[0] < west)) continue;
      if ((c[1] > north && d[1] > north) || (c[1] < south && d[1] < south)) continue;
      if (!onOneSide(a, b, c, d) && !onOneSide(c, d, a, b)) return false;
    }
  }
  return true;
}

/** Whether two edges that follow each other surely meet only where they should: they turn, or go on ahead. */
function goesOn(a: Position, b: Position, c: Position): boolean {
  if (sideOf(a, b, c) !== 0) return true;
  const along = (b[0] - a[0]) * (c[0] - b[0]);
  const across = (b[1] - a[1]) * (c[1] - b[1]);
  return along + across > PRODUCT_ERROR * (Math.abs(along) + Math.abs(across));
}

function onOneSide(a: Position, b: Position, c: Position, d: Position): boolean {
  const side = sideOf(a, b, c);
  return side !== 0 && side === sideOf(a, b, d);
}

/** @returns on which side of a line a place surely lies: 1 left, -1 right; 0 where rounding leaves it open */
function sideOf(a: Position, b: Position, c: Position): -1 | 0 | 1 {
  const left = (a[0] - c[0]) * (b[1] - c[1]);
  const right = (a[1] - c[1]) * (b[0] - c[0]);
  const side = left - right;
  const error = ORIENTATION_ERROR * (Math.abs(left) + Math.abs(right));
  return side > error ? 1 : side < -error ? -1 : 0;
}
