import type { Ground } from './grounds.js';
import { common, subtract } from './overlay.js';
import {
  centroid,
  cyclic,
  distance,
  ringContains,
  shapeArea,
  type Point,
  type Ring,
  type Shape,
} from './plane.js';
import { splitRing } from './split-ring.js';
import { toDesign } from './frame.js';
import type { Street } from './streets.js';

/** Smaller scraps between streets stay road land, square feet. */
const SMALLEST_BLOCK = 2500;
/** Smaller parts of a large ground are given up, square feet. */
const SMALLEST_GROUND = 50_000;

/** The land of the village between its streets, design frame. */
export interface Blocks {
  /** Rings to divide into lots. */
  readonly toDivide: readonly Ring[];
  /** The large grounds, cut by streets and shore; one may have several parts. */
  readonly grounds: readonly { readonly ground: Ground; readonly ring: Ring }[];
}

/**
 * Cuts the land of the village by its streets and large grounds.
 * @param land  the village above the shore, design frame
 * @param ways  rights of way, design frame
 */
export function cutBlocks(
  land: readonly Shape[],
  ways: readonly Shape[],
  grounds: readonly Ground[],
  streets: readonly Street[],
): Blocks {
  // A ground drawn across a street keeps its main part; the scraps beyond go to the lots there.
  const parts = grounds.flatMap((ground) =>
    subtract(common(land, [[ground.ring]]), ways)
      .filter((shape) => shapeArea(shape) > SMALLEST_GROUND)
      .map((shape) => ({ ground, ring: cyclic(shape, 0) })),
  );
  const rest = subtract(land, [...ways, ...parts.map(({ ring }) => [ring])]);
  const solid = rest.filter((shape) => shapeArea(shape) > SMALLEST_BLOCK).flatMap(openHoles);
  return { toDivide: solid.flatMap((ring) => cutBehindCircles(ring, streets)), grounds: parts };
}

/** A block around a large ground is a ring; two straight cuts through its hole make it two simple pieces. */
function openHoles(shape: Shape): Ring[] {
  const hole = shape[1];
  if (hole === undefined) return [cyclic(shape, 0)];
  const [u, v] = centroid(hole);
  const reach = 20000;
  const halves: Ring[] = [
    [
      [u - reach, v - reach],
      [u, v - reach],
      [u, v + reach],
      [u - reach, v + reach],
    ],
    [
      [u, v - reach],
      [u + reach, v - reach],
      [u + reach, v + reach],
      [u, v + reach],
    ],
  ];
  return halves.flatMap((half) => common([shape], [[half]])).flatMap(openHoles);
}

/** Behind a turning circle the lots of its two sides meet on a line that continues the street. */
function cutBehindCircles(ring: Ring, streets: readonly Street[]): Ring[] {
  let pieces: Ring[] = [ring];
  for (const street of streets) {
    if (!street.closed) continue;
    const [end, before] = [toDesign(cyclic(street.line, -1)), toDesign(cyclic(street.line, -2))];
    const length = distance(before, end);
    const direction: Point = [(end[0] - before[0]) / length, (end[1] - before[1]) / length];
    const beyond: Point = [end[0] + direction[0] * 75, end[1] + direction[1] * 75];
    pieces = pieces.flatMap((piece) =>
      ringContains(piece, beyond) ? splitRing(piece, beyond, direction) : [piece],
    );
  }
  return pieces;
}
