import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { offsetPolygon } from '../geometry/offset.js';
import { isProblem, type GeometryProblem } from '../geometry/problem.js';
import { shapeInFeet } from './change-shape.js';
import { shapeParts } from './shape-parts.js';

/**
 * Makes a shape larger, or smaller where negative, by feet on the ground on every side.
 * @returns the shape, and more where it falls apart; or why nothing is left of it
 */
export function offsetShape(
  shape: Shape,
  drawn: readonly Shape[],
  distanceFt: number,
): Shape[] | GeometryProblem {
  if (distanceFt === 0) return [shape];
  const { polygon, places, scale } = shapeInFeet(shape);
  const result = offsetPolygon(polygon, distanceFt * scale);
  return isProblem(result) ? result : shapeParts(shape, drawn, result, places);
}
