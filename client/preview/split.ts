import type { ControlledArea } from '../../core/contracts/controlled-area.js';
import type { SplitTotals } from '../figures/split.js';
import { measureOverlay } from './overlay.js';
import { boxAround, boxHolds, type Point, type Polygon } from './planar.js';
import { toFeet } from './projection.js';

/** A drawn shape as the preview needs it: its rings in degrees, closed or not. */
export type DegreeRings = readonly (readonly Point[])[];

const projected = new WeakMap<readonly Point[], Point[]>();

/** While one shape changes, the rings of the others stay the arrays they were, and are not projected again. */
function closedInFeet(ring: readonly Point[]): Point[] {
  const known = projected.get(ring);
  if (known !== undefined) return known;
  const feet = ring.map(toFeet);
  const [first] = feet;
  const last = feet.at(-1);
  if (first !== undefined && last !== undefined && (first[0] !== last[0] || first[1] !== last[1]))
    feet.push(first);
  projected.set(ring, feet);
  return feet;
}

/** @returns the shape in State Plane feet, or null while it has fewer than three corners */
export function inFeet(rings: DegreeRings): Polygon | null {
  const feet = rings.map(closedInFeet);
  const outer = feet[0];
  return outer === undefined || outer.length < 4 ? null : feet;
}

/**
 * The split of drawn disturbances, measured in the browser: land under several of them once, and only land inside the municipality as one of the kinds.
 * @returns square feet on the ground; null when the answered box does not hold the whole drawing
 */
export function previewSplit(shapes: readonly DegreeRings[], area: ControlledArea): SplitTotals | null {
  const polygons = shapes.map(inFeet).filter((polygon) => polygon !== null);
  const box = boxAround(polygons.flat());
  if (box === null || !boxHolds(area.bounds, box)) return null;
  const ground = area.gridScale ** 2;
  const { municipality, wetland, watercourse, adjacent } = area;
  const overlay = measureOverlay(polygons, {
    outline: municipality,
    kinds: [wetland, watercourse, adjacent],
  });
  const [inWetland = 0, inWatercourse = 0, inAdjacent = 0] = overlay.kinds;
  const rest = overlay.inside - inWetland - inWatercourse - inAdjacent;
  return {
    allSqFt: overlay.all / ground,
    inWetlandSqFt: inWetland / ground,
    inWatercourseSqFt: inWatercourse / ground,
    inAdjacentSqFt: inAdjacent / ground,
    outsideControlledSqFt: Math.max(0, rest) / ground,
    outsideMunicipalitySqFt:
      municipality === null ? null : Math.max(0, overlay.all - overlay.inside) / ground,
  };
}
