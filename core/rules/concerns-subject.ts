import { DISTANCE_NOISE_FT } from '../units.js';

/**
 * @param facts  of a wetland or a watercourse near the subject, in feet on the ground
 * @param widthFt  of the adjacent area
 * @returns whether it is near enough to matter: within the width, or within what its accuracy leaves open
 */
export function concernsSubject(
  facts: { distanceFt: number; accuracyFt: number | null },
  widthFt: number,
): boolean {
  return facts.distanceFt <= widthFt + (facts.accuracyFt ?? 0) + DISTANCE_NOISE_FT;
}
