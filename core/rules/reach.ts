import { AREA_NOISE_SQFT } from '../units.js';
import { adjacencyOf } from './adjacent-area.js';
import { adjacentSources, decisiveSource } from './adjacent-sources.js';
import type { ParcelInput } from './evaluation.js';
import { missingLandLayers } from './layers.js';
import { isInWetlandCertain } from './overlap-margin.js';

/** Whether a subject reaches controlled land, told by distance in feet on the ground. */
export interface Reach {
  /** to the nearest land that throws an adjacent area, 0 where they touch; null where none is near or it is not known */
  nearestControlledFt: number | null;
  /** null where a layer that would tell is not loaded */
  reaches: boolean | null;
  /** false where the accuracy of the map, or what is not loaded of it, leaves that open */
  certain: boolean;
}

/**
 * @param input  wetlands and watercourses near the subject, with their distances to it
 * @returns whether it reaches an adjacent area or what throws it; under an ordinance without adjacent areas, whether
 *   it touches what is regulated itself
 * @throws InvalidInput  for a day before the provision, or a negative or non-finite distance
 */
export function reachOf(input: ParcelInput): Reach {
  const adjacency = adjacencyOf(input, 'proposal');
  if (adjacency !== null) {
    const { nearest, finding, reaches, certain } = adjacency;
    return {
      nearestControlledFt: nearest?.distanceFt ?? null,
      reaches: finding.outcome === 'undetermined' ? null : reaches,
      certain,
    };
  }
  const sources = adjacentSources(input, 0);
  const decisive = decisiveSource(sources);
  const reaches = decisive?.comparison.reaches === true;
  const unknown = !reaches && missingLandLayers(input).length > 0;
  // By distance, what lies in a wetland is at the limit of it; how much lies in it tells.
  const surelyIn = (input.split.inWetlandSqFt ?? 0) > AREA_NOISE_SQFT && isInWetlandCertain(input, 0);
  return {
    nearestControlledFt: sources[0]?.distanceFt ?? null,
    reaches: unknown ? null : reaches,
    certain:
      surelyIn ||
      (!unknown && (decisive === undefined || (decisive.comparison.certain && decisive.regulationCertain))),
  };
}
