import type { Finding } from '../finding.js';
import { formatFt, formatSqFt, formatWidth } from '../format.js';
import { DISTANCE_NOISE_FT } from '../units.js';
import { adjacentSituation, isAdjacencyCertain, type AdjacentSituation } from './adjacent-situation.js';
import { tooCloseToMinimum, type AdjacentSource } from './adjacent-sources.js';
import { countedArea, knownControlledSqFt } from './counted-area.js';
import type { ParcelInput, SubjectType } from './evaluation.js';
import { bufferWidth, cite, SETTING_PHRASE } from './legal-values.js';
import { distanceMarginSentence, inWords, TOO_CLOSE } from './wording.js';

/** Whether the subject reaches into an adjacent area, told by distance. */
export interface Adjacency {
  finding: Finding;
  reaches: boolean;
  certain: boolean;
  nearest: AdjacentSource | null;
  /** what is too close to call, about distance and about size, as sentences for the summary */
  doubts: string[];
}

/** @returns what the accuracy of the map leaves open about distance and about size, each as a sentence */
export function doubtsOf(
  input: ParcelInput,
  { width, decisive }: Pick<AdjacentSituation, 'width' | 'decisive'>,
): {
  distance: string | null;
  size: string | null;
} {
  const names = tooCloseToMinimum(input, width.value);
  return {
    distance:
      decisive?.comparison.tooClose === true
        ? `${decisive.name} lies ${formatFt(decisive.distanceFt, width.value)} away and its outline is known to ±${formatFt(decisive.accuracyFt ?? 0)}: ${TOO_CLOSE}.`
        : null,
    size:
      names.length === 0
        ? null
        : `Whether ${inWords(names)} ${names.length > 1 ? 'are' : 'is'} large enough to be regulated is ${TOO_CLOSE}.`,
  };
}

/** The land that the subject reaches: in the adjacent area, and in what throws it; null where that is not known. */
function landReached({
  split,
}: ParcelInput): { adjacentSqFt: number; withinSqFt: number; within: string } | null {
  const counted = countedArea(split, true);
  if (counted.adjacentSqFt === null) return null;
  const parts = [
    ...((counted.wetlandSqFt ?? 0) > 0 ? ['the wetland'] : []),
    ...((counted.watercourseSqFt ?? 0) > 0 ? ['the watercourse'] : []),
  ];
  return {
    adjacentSqFt: counted.adjacentSqFt,
    withinSqFt: knownControlledSqFt({ ...counted, adjacentSqFt: 0 }),
    within: inWords(parts),
  };
}

function reasonOf(
  input: ParcelInput,
  subject: SubjectType,
  term: string,
  situation: AdjacentSituation,
): string {
  const { width, nearest, decisive, missing, doubtful, acrossTheLine, lineUnknown, reaches } = situation;
  const sentences = [
    `The ${term} reaches ${formatWidth(width.value)} from the boundary, measured horizontally${width.isSetting ? `, ${SETTING_PHRASE}` : ''}.`,
  ];
  if (nearest !== undefined && decisive !== undefined) {
    sentences.push(
      nearest.distanceFt <= DISTANCE_NOISE_FT
        ? `The ${subject} touches or overlaps ${nearest.name} itself.`
        : `The ${subject} is ${formatFt(nearest.distanceFt, width.value)} from ${nearest.name}, the nearest ${nearest.type} that has one.`,
    );
    if (decisive !== nearest) {
      sentences.push(`${decisive.name} lies ${formatFt(decisive.distanceFt, width.value)} away.`);
    }
    sentences.push(distanceMarginSentence(decisive.accuracyFt, decisive.comparison));
  } else if (missing.length === 0) {
    sentences.push(
      `On the map as of version ${input.mapVersion}, nothing that has one is near the ${subject}.`,
    );
  }
  if (missing.length > 0) {
    sentences.push(`Not loaded: ${inWords(missing)}. What would be shown there is not known.`);
  }
  if (acrossTheLine) {
    sentences.push(
      'Only land outside the municipality lies within that distance, and this ordinance stops at its line.',
    );
  }
  if (lineUnknown) {
    sentences.push(
      'The outline of the municipality is not loaded, so it is not known which land lies in it.',
    );
  }
  const { size } = doubtsOf(input, situation);
  if (size !== null) sentences.push(size);
  const unknown = reaches
    ? []
    : doubtful.filter((name) => !tooCloseToMinimum(input, width.value).includes(name));
  if (unknown.length > 0) {
    sentences.push(
      `Smaller than the ordinance regulates, but of an accuracy that is not recorded: ${inWords(unknown)}.`,
    );
  }
  const land = reaches ? landReached(input) : null;
  if (land !== null && land.adjacentSqFt > 0) {
    sentences.push(`${formatSqFt(land.adjacentSqFt)} of the ${subject} lie in it.`);
  } else if (land !== null && land.withinSqFt > 0) {
    sentences.push(
      `${formatSqFt(land.withinSqFt)} of the ${subject} lie in ${land.within} itself, and none in the ${term} around it.`,
    );
  }
  return sentences.join(' ');
}

function titleOf(
  input: ParcelInput,
  subject: SubjectType,
  term: string,
  { undetermined, reaches }: AdjacentSituation,
): string {
  if (undetermined) return `Whether the ${subject} reaches a ${term} cannot be told`;
  if (!reaches) return `The ${subject} is not shown as within the ${term}`;
  const land = landReached(input);
  if (land === null || land.adjacentSqFt > 0) return `The ${subject} reaches into the ${term}`;
  return land.withinSqFt > 0
    ? `The ${subject} lies in ${land.within} itself, and not in the ${term} around it`
    : `The ${subject} just touches the ${term}`;
}

/**
 * Tells by distance, never by a polygon, whether the subject reaches into an adjacent area or buffer.
 * @param input  distances in feet on the ground, of the subject to each wetland and watercourse near it
 * @param subject  what is asked about
 * @returns the finding, with the nearest source's distance as measured and the width as threshold, `<=` reaching; null
 *   where the ordinance has no adjacent area
 * @throws InvalidInput  for a day before the provision, or a negative or non-finite distance
 * @source Mamaroneck § 192-2 Adjacent area; Rye § 195-3 Wetland/watercourse buffer; North Castle § 340-6 (setting)
 */
export function adjacencyOf(input: ParcelInput, subject: SubjectType): Adjacency | null {
  const { ordinance } = input;
  const width = bufferWidth(ordinance, input.settings, input.on);
  if (width === null || ordinance.adjacentArea === null) return null;
  const { rule, term } = ordinance.adjacentArea;
  const situation = adjacentSituation(input, width);
  const { nearest, decisive, reaches, undetermined } = situation;
  const certain = isAdjacencyCertain(situation);
  return {
    reaches,
    certain,
    nearest: nearest ?? null,
    doubts: Object.values(doubtsOf(input, situation)).filter((doubt) => doubt !== null),
    finding: {
      rule,
      outcome: undetermined ? 'undetermined' : reaches ? 'applies' : 'does-not-apply',
      title: titleOf(input, subject, term, situation),
      measured: nearest?.distanceFt ?? null,
      threshold: width.value,
      unit: 'ft',
      margin: decisive?.comparison.margin ?? null,
      certain,
      citation: cite(ordinance, width.citation),
      reason: reasonOf(input, subject, term, situation),
      subject: nearest === undefined ? { type: subject, id: null } : { type: nearest.type, id: nearest.id },
    },
  };
}
