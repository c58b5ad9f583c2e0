import { toStatePlane } from './frame.js';
import { lotSizeAt } from './lot-size.js';
import { along, centroid, cyclic, distance, signedArea, type Point, type Ring } from './plane.js';
import type { Random } from './random.js';
import { splitRing } from './split-ring.js';
import { frontageAt, type Street } from './streets.js';

/** The smallest rectangle about a ring. */
interface Box {
  readonly middle: Point;
  readonly axis: Point;
  readonly length: number;
  readonly breadth: number;
}

/**
 * Divides a block into lots: first along its middle, so that lots lie back to back, then across, lot by lot.
 * @param ring  the block, design frame
 * @param streets  to keep every lot on a street
 * @returns rings that together cover the block
 */
export function divideBlock(ring: Ring, streets: readonly Street[], random: Random): Ring[] {
  const box = smallestBox(ring);
  const area = Math.abs(signedArea(ring));
  const size = lotSizeAt(centroid(ring));
  if (area < 1.5 * size.width * size.depth) return [ring];
  const isBent = area < 0.74 * box.length * box.breadth;
  if (isBent && area > 3.5 * size.width * size.depth) {
    const across = tryCuts(
      ring,
      box,
      turned(box.axis),
      [0.5, 0.42, 0.58, 0.34, 0.66],
      box.length,
      streets,
      40,
    );
    if (across !== null) return across.flatMap((piece) => divideBlock(piece, streets, random));
  }
  if (box.breadth > 1.5 * size.depth) {
    const middle = random.between(0.47, 0.53);
    // A cut is only good when both halves keep a street; without one the lots behind would be landlocked.
    const spine = tryCuts(
      ring,
      box,
      box.axis,
      [middle, 0.5, 0.44, 0.56],
      box.breadth,
      streets,
      box.length * 0.5,
    );
    if (spine !== null) return spine.flatMap((piece) => divideBlock(piece, streets, random));
  }
  return divideRow(ring, box.axis, streets, random);
}

function divideRow(ring: Ring, inherited: Point, streets: readonly Street[], random: Random): Ring[] {
  const axis = frontDirection(ring, inherited, streets);
  const [low, high] = extent(ring, axis);
  const { width, depth } = lotSizeAt(centroid(ring));
  const area = Math.abs(signedArea(ring));
  const byWidth = Math.round((high - low) / width);
  const count = Math.min(byWidth, Math.round((area / (width * depth)) * 1.35));
  if (count < 2) return [ring];
  const box: Box = { ...smallestBox(ring), axis };
  const jitter = random.between(-0.1, 0.1) / count;
  const half = Math.floor(count / 2) / count;
  const shares = [half + jitter, half, half + 0.5 / count, half - 0.5 / count];
  const pieces = tryCuts(ring, box, turned(axis), shares, high - low, streets, width * 0.35);
  return pieces === null ? [ring] : pieces.flatMap((piece) => divideRow(piece, axis, streets, random));
}

/** The first cut at one of the given shares whose pieces all keep enough street; null when there is none. */
function tryCuts(
  ring: Ring,
  box: Box,
  direction: Point,
  shares: readonly number[],
  span: number,
  streets: readonly Street[],
  leastFront: number,
): Ring[] | null {
  const normal: Point = [direction[1], -direction[0]];
  const [low, high] = extent(ring, normal);
  for (const share of shares) {
    const at = low + (high - low) * share - dot(box.middle, normal);
    const through: Point = [box.middle[0] + normal[0] * at, box.middle[1] + normal[1] * at];
    const pieces = splitRing(ring, through, direction);
    const fine = pieces.every(
      (piece) => frontLength(piece, streets) >= leastFront && Math.abs(signedArea(piece)) > span,
    );
    if (pieces.length > 1 && fine) return pieces;
  }
  return null;
}

/** Feet of a ring's line that lie along a street. */
function frontLength(ring: Ring, streets: readonly Street[]): number {
  return frontEdges(ring, streets).reduce((sum, [from, to]) => sum + distance(from, to), 0);
}

function frontEdges(ring: Ring, streets: readonly Street[]): [Point, Point][] {
  return ring
    .map((point, index): [Point, Point] => [point, cyclic(ring, index + 1)])
    .filter(([from, to]) => frontageAt(toStatePlane(along(from, to, 0.5)), streets, 4) !== null);
}

/** The direction in which a row of lots follows its street: the inherited one, turned to the street where it bends. */
function frontDirection(ring: Ring, inherited: Point, streets: readonly Street[]): Point {
  let sum: Point = [0, 0];
  for (const [from, to] of frontEdges(ring, streets)) {
    const edge: Point = [to[0] - from[0], to[1] - from[1]];
    const agreement = dot(edge, inherited) / (Math.hypot(...edge) || 1);
    if (Math.abs(agreement) < 0.8) continue;
    const sign = Math.sign(agreement);
    sum = [sum[0] + sign * edge[0], sum[1] + sign * edge[1]];
  }
  const length = Math.hypot(...sum);
  return length < 20 ? inherited : [sum[0] / length, sum[1] / length];
}

function smallestBox(ring: Ring): Box {
  let best: Box | null = null;
  for (let index = 0; index < ring.length; index += 1) {
    const [from, to] = [cyclic(ring, index), cyclic(ring, index + 1)];
    const length = distance(from, to);
    if (length < 12) continue;
    const axis: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const across = turned(axis);
    const [a, b] = extent(ring, axis);
    const [c, d] = extent(ring, across);
    if (best !== null && (b - a) * (d - c) >= best.length * best.breadth) continue;
    const middle: Point = [
      axis[0] * ((a + b) / 2) + across[0] * ((c + d) / 2),
      axis[1] * ((a + b) / 2) + across[1] * ((c + d) / 2),
    ];
    best =
      b - a >= d - c
        ? { middle, axis, length: b - a, breadth: d - c }
        : { middle, axis: across, length: d - c, breadth: b - a };
  }
  return best ?? { middle: cyclic(ring, 0), axis: [1, 0], length: 0, breadth: 0 };
}

function extent(ring: Ring, axis: Point): [number, number] {
  const values = ring.map((point) => dot(point, axis));
  return [Math.min(...values), Math.max(...values)];
}

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1];
}

function turned([x, y]: Point): Point {
  return [-y, x];
}
