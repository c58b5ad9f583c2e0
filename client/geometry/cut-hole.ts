import {
  signedArea,
  boxAround,
  boxesMeet,
  crossesItself,
  type Polygon,
  type Ring,
} from '../preview/planar.js';
import { differenceOf } from './clipper.js';
import { polygonArea } from './measure.js';
import type { GeometryProblem } from './problem.js';
import { whereIs } from './where-is.js';
import { segmentsMeet } from './segments.js';

/** Square feet that a hole must take away at least: less is the rounding of a ring that only touches the shape. */
const LEAST_SQFT = 0.01;

function touches(polygon: Polygon, ring: Ring): boolean {
  const sides = (path: Ring): Ring[] => path.slice(1).map((point, index) => [path[index] ?? point, point]);
  const around = boxAround([ring]);
  return polygon.flatMap(sides).some((side) => {
    const box = boxAround([side]);
    if (box === null || around === null || !boxesMeet(box, around)) return false;
    const [a, b] = side;
    return sides(ring).some(
      ([c, d]) =>
        a !== undefined && b !== undefined && c !== undefined && d !== undefined && segmentsMeet(a, b, c, d),
    );
  });
}

function liesInside(polygon: Polygon, ring: Ring): boolean {
  return (
    ring.every((point) => whereIs(point, polygon) === 'inside') &&
    polygon.slice(1).every(([corner]) => corner === undefined || whereIs(corner, [ring]) === 'outside') &&
    !touches(polygon, ring)
  );
}

/**
 * Cuts a hole into a polygon. A ring that lies within becomes a hole as it is; one that reaches over the edge, or over another
 * hole, takes away what it covers.
 * @param ring  closed, in State Plane feet like the polygon
 * @returns one polygon, or several where it falls apart; or why it cannot be cut
 */
export function cutHole(polygon: Polygon, ring: Ring): Polygon[] | GeometryProblem {
  if (crossesItself(ring.slice(0, -1))) return { problem: 'The outline of the hole crosses itself.' };
  if (ring.length < 4 || Math.abs(signedArea(ring)) < LEAST_SQFT)
    return { problem: 'A hole needs at least three corners that enclose some land.' };
  if (polygon.some((each) => crossesItself(each.slice(0, -1))))
    return { problem: 'The outline of the shape crosses itself. Put its corners in order first.' };
  if (liesInside(polygon, ring)) return [[...polygon, signedArea(ring) < 0 ? ring : [...ring].reverse()]];
  const left = differenceOf(polygon, [ring]);
  if (left.length === 0) return { problem: 'The hole covers the whole shape: nothing would be left of it.' };
  const takenSqFt = polygonArea(polygon) - left.reduce((sum, piece) => sum + polygonArea(piece), 0);
  return takenSqFt < LEAST_SQFT ? { problem: 'The hole lies outside of the shape. Draw it inside.' } : left;
}
