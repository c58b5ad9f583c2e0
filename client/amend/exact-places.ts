import { roundedPoint } from '../draw/shape.js';
import type { Point } from '../preview/planar.js';

function keyOf(place: Point): string {
  const [lon, lat] = roundedPoint(place);
  return `${lon},${lat}`;
}

/**
 * Places with all their digits, found again by those that the drawing library keeps (a thousandth of a millimeter).
 * What is snapped to a corner, and what is not moved, so stays exactly where it was on the map.
 */
export interface ExactPlaces {
  keep: (place: Point) => void;
  /** the kept place that rounds to the same, or the place itself */
  exact: (place: Point) => Point;
}

/** @returns an empty collection of exact places */
export function exactPlaces(): ExactPlaces {
  const kept = new Map<string, Point>();
  return {
    keep: (place) => void kept.set(keyOf(place), place),
    exact: (place) => kept.get(keyOf(place)) ?? place,
  };
}

/** Degrees by which typed corners may differ from known ones: feet are shown to a thousandth. */
const TYPED = { lon: 3e-9, lat: 2.3e-9 };

/** @returns typed corners, those that were not changed with all the digits that they have on the map */
export function withKnownDigits(typed: readonly Point[], known: readonly Point[]): Point[] {
  return typed.map(
    (corner) =>
      known.find(
        (other) => Math.abs(other[0] - corner[0]) < TYPED.lon && Math.abs(other[1] - corner[1]) < TYPED.lat,
      ) ?? corner,
  );
}
