import { sumExactly } from '../areas.js';
import { DISTANCE_NOISE_FT } from '../units.js';
import { concernsSubject } from './concerns-subject.js';
import type { MeasuredWetland, ParcelInput } from './evaluation.js';

/** Regulated on the number, or too near its minimum to be left out for certain. */
function mayCount({ classification }: MeasuredWetland): boolean {
  return classification.regulated || classification.regulationTooClose;
}

function marginOfOverlap({ facts, classification, overlap }: MeasuredWetland): number | null {
  if (overlap === null) return 0;
  // Where it is open whether the wetland counts at all, so is every square foot in it.
  if (classification.regulationTooClose) return overlap.overlapSqFt;
  return facts.accuracyFt === null ? null : overlap.overlapPerimeterFt * facts.accuracyFt;
}

/**
 * @param input  with each wetland's overlap and its perimeter
 * @returns the margin of the area in wetland, in square feet: perimeter × accuracy, added up; null where the
 *   accuracy of one of them is not recorded; 0 where nothing overlaps
 */
export function overlapMargin(input: ParcelInput): number | null {
  const margins = input.wetlands
    .filter((wetland) => mayCount(wetland) && (wetland.overlap?.overlapSqFt ?? 0) > 0)
    .map(marginOfOverlap);
  const known = margins.filter((margin) => margin !== null);
  return known.length < margins.length ? null : sumExactly(known);
}

/**
 * @param input  wetlands near the subject
 * @param widthFt  of the adjacent area: a wetland further off than that and its accuracy reach leaves no doubt
 * @returns whether the map lets it be told if the subject lies in wetland
 */
export function isInWetlandCertain(input: ParcelInput, widthFt: number): boolean {
  if (!input.layers.wetlands) return false;
  return input.wetlands
    .filter((wetland) => mayCount(wetland) && concernsSubject(wetland.facts, widthFt))
    .every(({ facts, classification, overlap }) => {
      if (facts.accuracyFt === null) return false;
      if (overlap === null || overlap.overlapSqFt <= 0) {
        return facts.distanceFt > facts.accuracyFt + DISTANCE_NOISE_FT;
      }
      return (
        classification.regulationCertain &&
        overlap.overlapSqFt > overlap.overlapPerimeterFt * facts.accuracyFt
      );
    });
}

/**
 * The edge of an adjacent area is as uncertain as the boundary it is measured from. How long it runs through the
 * subject is not measured; it is about the subject's perimeter at most.
 * @param input  with each wetland's and watercourse's overlay
 * @returns the margin of the area in adjacent area, in square feet, by the least accurate of those that throw it;
 *   null where that is not recorded; 0 where there is none
 */
export function adjacentMargin(input: ParcelInput): number | null {
  const throwing = [
    ...input.wetlands.filter(({ classification }) => classification.regulated),
    ...input.watercourses,
  ].filter(({ overlap }) => (overlap?.adjacentOverlapSqFt ?? 0) > 0);
  const accuracies = throwing.map(({ facts }) => facts.accuracyFt).filter((accuracy) => accuracy !== null);
  if (accuracies.length < throwing.length) return null;
  const doubtful = input.wetlands
    .filter(({ classification }) => classification.regulated && classification.regulationTooClose)
    .map(({ overlap }) => overlap?.adjacentOverlapSqFt ?? 0);
  return sumExactly([Math.max(0, ...accuracies) * input.split.subjectPerimeterFt, ...doubtful]);
}
