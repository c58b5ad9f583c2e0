import { bearingText } from '../geometry/bearing.js';
import { nearlyCloses } from '../geometry/closed-traverse.js';
import type { Closure } from '../geometry/traverse.js';
import { withDecimals } from '../../core/number-format.js';

const hundredth = withDecimals(2);
const whole = withDecimals(0);
const tenth = withDecimals(1);

/**
 * How the courses of a survey close, in a sentence or two.
 * @param gridPerFoot  grid feet in one foot of the courses, so that the error is told in their feet
 */
export function closureText(closure: Closure, gridPerFoot: number): string {
  const { errorFt, azimuth, lengthFt, precision } = closure;
  const [error, length] = [errorFt / gridPerFoot, tenth.format(lengthFt / gridPerFoot)];
  if (azimuth === null || precision === null) return `The courses close exactly, in ${length} ft.`;
  if (error < 0.005) return `The courses close to less than 0.01 ft in ${length} ft.`;
  if (nearlyCloses(closure))
    return `The courses close to ${hundredth.format(error)} ft in ${length} ft: 1 in ${whole.format(precision)}. They end ${bearingText(azimuth)} of the start.`;
  const back = bearingText(azimuth + 180);
  return `The courses end ${hundredth.format(error)} ft from the start. If the last one is left out, it is ${back}, ${hundredth.format(error)} ft; else one is missing or mistyped.`;
}

/** @returns a course as it was read, to be compared with the plan */
export function courseText(azimuth: number, distanceFt: number): string {
  return `${bearingText(azimuth)}, ${hundredth.format(distanceFt)} ft`;
}
