import { crossesItself, type Polygon } from '../preview/planar.js';
import { inflatedPolygon } from './clipper.js';
import type { GeometryProblem } from './problem.js';

/**
 * Makes a polygon larger or smaller: each edge moves by so many grid feet, outward where positive; corners stay corners, and
 * those sharper than 60° are cut off square. Holes shrink where the polygon grows.
 * @param polygon  closed rings in State Plane feet
 * @returns one polygon, or several where it falls apart; or why nothing is left
 */
export function offsetPolygon(polygon: Polygon, distanceFt: number): Polygon[] | GeometryProblem {
  if (polygon.some((ring) => crossesItself(ring.slice(0, -1))))
    return { problem: 'The outline crosses itself. Put its corners in order first.' };
  const result = inflatedPolygon(polygon, distanceFt);
  return result.length > 0
    ? result
    : { problem: 'Nothing is left of the shape when it is made so much smaller.' };
}
