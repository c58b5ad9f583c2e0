import type { ScreenedWatercourse, ScreenedWetland } from '../../contracts/screening.js';
import { DISTANCE_NOISE_FT } from '../../units.js';
import type { ApplicationInput } from './input.js';

/** Land that the disturbance lies in, or whose adjacent area it reaches. */
export interface ReachedLand {
  wetlands: ScreenedWetland[];
  watercourses: ScreenedWatercourse[];
  /** names of layers that the ordinance needs and that were not loaded */
  missing: string[];
}

/**
 * @param input  distances in feet on the ground, as they were answered
 * @returns what the ordinance regulates of it; under one that regulates no wetlands, what the map shows there
 */
export function reachedLand({ ordinance, answer, bufferFt, measures }: ApplicationInput): ReachedLand {
  const anyWetland = ordinance.wetlandCriteria.length === 0;
  const anyWatercourse = anyWetland && ordinance.watercourses === null;
  const reached = ({ distanceFt }: { distanceFt: number }): boolean =>
    distanceFt <= bufferFt + DISTANCE_NOISE_FT;
  return {
    wetlands: answer.wetlands.filter((wetland) => reached(wetland) && (wetland.regulated || anyWetland)),
    watercourses: answer.watercourses.filter(
      (course) => reached(course) && (course.regulated || anyWatercourse),
    ),
    missing: [
      ...(answer.totals.inWetlandSqFt === null || (anyWetland && !measures.layers.wetlands)
        ? ['wetlands']
        : []),
      ...(answer.totals.inWatercourseSqFt === null || (anyWatercourse && !measures.layers.watercourses)
        ? ['watercourses']
        : []),
    ],
  };
}
