import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { bearingOf, pointAlong } from '../geometry/bearing.js';
import { centroid } from '../geometry/measure.js';
import { movePolygon, rotatePolygon } from '../geometry/move.js';
import { gridScaleAt } from '../preview/grid-scale.js';
import type { Point, Polygon } from '../preview/planar.js';
import { KnownPlaces } from './degree-polygon.js';

interface InFeet {
  polygon: Polygon;
  places: KnownPlaces;
  /** grid feet in a foot on the ground there */
  scale: number;
}

/** @returns a shape in State Plane feet, with the way back to its own degrees */
export function shapeInFeet({ rings }: Shape): InFeet {
  const places = new KnownPlaces();
  const [first] = rings[0] ?? [];
  return {
    polygon: places.polygonInFeet(rings),
    places,
    scale: first === undefined ? 1 : gridScaleAt(first),
  };
}

/** @returns the shape moved by feet on the ground to the east and the north of the grid */
export function movedShape(shape: Shape, eastFt: number, northFt: number): Shape {
  if (eastFt === 0 && northFt === 0) return shape;
  const { polygon, places, scale } = shapeInFeet(shape);
  return {
    ...shape,
    rings: places.ringsInDegrees(movePolygon(polygon, eastFt * scale, northFt * scale)),
  };
}

/**
 * @param azimuth  degrees clockwise from grid north
 * @returns the shape moved by feet on the ground in that direction
 */
export function shapeMovedAlong(shape: Shape, azimuth: number, distanceFt: number): Shape {
  const [east, north] = pointAlong([0, 0], azimuth, distanceFt);
  return movedShape(shape, east, north);
}

/** A point that a shape can be turned about. */
export interface Pivot {
  /** in State Plane feet */
  at: Point;
  /** what it is called, after "about" */
  label: string;
}

const SIDES = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

/** @returns the side of a point that another lies on, as a word: `northeast`; empty where they are one */
export function sideOf(from: Point, to: Point): string {
  const azimuth = bearingOf(from, to);
  return azimuth === null ? '' : (SIDES[Math.round(azimuth / 45) % 8] ?? '');
}

/** @returns the middle of a shape, then the corners of its outline, to turn it about */
export function pivotsOf(shape: Shape): Pivot[] {
  const { polygon } = shapeInFeet(shape);
  const middle = centroid(polygon);
  if (middle === null) return [];
  const corners = (polygon[0] ?? []).slice(0, -1).map((at, index): Pivot => {
    const side = sideOf(middle, at);
    return { at, label: `corner ${index + 1}${side === '' ? '' : `, in the ${side}`}` };
  });
  return [{ at: middle, label: 'its middle' }, ...corners];
}

/** @returns the shape turned clockwise by so many degrees about a point in State Plane feet, whose degrees stay as they are */
export function rotatedShape(shape: Shape, clockwiseDegrees: number, about: Point): Shape {
  if (clockwiseDegrees % 360 === 0) return shape;
  const { polygon, places } = shapeInFeet(shape);
  return { ...shape, rings: places.ringsInDegrees(rotatePolygon(polygon, clockwiseDegrees, about)) };
}

/** Feet on the ground between a shape and its copy, to the east and to the south. */
const COPY_FT = 10;

/** @returns a copy of a shape a little to the southeast, so that both are seen */
export function copyOfShape(shape: Shape, title: string, id: string): Shape {
  const moved = movedShape(shape, COPY_FT, -COPY_FT);
  return { ...moved, id, name: shape.name.trim() === '' ? '' : `${title}, copy` };
}
