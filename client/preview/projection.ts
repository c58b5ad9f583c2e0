import proj4 from 'proj4';
import type { Point } from './planar.js';

/** EPSG:2260, NAD83 / New York East in US survey feet: the system everything is measured in. */
export const NEW_YORK_EAST =
  '+proj=tmerc +lat_0=38.83333333333334 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +ellps=GRS80 +units=us-ft +no_defs';

/** NAD83 longitude and latitude: the same ellipsoid, so no shift between datums is guessed. */
const DEGREES = '+proj=longlat +ellps=GRS80 +no_defs';

const converter = proj4(DEGREES, NEW_YORK_EAST);

/** @returns State Plane feet for longitude and latitude in degrees */
export function toFeet(position: Point): Point {
  return converter.forward<Point>([position[0], position[1]]);
}

/** @returns longitude and latitude in degrees for State Plane feet */
export function toDegrees(point: Point): Point {
  return converter.inverse<Point>([point[0], point[1]]);
}
