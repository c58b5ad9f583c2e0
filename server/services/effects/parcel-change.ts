import type { AffectedParcel } from '../../../core/contracts/amendment-effects.js';
import { sumExactly } from '../../../core/areas.js';
import { withoutNoise } from '../../../core/rules/counted-area.js';
import type { ParcelAreas } from '../../sql/effects/measure-parcels.js';

/** A difference below so many square feet is the noise of overlays and of digitising, and no change. */
export const SMALLEST_CHANGE_SQFT = 0.5;

/** The controlled land of a parcel, in square feet on the ground. */
export type ControlledAreas = Pick<ParcelAreas, 'inWetlandSqFt' | 'inWatercourseSqFt' | 'inAdjacentSqFt'>;

const controlled = (areas: ControlledAreas): number =>
  sumExactly([areas.inWetlandSqFt, areas.inWatercourseSqFt, areas.inAdjacentSqFt]);

/**
 * @param before  without the amendment
 * @param after  with it
 * @returns whether the parcel comes to have controlled land, ceases to, or has it otherwise than before; null for none
 *   of these. Regulated water is controlled land as well.
 */
export function changeOf(before: ControlledAreas, after: ControlledAreas): AffectedParcel['change'] | null {
  const differs = (part: 'inWetlandSqFt' | 'inAdjacentSqFt'): boolean =>
    Math.abs(after[part] - before[part]) >= SMALLEST_CHANGE_SQFT;
  if (!differs('inWetlandSqFt') && !differs('inAdjacentSqFt')) return null;
  const had = controlled(before) >= SMALLEST_CHANGE_SQFT;
  const has = controlled(after) >= SMALLEST_CHANGE_SQFT;
  if (had === has) return 'changes';
  return has ? 'enters' : 'leaves';
}

/** @returns the figures as answers give them, without the noise of an overlay */
export function shownAreas(areas: ControlledAreas): AffectedParcel['before'] {
  return {
    inWetlandSqFt: withoutNoise(areas.inWetlandSqFt),
    inAdjacentSqFt: withoutNoise(areas.inAdjacentSqFt),
  };
}
