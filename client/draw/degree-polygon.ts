import type { Point, Polygon } from '../preview/planar.js';
import { toDegrees, toFeet } from '../preview/projection.js';
import { closed, roundedPoint } from './shape.js';

/** Places in State Plane feet, and the degrees that they came from, so that a corner that stays keeps its digits. */
export class KnownPlaces {
  readonly #degrees = new Map<string, Point>();

  /** @returns State Plane feet of a place in degrees */
  feet(place: Point): Point {
    const feet = toFeet(place);
    this.#degrees.set(feet.join(' '), place);
    return feet;
  }

  /** @returns degrees of a place in State Plane feet, those that it came from where it is known */
  degrees(feet: Point): Point {
    return this.#degrees.get(feet.join(' ')) ?? roundedPoint(toDegrees(feet));
  }

  /** @returns closed rings in feet of open rings in degrees */
  polygonInFeet(rings: readonly (readonly Point[])[]): Polygon {
    return rings.map((ring) => closed(ring.map((place) => this.feet(place))));
  }

  /** @returns open rings in degrees of closed rings in feet */
  ringsInDegrees(polygon: Polygon): Point[][] {
    return polygon.map((ring) => ring.slice(0, -1).map((feet) => this.degrees(feet)));
  }
}
