import { AREA_OF_USE, isInside } from './place.js';
import type { Projection } from './projection.js';
import type { Position } from './shape.js';

/** A rectangle in the coordinates of a file. */
export interface CoordinateBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Contains nothing. */
const NONE: CoordinateBox = { west: 0, south: 0, east: 0, north: 0 };

/** Steps along each side of the area of use, and of the box that is checked. */
const STEPS = 24;

const steps = (from: number, to: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_each, step) => from + ((to - from) * step) / STEPS);

/**
 * @returns the largest upright rectangle in a system of which all lies in the area of use, checked on a net of points, so
 *   that a coordinate in it needs no conversion to say so; an empty one where there is none
 */
export function boxWithinArea(projection: Projection): CoordinateBox {
  const { west, south, east, north } = AREA_OF_USE;
  if (projection.geographic) return AREA_OF_USE;
  const side = (places: readonly Position[], axis: 0 | 1): number[] =>
    places.map((place) => projection.fromLonLat(place)[axis]);
  const box: CoordinateBox = {
    west: Math.max(
      ...side(
        steps(south, north).map((lat) => [west, lat]),
        0,
      ),
    ),
    east: Math.min(
      ...side(
        steps(south, north).map((lat) => [east, lat]),
        0,
      ),
    ),
    south: Math.max(
      ...side(
        steps(west, east).map((lon) => [lon, south]),
        1,
      ),
    ),
    north: Math.min(
      ...side(
        steps(west, east).map((lon) => [lon, north]),
        1,
      ),
    ),
  };
  const net = steps(box.west, box.east).flatMap((x) =>
    steps(box.south, box.north).map((y): Position => [x, y]),
  );
  // Between the points of the net a meridian bends by less than this share of the box.
  const [width, height] = [box.east - box.west, box.north - box.south];
  const inset = 0.01;
  return width > 0 && height > 0 && net.every((at) => isNearlyInside(projection.toLonLat(at)))
    ? {
        west: box.west + inset * width,
        east: box.east - inset * width,
        south: box.south + inset * height,
        north: box.north - inset * height,
      }
    : NONE;
}

/** Degrees for what was computed to and fro at the very edge. */
const ROUNDING = 1e-6;

function isNearlyInside(place: Position): boolean {
  return isInside(
    {
      west: AREA_OF_USE.west - ROUNDING,
      south: AREA_OF_USE.south - ROUNDING,
      east: AREA_OF_USE.east + ROUNDING,
      north: AREA_OF_USE.north + ROUNDING,
    },
    place,
  );
}
