import { METERS_PER_FOOT } from '../../core/units.js';
import { distanceBetween, type Point } from './planar.js';
import { toFeet } from './projection.js';

/** The GRS 80 ellipsoid of NAD83. */
const SEMI_MAJOR_METERS = 6_378_137;
const FLATTENING = 1 / 298.257222101;

const STEP_DEGREES = 0.001;

/** How much longer the grid measures than the ground at a place: a degree of latitude in both. */
export function gridScaleAt([lon, lat]: Point): number {
  const e2 = FLATTENING * (2 - FLATTENING);
  const sine = Math.sin((lat * Math.PI) / 180);
  const radiusMeters = (SEMI_MAJOR_METERS * (1 - e2)) / (1 - e2 * sine * sine) ** 1.5;
  const groundFt = (radiusMeters * ((STEP_DEGREES * Math.PI) / 180)) / METERS_PER_FOOT;
  const half = STEP_DEGREES / 2;
  return distanceBetween(toFeet([lon, lat - half]), toFeet([lon, lat + half])) / groundFt;
}
