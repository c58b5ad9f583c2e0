import { crossesItself, distanceBetween, type Point, type Ring } from '../preview/planar.js';

function distanceFromSegment(point: Point, a: Point, b: Point): number {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const length2 = x * x + y * y;
  if (length2 === 0) return distanceBetween(point, a);
  const along = ((point[0] - a[0]) * x + (point[1] - a[1]) * y) / length2;
  const share = Math.min(1, Math.max(0, along));
  return distanceBetween(point, [a[0] + share * x, a[1] + share * y]);
}

function farthest(
  path: readonly Point[],
  from: number,
  to: number,
  distanceOf: (point: Point) => number,
): { index: number; distanceFt: number } {
  let found = { index: from, distanceFt: -1 };
  for (let index = from + 1; index < to; index++) {
    const point = path[index];
    const distanceFt = point === undefined ? -1 : distanceOf(point);
    if (distanceFt > found.distanceFt) found = { index, distanceFt };
  }
  return found;
}

/**
 * Leaves out corners of a line, by Douglas and Peucker: what is left out lies no farther than the tolerance from what stays.
 * @param toleranceFt  in the unit of the coordinates
 * @returns the line, both its ends kept
 */
export function simplifyLine(path: readonly Point[], toleranceFt: number): Point[] {
  const kept = new Set([0, path.length - 1]);
  const open: [number, number][] = [[0, path.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const [a, b] = [path[from], path[to]];
    if (a === undefined || b === undefined) continue;
    const { index, distanceFt } = farthest(path, from, to, (point) => distanceFromSegment(point, a, b));
    if (distanceFt <= toleranceFt) continue;
    kept.add(index);
    open.push([from, index], [index, to]);
  }
  return path.filter((_point, index) => kept.has(index));
}

/** Halvings of the tolerance before a ring is left as it is. */
const MOST_HALVINGS = 6;

/**
 * Leaves out corners of a closed ring, by Douglas and Peucker. Where that would make it cross itself, or leave fewer than
 * three corners, fewer corners are left out.
 * @returns a closed ring that does not cross itself, unless the given one did
 */
export function simplifyRing(ring: Ring, toleranceFt: number): Ring {
  const [first] = ring;
  if (first === undefined) return [];
  const { index: split } = farthest(ring, 0, ring.length - 1, (point) => distanceBetween(point, first));
  const [there, back] = [ring.slice(0, split + 1), ring.slice(split)];
  let tolerance = toleranceFt;
  for (let turn = 0; turn <= MOST_HALVINGS; turn++) {
    const simple = [...simplifyLine(there, tolerance), ...simplifyLine(back, tolerance).slice(1)];
    if (simple.length >= 4 && !crossesItself(simple.slice(0, -1))) return simple;
    tolerance /= 2;
  }
  return ring;
}
