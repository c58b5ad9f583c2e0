import { formatFt, formatSqFt } from '../format.js';
import { AREA_NOISE_SQFT, DISTANCE_NOISE_FT } from '../units.js';
import type { Adjacency } from './adjacent-area.js';
import { concernsSubject } from './concerns-subject.js';
import { countedArea, knownControlledSqFt } from './counted-area.js';
import type { ParcelInput, SubjectType } from './evaluation.js';
import { missingLandLayers } from './layers.js';
import { exemptWetlandSqFt } from './multi-municipality.js';
import { inWords, nameOf } from './wording.js';

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
  controlledSqFt: number,
  missing: readonly string[],
): string[] {
  const land = input.ordinance.adjacentArea?.controlledLand ?? '';
  const amount = `${missing.length > 0 ? 'At least ' : ''}${formatSqFt(controlledSqFt)}`;
  return [
    `${amount} of this ${subject} lie in ${land}.`,
    ...(missing.length > 0 ? [`How much more cannot be told: ${missingSentence(missing)}.`] : []),
    ...consequence(input, controlledSqFt),
  ];
}

/** Mapped wetlands under the subject, or nearer than the nearest regulated one, that are too small to be regulated. */
function smallWetlands(input: ParcelInput, { nearest, finding }: Adjacency): string[] {
  const small = input.wetlands
    .filter(
      ({ facts, classification }) =>
        classification.finding.outcome === 'does-not-apply' &&
        !classification.regulationTooClose &&
        (nearest === null
          ? concernsSubject(facts, finding.threshold ?? 0)
          : facts.distanceFt < nearest.distanceFt),
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
 * @param adjacency  whether it reaches an adjacent area, told by distance
 * @param subject  what is asked about
 * @returns the answer in plain sentences, the number that matters first, what is too close to call last; never that no
 *   permit is needed
 * @throws InvalidInput  for a day before the provisions
 */
export function landSummary(input: ParcelInput, adjacency: Adjacency, subject: SubjectType): string {
  const land = input.ordinance.adjacentArea?.controlledLand ?? '';
  const missing = missingLandLayers(input);
  // The split stands in the table beside it.
  const controlledSqFt = knownControlledSqFt(countedArea(input.split, adjacency.reaches));
  // Surely out of reach, as beyond the municipal line, nothing on the map could change the answer.
  const doubts = adjacency.certain && !adjacency.reaches ? [] : adjacency.doubts;
  const sentences = (): string[] => {
    if (controlledSqFt > AREA_NOISE_SQFT) return controlledSummary(input, subject, controlledSqFt, missing);
    if (adjacency.reaches) {
      return missing.length > 0
        ? [
            `This ${subject} reaches into ${land}, but how much of it cannot be told: ${missingSentence(missing)}.`,
          ]
        : [`This ${subject} just touches ${land}.`];
    }
    if (missing.length > 0) {
      return [`Whether this ${subject} lies in ${land} cannot be told: ${missingSentence(missing)}.`];
    }
    const { nearest, finding } = adjacency;
    const distance =
      nearest === null
        ? ''
        : `; the nearest regulated ${nearest.type}, ${nearest.name}, is ${formatFt(nearest.distanceFt, finding.threshold ?? 0)} away`;
    return [
      `This ${subject} is not shown as in ${land}, on the map as of version ${input.mapVersion}${distance}.`,
      ...smallWetlands(input, adjacency),
    ];
  };
  return [...sentences(), ...doubts].join(' ');
}
