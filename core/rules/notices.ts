import { formatSqFt, formatWidth } from '../format.js';
import { DISTANCE_NOISE_FT } from '../units.js';
import { concernsSubject } from './concerns-subject.js';
import { withoutNoise } from './counted-area.js';
import type { LandInput, ParcelInput, ProposalInput, SubjectType } from './evaluation.js';
import { missingLandLayers, regulatesWatercourses } from './layers.js';
import { bufferWidth, minimumArea, SETTING_PHRASE } from './legal-values.js';
import { inWords, nameOf } from './wording.js';

function layerNotices(input: LandInput): string[] {
  const { layers } = input;
  const missing = missingLandLayers(input);
  return [
    ...missing.map(
      (layer) => `The ${layer} layer is not loaded: what it would show is not known, and is not zero.`,
    ),
    ...(layers.municipality
      ? []
      : [
          'The outline of the municipality is not loaded: land is not told apart by which side of its line it lies on.',
        ]),
    ...(layers.parcels ? [] : ['The parcels layer is not loaded: no parcels are named.']),
  ];
}

function stormwaterNotices({ layers, ordinance }: LandInput): string[] {
  return ordinance.stormwater !== null && !layers.impairedWaters
    ? ['The impaired waters layer is not loaded: Condition A cannot be told from the map.']
    : [];
}

function accuracyNotices(input: LandInput): string[] {
  const width = bufferWidth(input.ordinance, input.settings, input.on)?.value ?? 0;
  const unknown = [...input.wetlands, ...(regulatesWatercourses(input) ? input.watercourses : [])]
    .filter(({ facts }) => facts.accuracyFt === null && concernsSubject(facts, width))
    .map(({ facts }) => facts.id);
  if (unknown.length === 0 || input.ordinance.wetlandCriteria.length === 0) return [];
  return [`Positional accuracy is not recorded for ${inWords(unknown)}: no margin can be stated there.`];
}

/** Where no neighbour's outline is known, land beyond it has to count as another municipality's. */
function neighbourNotices(input: ParcelInput): string[] {
  const assumed = input.wetlands.some(
    ({ facts }) => (facts.outsideMunicipalitySqFt ?? 0) > 0 && facts.municipalities.length === 0,
  );
  const outside = withoutNoise(input.split.outsideMunicipalitySqFt ?? 0) > 0;
  if (!input.layers.municipality || !(assumed || outside)) return [];
  return ["Land outside the municipality's own outline counts as another municipality's."];
}

function settingNotices(input: LandInput): string[] {
  const width = bufferWidth(input.ordinance, input.settings, input.on);
  const minimums = input.ordinance.wetlandCriteria
    .map((criterion) => minimumArea(criterion, input.settings, input.on))
    .filter(({ isSetting }) => isSetting);
  const parts = [
    ...(width?.isSetting ? [`the buffer of ${formatWidth(width.value)}`] : []),
    ...minimums.map(({ value }) =>
      value === 0 ? 'that a wetland has no minimum area' : `the minimum area of ${formatSqFt(value)}`,
    ),
  ];
  if (parts.length === 0) return [];
  const phrase = `${inWords(parts)}: ${SETTING_PHRASE}.`;
  return [phrase.charAt(0).toUpperCase() + phrase.slice(1)];
}

/** Water on the map that the ordinance, as far as it is held here, says nothing of must not pass unmentioned. */
function unregulatedWaterNotices(input: LandInput): string[] {
  const { ordinance } = input;
  if (ordinance.wetlandCriteria.length === 0 || regulatesWatercourses(input)) return [];
  const touched = input.watercourses.filter(({ facts }) => facts.distanceFt <= DISTANCE_NOISE_FT);
  if (touched.length === 0) return [];
  const names = inWords(touched.map(({ facts }) => nameOf(facts)));
  return [
    `${names} ${touched.length === 1 ? 'is' : 'are'} touched. As far as its text is held here, ${ordinance.shortName} has no rule on watercourses of its own; other law may.`,
  ];
}

function sliverNotices(input: ParcelInput, subject: SubjectType): string[] {
  const slivers = input.parcels
    .filter(({ sliver }) => sliver)
    .map(({ id, taxMapNumber }) => taxMapNumber ?? id);
  const wetlands = input.wetlands.filter(({ facts }) => facts.municipalSliver).map(({ facts }) => facts.id);
  return [
    ...(slivers.length > 0 && subject === 'proposal'
      ? [`Touched by less than 0.1 ft, as lines are digitised, and left out: parcel ${inWords(slivers)}.`]
      : []),
    ...(wetlands.length > 0 && input.ordinance.multiMunicipalityExemption !== null
      ? [`Crosses the municipal line by less than 0.1 ft, which is not counted: ${inWords(wetlands)}.`]
      : []),
  ];
}

function mapNotices({ ordinance }: LandInput): string[] {
  return ordinance.wetlandCriteria.length > 0
    ? ['The map is evidence only: the boundary of a wetland is fixed in the field.']
    : [];
}

/**
 * @param input  what the map has near a point
 * @returns what a reader must know before relying on it, each a sentence
 * @throws InvalidInput  for a day before the provisions, or a setting that is no measure
 */
export function noticesForPlace(input: LandInput): string[] {
  return [
    ...layerNotices(input),
    ...accuracyNotices(input),
    ...settingNotices(input),
    ...unregulatedWaterNotices(input),
    ...mapNotices(input),
  ];
}

/**
 * @param input  the figures the answer rests on
 * @param subject  what is asked about
 * @returns what a reader must know before relying on them, each a sentence
 * @throws InvalidInput  for a day before the provisions, or a setting that is no measure
 */
export function noticesFor(input: ParcelInput | ProposalInput, subject: SubjectType): string[] {
  return [
    ...layerNotices(input),
    ...stormwaterNotices(input),
    ...neighbourNotices(input),
    ...accuracyNotices(input),
    ...settingNotices(input),
    ...unregulatedWaterNotices(input),
    ...sliverNotices(input, subject),
    ...mapNotices(input),
  ];
}
