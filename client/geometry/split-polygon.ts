import { crossesItself, type Point, type Polygon } from '../preview/planar.js';
import { piecesOf } from './faces.js';
import { nodingOf } from './noding.js';
import type { GeometryProblem } from './problem.js';
import { crossingOf } from './segments.js';
import { whereIs } from './where-is.js';

function lineCrossesItself(line: readonly Point[]): boolean {
  const parts = line.slice(1).map((point, index): [Point, Point] => [line[index] ?? point, point]);
  return parts.some(([a, b], index) =>
    parts.slice(index + 2).some(([c, d]) => {
      const crossing = crossingOf(a, b, c, d);
      if (crossing === null) return false;
      const { first, second } = crossing;
      return first >= 0 && first <= 1 && second >= 0 && second <= 1;
    }),
  );
}

/**
 * Splits a polygon along a line. The pieces share the corners on the line to the last digit, so that they lie side by side
 * without gap or overlap, and all other corners stay as they were.
 * @param polygon  closed rings in State Plane feet
 * @param line  two points or more, from outside of the polygon, or from its edge, across it and out again
 * @returns two pieces or more, or why the line does not split it
 */
export function splitPolygon(polygon: Polygon, line: readonly Point[]): Polygon[] | GeometryProblem {
  const [start] = line;
  const end = line.at(-1);
  if (start === undefined || end === undefined || line.length < 2)
    return { problem: 'A line needs at least two points.' };
  if (polygon.some((ring) => crossesItself(ring.slice(0, -1))))
    return { problem: 'The outline of the shape crosses itself. Put its corners in order first.' };
  if (lineCrossesItself(line)) return { problem: 'The line crosses itself. Draw it from edge to edge.' };
  if (whereIs(start, polygon) === 'inside' || whereIs(end, polygon) === 'inside')
    return { problem: 'The line ends inside the shape. Begin and end it outside, or on the edge.' };
  const noding = nodingOf(polygon, line);
  if (noding.chords.length === 0) return { problem: 'The line does not cross the shape.' };
  const pieces = piecesOf(noding);
  return pieces.length > 1
    ? pieces
    : { problem: 'The line does not divide the shape. Draw it from edge to edge.' };
}
