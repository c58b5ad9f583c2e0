import { gridScaleAt } from '../preview/grid-scale.js';
import { ringArea, type MultiPolygon, type Point } from '../preview/planar.js';
import { differenceOf } from './difference.js';
import { toFeet } from '../preview/projection.js';
import type { SketchPart } from './parts.js';

function gridArea(corners: readonly Point[]): number {
  return ringArea([...corners, ...corners.slice(0, 1)].map(toFeet));
}

/** Square feet on the ground of what is drawn, holes taken off; a preview of what the server measures. */
export function sketchSqFt(parts: readonly SketchPart[]): number {
  return parts.reduce((sum, [outline, ...holes]) => {
    const [first] = outline?.corners ?? [];
    if (outline === undefined || first === undefined) return sum;
    const grid = holes.reduce((rest, hole) => rest - gridArea(hole.corners), gridArea(outline.corners));
    return sum + grid / gridScaleAt(first) ** 2;
  }, 0);
}

/**
 * Square feet on the ground that lie in only one of two shapes, a preview of what the server measures.
 * @param first  closed rings in degrees
 * @returns null where they have too many corners to compare
 */
export function differenceSqFt(first: MultiPolygon, second: MultiPolygon): number | null {
  const found = differenceOf(first, second);
  if (found === null) return null;
  return [...found.gained, ...found.lost].reduce((sum, [outline = []]) => {
    const [corner] = outline;
    return corner === undefined ? sum : sum + ringArea(outline.map(toFeet)) / gridScaleAt(corner) ** 2;
  }, 0);
}
