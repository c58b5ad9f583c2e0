import { sumExactly } from '../areas.js';
import type { ParcelInput } from './evaluation.js';

/**
 * @param input  with each regulated wetland's overlap and its perimeter
 * @returns the margin of the area in wetland, in square feet: perimeter × accuracy, added up; null where the
 *   accuracy of one of them is not recorded; 0 where nothing overlaps
 */
export function overlapMargin(input: ParcelInput): number | null {
  const margins = input.wetlands
    .filter(({ classification, overlap }) => classification.regulated && (overlap?.overlapSqFt ?? 0) > 0)
    .map(({ facts, overlap }) =>
      facts.accuracyFt === null ? null : (overlap?.overlapPerimeterFt ?? 0) * facts.accuracyFt,
    );
  const known = margins.filter((margin) => margin !== null);
  return known.length < margins.length ? null : sumExactly(known);
}

/**
 * The edge of an adjacent area is as uncertain as the boundary it is measured from. How long it runs through the
 * subject is not measured; it is about the subject's perimeter at most.
 * @param input  with each regulated wetland's and watercourse's overlay
 * @returns the margin of the area in adjacent area, in square feet, by the least accurate of those that throw it;
 *   null where that is not recorded; 0 where there is none
 */
export function adjacentMargin(input: ParcelInput): number | null {
  const accuracies = [
    ...input.wetlands.filter(({ classification }) => classification.regulated),
    ...input.watercourses,
  ]
    .filter(({ overlap }) => (overlap?.adjacentOverlapSqFt ?? 0) > 0)
    .map(({ facts }) => facts.accuracyFt);
  const known = accuracies.filter((accuracy) => accuracy !== null);
  if (known.length < accuracies.length) return null;
  return Math.max(0, ...known) * input.split.subjectPerimeterFt;
}
