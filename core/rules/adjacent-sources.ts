import { DISTANCE_NOISE_FT } from '../units.js';
import { concernsSubject } from './concerns-subject.js';
import type { LandInput } from './evaluation.js';
import { withinWithMargin, type Comparison } from './margin.js';
import { isRegulatedWatercourse } from './watercourses.js';
import { nameOf } from './wording.js';

/** A regulated wetland or watercourse, as it throws an adjacent area towards the subject. */
export interface AdjacentSource {
  id: string;
  /** id and name, for sentences */
  name: string;
  type: 'wetland' | 'watercourse';
  distanceFt: number;
  accuracyFt: number | null;
  /** whether it is sure that this throws an adjacent area at all */
  regulationCertain: boolean;
  /** of its distance with the width */
  comparison: Comparison;
}

/**
 * @param input  wetlands and watercourses near the subject, distances in feet on the ground
 * @param widthFt  of the adjacent area
 * @returns those that the ordinance regulates, nearest first
 * @throws InvalidInput  for a negative or non-finite distance
 */
export function adjacentSources(input: LandInput, widthFt: number): AdjacentSource[] {
  const sourceOf = (
    type: AdjacentSource['type'],
    facts: { id: string; name: string | null; distanceFt: number; accuracyFt: number | null },
    regulationCertain: boolean,
  ): AdjacentSource => ({
    id: facts.id,
    name: nameOf(facts),
    type,
    distanceFt: facts.distanceFt,
    accuracyFt: facts.accuracyFt,
    regulationCertain,
    comparison: withinWithMargin(facts.distanceFt, widthFt, facts.accuracyFt, DISTANCE_NOISE_FT),
  });
  const wetlands = input.wetlands
    .filter(({ classification }) => classification.regulated)
    .map(({ facts, classification }) => sourceOf('wetland', facts, classification.regulationCertain));
  const watercourses = input.watercourses
    .filter(({ facts }) => isRegulatedWatercourse(facts, input.ordinance, input.on))
    .map(({ facts }) => sourceOf('watercourse', facts, true));
  return [...wetlands, ...watercourses].sort((a, b) => a.distanceFt - b.distanceFt);
}

/**
 * The nearest source need not be the one that decides how sure the answer is: behind a well surveyed wetland just
 * out of reach may lie one whose outline is known to tens of feet.
 * @param sources  nearest first
 * @returns one that surely reaches, else the nearest that reaches, else one that might, else one that cannot be told,
 *   else the nearest; undefined for none
 */
export function decisiveSource(sources: readonly AdjacentSource[]): AdjacentSource | undefined {
  const reaching = sources.filter(({ comparison }) => comparison.reaches);
  return (
    reaching.find(({ comparison, regulationCertain }) => comparison.certain && regulationCertain) ??
    reaching[0] ??
    sources.find(({ comparison }) => comparison.tooClose) ??
    sources.find(({ comparison }) => comparison.margin === null) ??
    sources[0]
  );
}

/**
 * @param input  wetlands near the subject
 * @param widthFt  of the adjacent area
 * @returns names of those near enough to matter whose size is too close to the minimum to say on which side it lies
 */
export function tooCloseToMinimum(input: LandInput, widthFt: number): string[] {
  return input.wetlands
    .filter(
      ({ facts, classification }) => classification.regulationTooClose && concernsSubject(facts, widthFt),
    )
    .map(({ facts }) => nameOf(facts));
}

/**
 * @param input  wetlands near the subject
 * @param widthFt  of the adjacent area
 * @returns names of those near enough to matter that are not regulated on the number, and not surely so: too close to
 *   the minimum, or of an accuracy that is not recorded
 */
export function doubtfulNeighbours(input: LandInput, widthFt: number): string[] {
  return input.wetlands
    .filter(
      ({ facts, classification }) =>
        !classification.regulated && !classification.regulationCertain && concernsSubject(facts, widthFt),
    )
    .map(({ facts }) => nameOf(facts));
}
