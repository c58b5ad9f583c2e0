import type { Coast } from './coast.js';
import { gridScale, ringToFile, roundPoint, toStatePlane } from './frame.js';
import { centroid, ringIsSimple, shapeArea, type Point, type Ring, type Shape } from './plane.js';
import { BROOK_PLAN } from './brook-plan.js';
import { smoothLine } from './curve.js';
import type { Pond } from './watercourses.js';
import { WETLAND_PLAN, type PlannedPart, type PlannedWetland } from './wetland-plan.js';
import { flagged, ribbon, roundish, scaled } from './wetland-shapes.js';

/** A wetland with its polygons in EPSG:2260, as they stand in the file. */
export interface Wetland extends PlannedWetland {
  readonly shapes: readonly Shape[];
}

/**
 * Draws the wetlands map.
 * @throws Error  when a shape crosses itself: the plan has to be changed then
 */
export function drawWetlands(coast: Coast, ponds: readonly Pond[]): Wetland[] {
  return WETLAND_PLAN.map((planned) => {
    const shapes = planned.parts.map((part, index) =>
      drawPart(part, `${planned.id} ${String(index)}`, coast, ponds),
    );
    if (!shapes.flat().every(ringIsSimple)) throw new Error(`${planned.id} crosses itself`);
    return { ...planned, shapes };
  });
}

function drawPart(part: PlannedPart, label: string, coast: Coast, ponds: readonly Pond[]): Shape {
  switch (part.form) {
    case 'roundish': {
      const { at, reach, turn, islands, groundSqFt } = part;
      const outer = roundish({ at, reach, turn, roughness: 0.2, label });
      const holes = islands.map((island, index) =>
        roundish({ ...island, turn, roughness: 0.2, label: `${label} island ${String(index)}` }),
      );
      const shape = [outer, ...holes].map((ring) => ring.map(toStatePlane));
      return (groundSqFt === null ? shape : toGroundArea(shape, groundSqFt)).map(rounded);
    }
    case 'brook': {
      const valley = smoothLine(brookNamed(part.brook), 22);
      return [ringToFile(ribbon(valley, part.from, part.to, part.left, part.right, label))];
    }
    case 'shore':
      return [ringToFile(ribbon(coast.line, part.from, part.to, part.landward, part.seaward, label))];
    case 'flags':
      return [flagged(toStatePlane(part.at), part.flags)];
    case 'around': {
      const pond = ponds.find(({ id }) => id === part.pond);
      if (pond === undefined) throw new Error(`there is no pond ${part.pond}`);
      const outer = roundish({
        ...pond,
        reach: [pond.reach[0] * part.factor, pond.reach[1] * part.factor],
        roughness: 0.11,
        label,
      });
      // The pond itself is a watercourse: the wetland has a hole of exactly its shape.
      return [ringToFile(outer), [...pond.ring].reverse()];
    }
  }
}

/** Scales a shape of EPSG:2260 to an area on the ground; the grid makes areas smaller by the square of its scale. */
function toGroundArea(shape: Shape, groundSqFt: number): Shape {
  const outer = shape[0];
  if (outer === undefined) return shape;
  const middle = centroid(outer);
  const factor = Math.sqrt((groundSqFt * gridScale(middle[0]) ** 2) / shapeArea(shape));
  return shape.map((ring) => scaled(ring, middle, factor));
}

function rounded(ring: Ring): Ring {
  return ring.map(roundPoint);
}

function brookNamed(id: string): readonly Point[] {
  const found = BROOK_PLAN.find((planned) => planned.id === id);
  if (found === undefined) throw new Error(`there is no brook ${id}`);
  return found.valley;
}
