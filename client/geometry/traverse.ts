import { distanceBetween, type Point } from '../preview/planar.js';
import { bearingOf, pointAlong } from './bearing.js';

/** One leg of a survey. */
export interface Course {
  /** degrees clockwise from grid north */
  azimuth: number;
  distanceFt: number;
}

/** How far a survey ends from where it began. */
export interface Closure {
  /** grid feet from the last point to the first */
  errorFt: number;
  /** direction of the error, from the start to where the courses end, in degrees clockwise from grid north; null: no error */
  azimuth: number | null;
  /** grid feet along all courses */
  lengthFt: number;
  /** n of 1 : n; null where there is no error */
  precision: number | null;
}

/**
 * Walks the courses of a survey.
 * @param start  State Plane feet
 * @param gridPerFoot  grid feet in one foot of the courses: the grid scale where they are on the ground, 1 on the grid
 * @returns the start, then the end of each course, in State Plane feet; the last one lies near the start where they close
 */
export function traversePoints(start: Point, courses: readonly Course[], gridPerFoot: number): Point[] {
  const points: Point[] = [start];
  let at = start;
  for (const { azimuth, distanceFt } of courses) {
    at = pointAlong(at, azimuth, distanceFt * gridPerFoot);
    points.push(at);
  }
  return points;
}

/** Feet below which an error is the rounding of the computation. */
const NO_ERROR_FT = 1e-6;

/** @returns the closing error of a traverse, in grid feet; null where it has no course */
export function closureOf(points: readonly Point[]): Closure | null {
  const [start] = points;
  const end = points.at(-1);
  if (start === undefined || end === undefined || points.length < 2) return null;
  const lengthFt = points
    .slice(1)
    .reduce((sum, point, at) => sum + distanceBetween(points[at] ?? point, point), 0);
  const errorFt = distanceBetween(start, end);
  if (errorFt < NO_ERROR_FT) return { errorFt: 0, azimuth: null, lengthFt, precision: null };
  return { errorFt, azimuth: bearingOf(start, end), lengthFt, precision: lengthFt / errorFt };
}

/**
 * Spreads the closing error over the courses by the compass rule (Bowditch): each corner moves against the error by the share of
 * the length that lies behind it.
 * @returns the points, the last one on the first
 */
export function balanced(points: readonly Point[]): Point[] {
  const [start] = points;
  const end = points.at(-1);
  const lengthFt = closureOf(points)?.lengthFt ?? 0;
  if (start === undefined || end === undefined || lengthFt === 0) return [...points];
  const [east, north] = [end[0] - start[0], end[1] - start[1]];
  let walkedFt = 0;
  return points.map((point, index): Point => {
    const before = points[index - 1];
    if (before !== undefined) walkedFt += distanceBetween(before, point);
    if (index === points.length - 1) return start;
    const share = walkedFt / lengthFt;
    return [point[0] - share * east, point[1] - share * north];
  });
}
