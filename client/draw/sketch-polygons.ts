import { circleRing } from '../geometry/circle.js';
import { corridorPolygons } from '../geometry/corridor.js';
import { feetLeftOf, rectangleBetween, rectangleOnEdge } from '../geometry/rectangle.js';
import { simplifyRing } from '../geometry/simplify.js';
import { gridScaleAt } from '../preview/grid-scale.js';
import { distanceBetween, ringArea, samePoint, type Point, type Ring } from '../preview/planar.js';
import { toFeet } from '../preview/projection.js';
import { KnownPlaces } from './degree-polygon.js';

/** Sizes that are typed beside the map, feet on the ground; null: no number that can be used. */
export interface SketchSizes {
  widthFt: number | null;
  radiusFt: number | null;
  /** whether a radius stands in its field, so that the second point does not matter */
  radiusTyped: boolean;
}

/** Open rings in degrees of each polygon, or why there are none, as a sentence. */
export type MadePolygons = { ok: true; polygons: Point[][][] } | { ok: false; message: string };

/** Feet that a line drawn by hand may be off after corners were left out. */
const FREEHAND_FT = 0.5;

/** Square feet below which nothing was drawn but a point or a line. */
const LEAST_SQFT = 0.01;

/** Widest line and largest circle, feet: a slip in typing more likely than a drawing. */
const MOST_FT = 5000;

function isSize(feet: number | null): feet is number {
  return feet !== null && feet > 0 && feet <= MOST_FT;
}

/** @returns the points without those that repeat the one before, and without a last that repeats the first */
export function distinctPoints(points: readonly Point[]): Point[] {
  const others = points.filter((point, index) => !samePoint(point, points[index - 1]));
  return others.length > 1 && samePoint(others[0], others.at(-1)) ? others.slice(0, -1) : others;
}

function made(rings: readonly Ring[], places: KnownPlaces): MadePolygons {
  const [ring] = rings;
  if (ring === undefined || ringArea(ring) < LEAST_SQFT)
    return { ok: false, message: 'That has no area. Put the corners farther apart.' };
  return { ok: true, polygons: rings.map((each) => places.ringsInDegrees([each])) };
}

function outline(points: readonly Point[], byHand: boolean): MadePolygons {
  const places = new KnownPlaces();
  const corners = distinctPoints(points);
  if (corners.length < 3) return { ok: false, message: 'An outline needs at least three corners.' };
  const [ring = []] = places.polygonInFeet([corners]);
  return made([byHand ? simplifyRing(ring, FREEHAND_FT) : ring], places);
}

function rectangle(points: readonly Point[]): MadePolygons {
  const places = new KnownPlaces();
  const [a, b, across] = points.map((point) => places.feet(point));
  if (a === undefined || b === undefined)
    return { ok: false, message: 'A rectangle needs two opposite corners.' };
  const ring =
    across === undefined ? rectangleBetween(a, b) : rectangleOnEdge(a, b, feetLeftOf(a, b, across));
  return made([ring], places);
}

function circle([center, edge]: readonly Point[], { radiusFt, radiusTyped }: SketchSizes): MadePolygons {
  if (center === undefined) return { ok: false, message: 'A circle needs a center.' };
  if (radiusTyped && !isSize(radiusFt))
    return { ok: false, message: `Type the radius in feet, as a number above 0 and up to ${MOST_FT}.` };
  if (!radiusTyped && edge === undefined)
    return { ok: false, message: 'A circle needs a radius: a second point, or a number of feet.' };
  const middle = toFeet(center);
  const radiusGridFt = isSize(radiusFt)
    ? radiusFt * gridScaleAt(center)
    : distanceBetween(middle, toFeet(edge ?? center));
  if (radiusGridFt === 0) return { ok: false, message: 'The circle has no radius. Click farther away.' };
  return made([circleRing(middle, radiusGridFt)], new KnownPlaces());
}

function corridor(points: readonly Point[], widthFt: number | null): MadePolygons {
  const line = points.filter((point, index) => !samePoint(point, points[index - 1]));
  const [first] = line;
  if (first === undefined || line.length < 2)
    return { ok: false, message: 'A line needs at least two different points.' };
  if (!isSize(widthFt))
    return {
      ok: false,
      message: `Type the width of the line in feet, as a number above 0 and up to ${MOST_FT}.`,
    };
  const places = new KnownPlaces();
  const polygons = corridorPolygons(
    line.map((point) => places.feet(point)),
    widthFt * gridScaleAt(first),
  );
  if (polygons.length === 0) return { ok: false, message: 'The line is too short for its width.' };
  return { ok: true, polygons: polygons.map((polygon) => places.ringsInDegrees(polygon)) };
}

/**
 * @param points  degrees, in the order in which they were put down
 * @returns the polygons that a tool makes of them, measured in State Plane feet
 */
export function sketchPolygons(
  tool: 'polygon' | 'rectangle' | 'circle' | 'freehand' | 'line',
  points: readonly Point[],
  sizes: SketchSizes,
): MadePolygons {
  switch (tool) {
    case 'polygon':
      return outline(points, false);
    case 'freehand':
      return outline(points, true);
    case 'rectangle':
      return rectangle(points);
    case 'circle':
      return circle(points, sizes);
    case 'line':
      return corridor(points, sizes.widthFt);
  }
}
