import { InvalidInput } from '../errors.js';
import { UNRECORDED_ACCURACY_REACH_FT } from '../units.js';

/** How a number stands to a threshold, and whether the accuracy of the map lets that be said. */
export interface Comparison {
  /** the number alone, unrounded: at least the threshold, or for a distance at most the limit */
  reaches: boolean;
  /** measured − threshold */
  difference: number;
  /** as given; null where the accuracy is not recorded */
  margin: number | null;
  /** false inside the margin, and where there is no margin to state */
  certain: boolean;
  /** the threshold lies inside a margin that is known */
  tooClose: boolean;
}

/**
 * @param value  a measured area or length
 * @param what  what to call it in the message
 * @returns the same number
 * @throws InvalidInput  for a negative, infinite or missing number, which no comparison may decide on
 */
export function requireMeasure(value: number, what: string): number {
  if (!Number.isFinite(value) || value < 0) {
    throw new InvalidInput(`${what} must be a number that is not negative, and is ${value}.`);
  }
  return value;
}

function standing(difference: number, reaches: boolean, margin: number | null, noise: number): Comparison {
  // A margin that just touches the threshold holds it: noise is added on the cautious side.
  const tooClose = margin !== null && Math.abs(difference) <= margin + noise;
  return { reaches, difference, margin, certain: margin !== null && !tooClose, tooClose };
}

/**
 * Holds an area against a minimum that is reached by `>=`.
 * @param measured  unrounded, ≥ 0
 * @param threshold  in the same unit
 * @param margin  of the measurement, in the same unit; null where the accuracy is not recorded
 * @param noise  floating-point noise: a number this close below the threshold reaches it
 * @returns on which side the number falls, and whether that is certain
 * @throws InvalidInput  for a negative or non-finite number
 */
export function compareWithMargin(
  measured: number,
  threshold: number,
  margin: number | null,
  noise: number,
): Comparison {
  requireMeasure(measured, 'A measured number');
  requireMeasure(threshold, 'A threshold');
  if (margin !== null) requireMeasure(margin, 'A margin');
  const difference = measured - threshold;
  return standing(difference, difference >= -noise, margin, noise);
}

/**
 * Holds a distance against a width that is reached by `<=`.
 * @param distance  unrounded, ≥ 0
 * @param width  in the same unit
 * @param margin  of the distance; null where the accuracy is not recorded
 * @param noise  a distance this little above the width is still within it
 * @returns whether the distance is within the width, and whether that is certain; just outside can be too close too,
 *   and far outside is certain even where the accuracy is not recorded
 * @throws InvalidInput  for a negative or non-finite number
 */
export function withinWithMargin(
  distance: number,
  width: number,
  margin: number | null,
  noise: number,
): Comparison {
  requireMeasure(distance, 'A distance');
  requireMeasure(width, 'A width');
  if (margin !== null) requireMeasure(margin, 'A margin');
  const difference = distance - width;
  const comparison = standing(difference, difference <= noise, margin, noise);
  return margin === null && difference > UNRECORDED_ACCURACY_REACH_FT
    ? { ...comparison, certain: true }
    : comparison;
}

/**
 * @param measured  unrounded, ≥ 0
 * @param limit  that is passed by `>`
 * @param noise  a number this close above the limit does not pass it
 * @returns whether the number is above the limit
 * @throws InvalidInput  for a negative or non-finite number
 */
export function exceeds(measured: number, limit: number, noise: number): boolean {
  return requireMeasure(measured, 'A measured number') > requireMeasure(limit, 'A limit') + noise;
}
