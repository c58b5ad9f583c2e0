import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { cutHole } from '../geometry/cut-hole.js';
import { isProblem, type GeometryProblem } from '../geometry/problem.js';
import { splitPolygon } from '../geometry/split-polygon.js';
import { whereIs } from '../geometry/where-is.js';
import { samePoint, type Point, type Polygon } from '../preview/planar.js';
import { KnownPlaces } from './degree-polygon.js';
import { shapeParts } from './shape-parts.js';
import { distinctPoints } from './sketch-polygons.js';

/** The shape that is changed and what it becomes, the largest part first; or why it does not change, as a sentence. */
export type Changed = { ok: true; target: string; parts: Shape[] } | { ok: false; message: string };

function targetOf(
  drawn: readonly Shape[],
  selected: string | null,
  points: readonly Point[],
): Shape | undefined {
  const chosen = drawn.find(({ id }) => id === selected);
  if (chosen !== undefined) return chosen;
  const [only] = drawn;
  if (drawn.length === 1) return only;
  const places = new KnownPlaces();
  const corners = points.map((point) => places.feet(point));
  return drawn.findLast((shape) => {
    const polygon = places.polygonInFeet(shape.rings);
    return corners.some((corner) => whereIs(corner, polygon) === 'inside');
  });
}

function parts(
  shape: Shape,
  drawn: readonly Shape[],
  result: Polygon[] | GeometryProblem,
  places: KnownPlaces,
): Changed {
  if (isProblem(result)) return { ok: false, message: result.problem };
  return { ok: true, target: shape.id, parts: shapeParts(shape, drawn, result, places) };
}

/**
 * Cuts a hole into the selected shape; where none is selected, into the only one, or the one under the corners.
 * @param corners  of the hole, in degrees
 */
export function cutSketch(
  drawn: readonly Shape[],
  selected: string | null,
  corners: readonly Point[],
): Changed {
  const ring = distinctPoints(corners);
  if (ring.length < 3) return { ok: false, message: 'A hole needs at least three corners.' };
  const shape = targetOf(drawn, selected, ring);
  if (shape === undefined) return { ok: false, message: 'Draw the hole inside of a shape.' };
  const places = new KnownPlaces();
  const [hole = []] = places.polygonInFeet([ring]);
  return parts(shape, drawn, cutHole(places.polygonInFeet(shape.rings), hole), places);
}

/**
 * Splits the selected shape; where none is selected, the only one, or the one that the line lies in.
 * @param line  in degrees
 */
export function splitSketch(
  drawn: readonly Shape[],
  selected: string | null,
  line: readonly Point[],
): Changed {
  const points = line.filter((point, index) => !samePoint(point, line[index - 1]));
  if (points.length < 2) return { ok: false, message: 'A line needs at least two different points.' };
  const shape = targetOf(drawn, selected, points);
  if (shape === undefined) return { ok: false, message: 'Select the shape to split first.' };
  const places = new KnownPlaces();
  const feet = points.map((point) => places.feet(point));
  return parts(shape, drawn, splitPolygon(places.polygonInFeet(shape.rings), feet), places);
}
