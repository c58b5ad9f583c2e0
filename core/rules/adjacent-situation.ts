import { DRAWN_AREA_NOISE_SQFT } from '../units.js';
import {
  adjacentSources,
  decisiveSource,
  doubtfulNeighbours,
  type AdjacentSource,
} from './adjacent-sources.js';
import { withoutNoise } from './counted-area.js';
import type { ParcelInput } from './evaluation.js';
import { missingLandLayers } from './layers.js';
import type { LegalValue } from './legal-values.js';

/** All that the finding is made from, before it is put in words. */
export interface AdjacentSituation {
  width: LegalValue;
  nearest: AdjacentSource | undefined;
  decisive: AdjacentSource | undefined;
  /** layers without which nothing can be ruled out */
  missing: string[];
  /** not regulated on the number, and not surely so */
  doubtful: string[];
  /** reached by distance, but only on land where the ordinance does not hold */
  acrossTheLine: boolean;
  /** all of the subject lies outside the municipality */
  wholeOutside: boolean;
  /** the ordinance stops at a line that is not known */
  lineUnknown: boolean;
  reaches: boolean;
  undetermined: boolean;
}

/**
 * @param input  distances in feet on the ground, of the subject to each wetland and watercourse near it
 * @param width  of the adjacent area, in force on the day asked about
 * @returns how the subject stands to it
 * @throws InvalidInput  for a negative or non-finite distance
 */
export function adjacentSituation(input: ParcelInput, width: LegalValue): AdjacentSituation {
  const { ordinance, layers, split } = input;
  const sources = adjacentSources(input, width.value);
  const decisive = decisiveSource(sources);
  const missing = missingLandLayers(input);
  const ends = ordinance.adjacentArea?.onlyInMunicipality === true;
  const within = decisive?.comparison.reaches === true;
  const outsideSqFt = withoutNoise(split.outsideMunicipalitySqFt ?? 0);
  const nothingInside = withoutNoise(split.inAdjacentSqFt) === 0 && withoutNoise(split.inWetlandSqFt) === 0;
  const acrossTheLine = within && ends && outsideSqFt > 0 && nothingInside;
  const reaches = within && !acrossTheLine;
  return {
    width,
    nearest: sources[0],
    decisive,
    missing,
    doubtful: doubtfulNeighbours(input, width.value),
    acrossTheLine,
    wholeOutside: split.subjectSqFt - outsideSqFt <= DRAWN_AREA_NOISE_SQFT,
    lineUnknown: ends && !layers.municipality,
    reaches,
    undetermined: !reaches && missing.length > 0,
  };
}

/** @returns whether the accuracy of the map, and what is loaded of it, lets that be told */
export function isAdjacencyCertain(situation: AdjacentSituation): boolean {
  const { decisive, doubtful, acrossTheLine, wholeOutside, lineUnknown, reaches, undetermined } = situation;
  const sure = decisive === undefined || (decisive.comparison.certain && decisive.regulationCertain);
  if (undetermined) return false;
  if (reaches) return sure && !lineUnknown;
  // With some of the subject on this side of the line, the overlay's chords decided, not a distance.
  return acrossTheLine ? wholeOutside : sure && doubtful.length === 0;
}
