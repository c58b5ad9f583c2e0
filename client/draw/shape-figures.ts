import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { perimeter, polygonArea } from '../geometry/measure.js';
import { gridScaleAt } from '../preview/grid-scale.js';
import { inFeet } from '../preview/split.js';

/** What is measured of one shape, on the ground. */
export interface ShapeFigures {
  areaSqFt: number;
  /** along its holes too */
  perimeterFt: number;
  corners: number;
  holes: number;
}

const measured = new WeakMap<Shape, ShapeFigures | null>();

function measure({ rings }: Shape): ShapeFigures | null {
  const polygon = inFeet(rings);
  const [first] = rings[0] ?? [];
  if (polygon === null || first === undefined) return null;
  const scale = gridScaleAt(first);
  return {
    areaSqFt: polygonArea(polygon) / scale ** 2,
    perimeterFt: perimeter(polygon) / scale,
    corners: rings.flat().length,
    holes: rings.length - 1,
  };
}

/** @returns what a shape measures; null while it has fewer than three corners */
export function shapeFigures(shape: Shape): ShapeFigures | null {
  const known = measured.get(shape);
  if (known !== undefined) return known;
  const figures = measure(shape);
  measured.set(shape, figures);
  return figures;
}
