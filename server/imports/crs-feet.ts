import type { Projection } from './projection.js';
import { sameProjection } from './same-projection.js';

/** Metres in a US survey foot. */
export const US_FOOT = 1200 / 3937;
/** Metres in an international foot. */
export const INTERNATIONAL_FOOT = 0.3048;

/** Feet of the two kinds differ by 2 parts in a million; what is nearer than that to one of them is it. */
const FOOT_TOLERANCE = 2e-8;

/** @returns whether the unit of a system is the international foot */
const isInternational = ({ parameters, geographic }: Projection): boolean =>
  !geographic && Math.abs(parameters.metersPerUnit - INTERNATIONAL_FOOT) < FOOT_TOLERANCE;

/** False eastings of State Plane zones on NAD83 are whole thousands of metres, those of New York 50,000 m. */
const EASTING_METERS = 1000;
/** A false easting that was meant in the other foot misses them by 0.3 m in 150,000. */
const NEAR_METERS = 0.01;

const missesBy = (meters: number): number =>
  Math.abs(meters - Math.round(meters / EASTING_METERS) * EASTING_METERS);

/**
 * What is said where a file names the international foot: New York's official systems in feet have the US survey foot,
 * and which of the two a file is in cannot be seen from where it lies, as they are some 2 ft apart. A false easting that
 * makes a whole number of metres only in the other foot gives the mistake away.
 * @param how  which part of the file names it
 * @returns a notice, or null where nothing has to be said
 */
export function footDoubt(projection: Projection, how: string): string | null {
  if (!isInternational(projection)) return null;
  const { x0 } = projection.parameters;
  const inSurveyFeet = (x0 / INTERNATIONAL_FOOT) * US_FOOT;
  const mixed = missesBy(inSurveyFeet) < NEAR_METERS && missesBy(x0) > NEAR_METERS;
  const evidence = mixed
    ? 'Its false easting is the one of US survey feet, so that the unit was most likely meant to be the US survey foot. '
    : '';
  return (
    `${how} names the international foot (0.3048 m), where New York's systems in feet have the US survey foot. It is ` +
    `taken at its word. ${evidence}Coordinates of some 700,000 feet lie 2 ft apart in the two, which no position can ` +
    'show: ask whoever made the file, or compare it with a corner that you know, and say --crs EPSG:2260 (or the zone in question) if it is in survey feet.'
  );
}

/** @returns whether two systems are the same but for their unit, which is not counted in their false easting either */
export function sameButForUnit(a: Projection, b: Projection): boolean {
  const inMeters = (projection: Projection): Projection => ({
    ...projection,
    parameters: { ...projection.parameters, metersPerUnit: 1 },
  });
  return !a.geographic && !b.geographic && sameProjection(inMeters(a), inMeters(b));
}
