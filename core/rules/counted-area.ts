import { sumExactly } from '../areas.js';
import type { SplitMeasure } from '../measurements.js';
import { DRAWN_AREA_NOISE_SQFT } from '../units.js';

/** The controlled parts of a subject, in square feet, as far as they count; null where a layer is not loaded. */
export interface CountedArea {
  wetlandSqFt: number | null;
  watercourseSqFt: number | null;
  adjacentSqFt: number | null;
}

/** @returns the area, or 0 where it is no more than the noise of a drawing; null stays null */
export function withoutNoise<T extends number | null>(sqFt: T): T | 0 {
  return sqFt !== null && sqFt >= 0 && sqFt <= DRAWN_AREA_NOISE_SQFT ? 0 : sqFt;
}

/**
 * The overlay draws an adjacent area with chords and in grid feet, so along its edge only the distance decides.
 * @param split  square feet on the ground, disjoint parts
 * @param reaches  whether the subject reaches an adjacent area, told by distance
 * @returns the parts that count: none that is noise, and no adjacent area out of reach
 */
export function countedArea(
  split: Pick<SplitMeasure, 'inWetlandSqFt' | 'inWatercourseSqFt' | 'inAdjacentSqFt'>,
  reaches: boolean,
): CountedArea {
  const adjacentSqFt = split.inAdjacentSqFt;
  return {
    wetlandSqFt: withoutNoise(split.inWetlandSqFt),
    watercourseSqFt: withoutNoise(split.inWatercourseSqFt),
    adjacentSqFt: adjacentSqFt === null || reaches ? withoutNoise(adjacentSqFt) : 0,
  };
}

/** @returns wetland, watercourse and adjacent area together; what is not known counts as nothing here */
export function knownControlledSqFt({ wetlandSqFt, watercourseSqFt, adjacentSqFt }: CountedArea): number {
  return sumExactly([wetlandSqFt ?? 0, watercourseSqFt ?? 0, adjacentSqFt ?? 0]);
}

/** @returns wetland, watercourse and adjacent area together; null when a layer they need is not loaded */
export function controlledSqFt(counted: CountedArea): number | null {
  return counted.wetlandSqFt === null || counted.adjacentSqFt === null ? null : knownControlledSqFt(counted);
}
