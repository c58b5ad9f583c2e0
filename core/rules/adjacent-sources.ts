import { DISTANCE_NOISE_FT } from '../units.js';
import { concernsSubject } from './concerns-subject.js';
import type { ParcelInput } from './evaluation.js';
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
  /** whether that is open because its size is too close to the minimum */
  regulationTooClose: boolean;
  /** of its distance with the width */
  comparison: Comparison;
}

/** A watercourse is regulated at any size. */
const ANY_SIZE = { regulationCertain: true, regulationTooClose: false };

/**
 * @param input  wetlands and watercourses near the subject, distances in feet on the ground
 * @param widthFt  of the adjacent area
 * @returns those that the ordinance regulates, nearest first
 * @throws InvalidInput  for a negative or non-finite distance
 */
export function adjacentSources(input: ParcelInput, widthFt: number): AdjacentSource[] {
  const sourceOf = (
    type: AdjacentSource['type'],
    facts: { id: string; name: string | null; distanceFt: number; accuracyFt: number | null },
    regulation: { regulationCertain: boolean; regulationTooClose: boolean },
  ): AdjacentSource => ({
    id: facts.id,
    name: nameOf(facts),
    type,
    distanceFt: facts.distanceFt,
    accuracyFt: facts.accuracyFt,
    regulationCertain: regulation.regulationCertain,
    regulationTooClose: regulation.regulationTooClose,
    comparison: withinWithMargin(facts.distanceFt, widthFt, facts.accuracyFt, DISTANCE_NOISE_FT),
  });
  const wetlands = input.wetlands
    .filter(({ classification }) => classification.regulated)
    .map(({ facts, classification }) => sourceOf('wetland', facts, classification));
  const watercourses = input.watercourses
    .filter(({ facts }) => isRegulatedWatercourse(facts, input.ordinance, input.on))
    .map(({ facts }) => sourceOf('watercourse', facts, ANY_SIZE));
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

/** Wetlands that are not regulated on the number, near enough to matter, and not left out for certain; by name. */
export interface DoubtfulNeighbours {
  /** too close to their minimum */
  tooClose: string[];
  /** of an accuracy that is not recorded */
  accuracyUnknown: string[];
}

/**
 * @param input  wetlands near the subject
 * @param widthFt  of the adjacent area
 * @returns those whose size leaves open whether they throw an adjacent area to the subject
 */
export function doubtfulNeighbours(input: ParcelInput, widthFt: number): DoubtfulNeighbours {
  const open = input.wetlands.filter(
    ({ facts, classification }) =>
      !classification.regulated && !classification.regulationCertain && concernsSubject(facts, widthFt),
  );
  const names = (tooClose: boolean) =>
    open
      .filter(({ classification }) => classification.regulationTooClose === tooClose)
      .map(({ facts }) => nameOf(facts));
  return { tooClose: names(true), accuracyUnknown: names(false) };
}
