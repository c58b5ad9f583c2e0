import { formatFt, formatSqFt } from '../format.js';
import { AREA_NOISE_SQFT, DISTANCE_NOISE_FT } from '../units.js';
import { doubtsOf, type Adjacency } from './adjacent-area.js';
import { adjacentSituation, isAdjacencyCertain } from './adjacent-situation.js';
import { concernsSubject } from './concerns-subject.js';
import { controlledLandOf } from './controlled-land.js';
import { countedArea, knownControlledSqFt } from './counted-area.js';
import type { ParcelInput, SubjectType } from './evaluation.js';
import { missingLandLayers } from './layers.js';
import { exemptWetlandSqFt } from './multi-municipality.js';
import { isInWetlandCertain } from './overlap-margin.js';
import { inWords, nameOf } from './wording.js';

/** How the subject stands to the controlled land, whether or not an adjacent area is part of that. */
export interface Standing extends Pick<Adjacency, 'reaches' | 'certain' | 'nearest' | 'doubts'> {
  /** of the adjacent area, in feet; 0 where the ordinance has none */
  widthFt: number;
}

/**
 * @param input  the split and what is near, in feet and square feet on the ground
 * @param adjacency  whether it reaches an adjacent area, told by distance; null where the ordinance has none
 * @returns how the subject stands to the controlled land of the ordinance
 * @throws InvalidInput  for a negative or non-finite measure
 */
export function standingOf(input: ParcelInput, adjacency: Adjacency | null): Standing {
  if (adjacency !== null) return { ...adjacency, widthFt: adjacency.finding.threshold ?? 0 };
  const situation = adjacentSituation(input, { value: 0, citation: '', isSetting: false });
  // At a width of nothing, what lies in a wetland is at its limit by distance; how much lies in it tells.
  const surelyIn = (input.split.inWetlandSqFt ?? 0) > AREA_NOISE_SQFT && isInWetlandCertain(input, 0);
  return {
    reaches: situation.reaches,
    certain: surelyIn || isAdjacencyCertain(situation),
    nearest: situation.nearest ?? null,
    doubts: surelyIn ? [] : Object.values(doubtsOf(input, situation)).filter((doubt) => doubt !== null),
    widthFt: 0,
  };
}

function consequence(input: ParcelInput, controlledSqFt: number): string[] {
  const { permitCitation, statedApart, multiMunicipalityExemption } = input.ordinance;
  const exemptSqFt = exemptWetlandSqFt(input);
  const sentences: string[] = [];
  if (exemptSqFt > 0 && multiMunicipalityExemption !== null) {
    sentences.push(
      `${formatSqFt(exemptSqFt)} of that lie in wetland shared with another municipality, where ${multiMunicipalityExemption.citation} sets this chapter's permit aside and other law may apply.`,
    );
  }
  if (permitCitation !== null && controlledSqFt - exemptSqFt > AREA_NOISE_SQFT) {
    const where = exemptSqFt > 0 ? 'on the rest' : 'there';
    sentences.push(`A regulated activity ${where} needs a permit under ${permitCitation}.`);
  }
  if (permitCitation === null && statedApart !== null) {
    sentences.push(
      `An application for a permit states wetland and buffer apart under ${statedApart.wetland.citation}.`,
    );
  }
  return sentences;
}

function missingSentence(missing: readonly string[]): string {
  return `the ${inWords(missing)} ${missing.length > 1 ? 'layers are' : 'layer is'} not loaded`;
}

function controlledSummary(
  input: ParcelInput,
  subject: SubjectType,
  land: string,
  controlledSqFt: number,
  missing: readonly string[],
): string[] {
  const amount = `${missing.length > 0 ? 'At least ' : ''}${formatSqFt(controlledSqFt)}`;
  return [
    `${amount} of this ${subject} lie in ${land}.`,
    ...(missing.length > 0 ? [`How much more cannot be told: ${missingSentence(missing)}.`] : []),
    ...consequence(input, controlledSqFt),
  ];
}

/** Mapped wetlands under the subject, or nearer than the nearest regulated one, that are too small to be regulated. */
function smallWetlands(input: ParcelInput, { nearest, widthFt }: Standing): string[] {
  const small = input.wetlands
    .filter(
      ({ facts, classification }) =>
        classification.finding.outcome === 'does-not-apply' &&
        !classification.regulationTooClose &&
        (nearest === null ? concernsSubject(facts, widthFt) : facts.distanceFt < nearest.distanceFt),
    )
    .map(({ facts }) => facts)
    .sort((a, b) => a.distanceFt - b.distanceFt);
  const touched = small.filter(({ distanceFt }) => distanceFt <= DISTANCE_NOISE_FT);
  if (touched.length > 0) {
    const verb = touched.length > 1 ? 'are' : 'is';
    return [
      `${inWords(touched.map(nameOf))} ${verb} mapped there, and smaller than the ordinance regulates.`,
    ];
  }
  const [first] = small;
  return first === undefined
    ? []
    : [
        `${nameOf(first)} is mapped ${formatFt(first.distanceFt, nearest?.distanceFt ?? 0)} away, and smaller than the ordinance regulates.`,
      ];
}

/**
 * @param input  the split of the subject, in square feet on the ground
 * @param adjacency  whether it reaches an adjacent area, told by distance; null where the ordinance has none
 * @param subject  what is asked about
 * @returns the answer in plain sentences, the number that matters first, what is too close to call last; never that no
 *   permit is needed. Null where the ordinance controls no land
 * @throws InvalidInput  for a day before the provisions
 */
export function landSummary(
  input: ParcelInput,
  adjacency: Adjacency | null,
  subject: SubjectType,
): string | null {
  const land = controlledLandOf(input.ordinance);
  if (land === null) return null;
  const standing = standingOf(input, adjacency);
  const missing = missingLandLayers(input);
  // The split stands in the table beside it.
  const controlledSqFt = knownControlledSqFt(countedArea(input.split, standing.reaches));
  // Surely out of reach, as beyond the municipal line, nothing on the map could change the answer.
  const doubts = standing.certain && !standing.reaches ? [] : standing.doubts;
  const sentences = (): string[] => {
    if (controlledSqFt > AREA_NOISE_SQFT)
      return controlledSummary(input, subject, land, controlledSqFt, missing);
    if (standing.reaches) {
      return missing.length > 0
        ? [
            `This ${subject} reaches into ${land}, but how much of it cannot be told: ${missingSentence(missing)}.`,
          ]
        : [`This ${subject} just touches ${land}.`];
    }
    if (missing.length > 0) {
      return [`Whether this ${subject} lies in ${land} cannot be told: ${missingSentence(missing)}.`];
    }
    const { nearest, widthFt } = standing;
    const distance =
      nearest === null
        ? ''
        : `; the nearest regulated ${nearest.type}, ${nearest.name}, is ${formatFt(nearest.distanceFt, widthFt)} away`;
    return [
      `This ${subject} is not shown as in ${land}, on the map as of version ${input.mapVersion}${distance}.`,
      ...smallWetlands(input, standing),
    ];
  };
  return [...sentences(), ...doubts].join(' ');
}
