import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { movePolygon } from '../geometry/move.js';
import type { Polygon } from '../preview/planar.js';
import { shapeInFeet } from './change-shape.js';

/** @returns the disturbances of a drawing in grid feet of EPSG:2260, as closed rings */
export function disturbancesInFeet(drawn: readonly Shape[]): Polygon[] {
  return drawn.filter(({ role }) => role === 'disturbance').map((shape) => shapeInFeet(shape).polygon);
}

/** @returns the drawing with all its disturbances moved by grid feet; mitigation areas stay */
export function shiftedDrawing(drawn: readonly Shape[], dxFt: number, dyFt: number): Shape[] {
  return drawn.map((shape) => {
    if (shape.role !== 'disturbance') return shape;
    const { polygon, places } = shapeInFeet(shape);
    return { ...shape, rings: places.ringsInDegrees(movePolygon(polygon, dxFt, dyFt)) };
  });
}
