import type { Standing } from '../contracts/parcel-batches.js';
import { AREA_NOISE_SQFT } from '../units.js';
import { controlledLandOf } from './controlled-land.js';
import { countedArea, knownControlledSqFt } from './counted-area.js';
import type { ParcelInput } from './evaluation.js';
import type { LandAnswer } from './land.js';
import { missingLandLayers } from './layers.js';
import { isInWetlandCertain } from './overlap-margin.js';
import { standingOf } from './summary.js';

/** How a parcel stands to the controlled land, in a word, and whether the accuracy of the map lets that be told. */
export interface ParcelStanding {
  standing: Standing;
  certain: boolean;
}

/**
 * @param input  the measures of the parcel
 * @param land  what the ordinance makes of them
 * @returns the answer's summary in a word, for lists of many parcels
 * @throws InvalidInput  for a day before the provisions
 */
export function parcelStanding(input: ParcelInput, { adjacency }: LandAnswer): ParcelStanding {
  if (controlledLandOf(input.ordinance) === null) return { standing: 'no-rule', certain: true };
  const { reaches, certain, doubts, widthFt } = standingOf(input, adjacency);
  const counted = countedArea(input.split, reaches);
  const tooClose = !certain && doubts.length > 0;
  if (reaches || knownControlledSqFt(counted) > AREA_NOISE_SQFT) {
    if (tooClose) return { standing: 'too-close', certain: false };
    const inWetland = (counted.wetlandSqFt ?? 0) > AREA_NOISE_SQFT;
    const inWater = (counted.watercourseSqFt ?? 0) > AREA_NOISE_SQFT;
    if (!inWetland && !inWater) return { standing: 'adjacent-area', certain };
    return { standing: 'wetland', certain: inWetland ? isInWetlandCertain(input, widthFt) : certain };
  }
  if (missingLandLayers(input).length > 0) return { standing: 'undetermined', certain: false };
  return tooClose ? { standing: 'too-close', certain: false } : { standing: 'none-found', certain };
}
