import { formatWidth } from '../format.js';
import type { WetlandKind } from '../measurements.js';
import { DRAWN_AREA_NOISE_SQFT, DISTANCE_NOISE_FT } from '../units.js';
import { concernsSubject } from './concerns-subject.js';
import type { ParcelInput, ProposalInput } from './evaluation.js';
import { regulatesWatercourses } from './layers.js';
import { bufferWidth } from './legal-values.js';
import { liesInSeveral } from './multi-municipality.js';

const KINDS: readonly WetlandKind[] = ['tidal', 'freshwater'];

function nearbyNotFound(input: ParcelInput): string[] {
  const width = bufferWidth(input.ordinance, input.settings, input.on)?.value;
  if (width === undefined) return [];
  const within = `within ${formatWidth(width)}`;
  const near = (facts: { distanceFt: number }) => facts.distanceFt <= width + DISTANCE_NOISE_FT;
  const absentKinds = KINDS.filter(
    (kind) =>
      input.layers.wetlands &&
      input.ordinance.wetlandCriteria.some(({ kinds }) => kinds.includes(kind)) &&
      !input.wetlands.some(({ facts }) => facts.kind === kind && near(facts)),
  );
  return [
    ...absentKinds.map((kind) => `No ${kind} wetland ${within}.`),
    ...(regulatesWatercourses(input) &&
    input.layers.watercourses &&
    !input.watercourses.some(({ facts }) => near(facts))
      ? [`No watercourse ${within}.`]
      : []),
  ];
}

function municipalNotFound(input: ParcelInput): string[] {
  const outside = input.split.outsideMunicipalitySqFt;
  const exemption = input.ordinance.multiMunicipalityExemption;
  const width = bufferWidth(input.ordinance, input.settings, input.on)?.value ?? 0;
  const regulated = input.wetlands.filter(
    ({ facts, classification }) => classification.regulated && concernsSubject(facts, width),
  );
  return [
    ...(outside !== null && outside <= DRAWN_AREA_NOISE_SQFT ? ['No land outside the municipality.'] : []),
    ...(exemption !== null &&
    input.layers.wetlands &&
    input.layers.municipality &&
    regulated.every(({ facts }) => liesInSeveral(facts) === false)
      ? ['No wetland here that lies in more than one municipality.']
      : []),
  ];
}

/**
 * @param input  what was measured around a parcel
 * @returns what was looked for and is not there, each a sentence; nothing for a layer that is not loaded
 * @throws InvalidInput  for a day before the provisions
 */
export function notFoundFor(input: ParcelInput): string[] {
  return [...nearbyNotFound(input), ...municipalNotFound(input)];
}

/**
 * @param input  what was measured for a proposal
 * @returns as notFoundFor, with what only a proposal is checked for
 * @throws InvalidInput  for a day before the provisions
 */
export function proposalNotFoundFor(input: ProposalInput): string[] {
  const { ordinance, stormwater, layers } = input;
  return [
    ...notFoundFor(input),
    ...(layers.parcels && input.parcels.length === 0 ? ['No parcel under the disturbance.'] : []),
    ...(ordinance.mitigation !== null && input.mitigation === null ? ['No mitigation drawn.'] : []),
    ...(ordinance.stormwater !== null && stormwater.impairedWaters?.length === 0
      ? ['No impaired water, and no watershed with a maximum daily load, on the land disturbed.']
      : []),
    ...(ordinance.stormwater !== null && stormwater.buildingSqFt.length === 0
      ? ['No building footprint drawn.']
      : []),
  ];
}
