import type { ImportTally } from '../../imports/import-tally.js';
import type { JudgedShape } from '../../sql/delineation/judge-shapes.js';

/** @returns what is wrong with a shape and where, to follow "it was rejected since" */
export function faultOf({ valid, reason, lon, lat, xFt, yFt }: JudgedShape): string {
  if (valid) return 'it encloses no area';
  const what = `it is not a valid polygon: ${(reason ?? 'unknown reason').toLowerCase()}`;
  if (lon === null || lat === null || xFt === null || yFt === null) return what;
  return `${what} at ${lon.toFixed(7)}, ${lat.toFixed(7)} (${xFt.toFixed(1)} ft east, ${yFt.toFixed(1)} ft north)`;
}

function locationOf({ lon, lat, xFt, yFt }: JudgedShape): {
  location?: { lon: number; lat: number; xFt: number; yFt: number };
} {
  return lon === null || lat === null || xFt === null || yFt === null
    ? {}
    : { location: { lon, lat, xFt, yFt } };
}

/** @returns whether a shape cannot be taken, since it lies far off or is no valid polygon; the tally then knows why */
export function rejectUnfit(shape: JudgedShape, tally: ImportTally): boolean {
  const { feature, valid, geom, awayFt } = shape;
  if (awayFt !== null) {
    tally.nearestFt = Math.min(tally.nearestFt, awayFt);
    const miles = (awayFt / 5280).toFixed(1);
    tally.reject('far', { feature, message: `it lies ${miles} miles from the municipality` });
    return true;
  }
  if (geom !== null) return false;
  if (!valid) tally.invalid += 1;
  tally.reject('shape', { feature, message: faultOf(shape), ...locationOf(shape) });
  return true;
}
