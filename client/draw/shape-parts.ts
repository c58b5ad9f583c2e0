import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { polygonArea } from '../geometry/measure.js';
import type { Polygon } from '../preview/planar.js';
import type { KnownPlaces } from './degree-polygon.js';
import { newShapeId, shapeTitle } from './shape.js';

/**
 * What a shape becomes when it falls into several polygons: the largest stays the shape that it was, and what was said about
 * it goes for all of them.
 * @param drawn  all shapes of the drawing, which an unnamed one is numbered by
 * @param polygons  closed rings in State Plane feet
 */
export function shapeParts(
  shape: Shape,
  drawn: readonly Shape[],
  polygons: readonly Polygon[],
  places: KnownPlaces,
): Shape[] {
  const bySize = [...polygons].sort((a, b) => polygonArea(b) - polygonArea(a));
  const named = shape.name.trim() !== '';
  return bySize.map((polygon, index) => ({
    ...shape,
    id: index === 0 ? shape.id : newShapeId(),
    name: index === 0 || !named ? shape.name : `${shapeTitle(shape, drawn)}, part ${index + 1}`,
    rings: places.ringsInDegrees(polygon),
  }));
}
