import { BROOK_PLAN, POND_PLAN, type PlannedBrook, type PlannedPond } from './brook-plan.js';
import { smoothLine, wander } from './curve.js';
import { ringToFile, roundPoint, toStatePlane } from './frame.js';
import type { Point, Ring } from './plane.js';
import { seededRandom } from './random.js';
import { roundish } from './wetland-shapes.js';

/** A brook with its line in EPSG:2260, as it stands in the file. */
export interface Brook extends PlannedBrook {
  readonly line: readonly Point[];
}

/** A pond with its ring in EPSG:2260, as it stands in the file. */
export interface Pond extends PlannedPond {
  readonly ring: Ring;
}

/** The brooks, wandering about their valleys. */
export function drawBrooks(): Brook[] {
  return BROOK_PLAN.map((planned) => {
    const valley = smoothLine(planned.valley, 22);
    const line =
      planned.kind === 'channel'
        ? smoothLine(planned.valley, 90)
        : wander(valley, 26, 330, seededRandom(planned.id));
    return { ...planned, line: line.map((point) => roundPoint(toStatePlane(point))) };
  });
}

/** The ponds and the reservoir. */
export function drawPonds(): Pond[] {
  return POND_PLAN.map((planned) => {
    const { id, at, reach, turn } = planned;
    return { ...planned, ring: ringToFile(roundish({ at, reach, turn, roughness: 0.16, label: id })) };
  });
}
