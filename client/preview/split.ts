import type { ControlledArea } from '../../core/contracts/controlled-area.js';
import type { SplitTotals } from '../figures/split.js';
import { shared, unite } from './overlay.js';
import { boxAround, boxHolds, multiPolygonArea, type Point, type Polygon } from './planar.js';
import { toFeet } from './projection.js';

/** A drawn shape as the preview needs it: its rings in degrees, closed or not. */
export type DegreeRings = readonly (readonly Point[])[];

function closedInFeet(ring: readonly Point[]): Point[] {
  const feet = ring.map(toFeet);
  const [first] = feet;
  const last = feet.at(-1);
  if (first !== undefined && last !== undefined && (first[0] !== last[0] || first[1] !== last[1])) feet.push(first);
  return feet;
}

/** @returns the shape in State Plane feet, or null while it has fewer than three corners */
export function inFeet(rings: DegreeRings): Polygon | null {
  const feet = rings.map(closedInFeet);
  const outer = feet[0];
  return outer === undefined || outer.length < 4 ? null : feet;
}

/**
 * The split of drawn disturbances, measured in the browser: united first, then shared with each kind of land.
 * @returns square feet on the ground; null when the answered box does not hold the whole drawing
 */
export function previewSplit(shapes: readonly DegreeRings[], area: ControlledArea): SplitTotals | null {
  const polygons = shapes.map(inFeet).filter((polygon) => polygon !== null);
  const box = boxAround(polygons.flat());
  if (box === null || !boxHolds(area.bounds, box)) return null;
  const ground = area.gridScale ** 2;
  const all = unite(polygons);
  const inside = area.municipality === null ? all : shared(all, area.municipality);
  const allSqFt = multiPolygonArea(all) / ground;
  const insideSqFt = multiPolygonArea(inside) / ground;
  const inWetlandSqFt = multiPolygonArea(shared(inside, area.wetland)) / ground;
  const inWatercourseSqFt = multiPolygonArea(shared(inside, area.watercourse)) / ground;
  const inAdjacentSqFt = multiPolygonArea(shared(inside, area.adjacent)) / ground;
  const rest = insideSqFt - inWetlandSqFt - inWatercourseSqFt - inAdjacentSqFt;
  return {
    allSqFt,
    inWetlandSqFt,
    inWatercourseSqFt,
    inAdjacentSqFt,
    outsideControlledSqFt: Math.max(0, rest),
    outsideMunicipalitySqFt: area.municipality === null ? null : Math.max(0, allSqFt - insideSqFt),
  };
}
