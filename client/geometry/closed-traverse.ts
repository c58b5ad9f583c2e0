import { crossesItself, type Point } from '../preview/planar.js';
import { balanced, closureOf, traversePoints, type Closure, type Course } from './traverse.js';

/** How a traverse that does not end where it began becomes an outline. */
export type Closing = 'line' | 'compass-rule';

/** A traverse made into an outline. */
export interface ClosedTraverse {
  /** open ring in State Plane feet, the start first */
  ring: Point[];
  /** of the courses as they are, in grid feet; null where there is none */
  closure: Closure | null;
  /** whether the error was spread over the courses */
  isBalanced: boolean;
  crossesItself: boolean;
}

/** Feet below which the last point is the first one, written to hundredths. */
const SAME_POINT_FT = 0.01;

/** A worse closure than one in so many is no error of measuring: a course is missing, or mistyped. */
export const WORST_PRECISION = 50;

/** @returns whether the courses come so near to their start that their error is one of measuring */
export function nearlyCloses(closure: Closure): boolean {
  return closure.precision === null || closure.precision >= WORST_PRECISION;
}

/**
 * Walks the courses and closes them. The compass rule is applied only where it is asked for and the courses nearly close.
 * @param start  State Plane feet
 * @param gridPerFoot  grid feet in one foot of the courses
 */
export function closedTraverse(
  start: Point,
  courses: readonly Course[],
  gridPerFoot: number,
  closing: Closing,
): ClosedTraverse {
  const points = traversePoints(start, courses, gridPerFoot);
  const closure = closureOf(points);
  const isBalanced =
    closing === 'compass-rule' && closure !== null && closure.errorFt > 0 && nearlyCloses(closure);
  const walked = isBalanced ? balanced(points) : points;
  const endsAtStart = isBalanced || (closure !== null && closure.errorFt < SAME_POINT_FT);
  const ring = endsAtStart ? walked.slice(0, -1) : walked;
  return { ring, closure, isBalanced, crossesItself: crossesItself(ring) };
}
