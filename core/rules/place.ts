import { DISTANCE_NOISE_FT, UNRECORDED_ACCURACY_REACH_FT } from '../units.js';
import { adjacentSources, doubtfulNeighbours, type AdjacentSource } from './adjacent-sources.js';
import type { LandInput } from './evaluation.js';
import { missingLandLayers } from './layers.js';
import { bufferWidth } from './legal-values.js';
import { nameOf } from './wording.js';

/** What the map has near a point. */
export interface PlaceInput extends LandInput {
  /** of the municipality, for sentences */
  municipality: string;
  /** null: no outline is loaded */
  insideMunicipality: boolean | null;
  /** feet on the ground from the point to the outline of what it lies in, by id; nothing for what it does not lie in */
  depthsFt: Readonly<Record<'wetlands' | 'watercourses', ReadonlyMap<string, number>>>;
}

/** A wetland or a watercourse as it lies to the point. */
export interface PlaceSource extends AdjacentSource {
  /** the point lies in it */
  holds: boolean;
  /** the accuracy of its outline lets that be told */
  sideCertain: boolean;
}

/** How a point stands to what the ordinance controls. */
export interface PlaceStanding {
  /** null: what is not loaded, or the municipal line, keeps it from being told */
  land: 'wetland' | 'watercourse' | 'adjacent' | 'neither' | null;
  certain: boolean;
  /** regulated, nearest first */
  sources: readonly PlaceSource[];
  /** names of wetlands near enough to matter that are not regulated on the number, and not surely so */
  doubtful: readonly string[];
  /** layers without which nothing can be ruled out */
  missing: readonly string[];
  /** of the adjacent area, in feet; null where the ordinance has none */
  widthFt: number | null;
}

function isSideCertain(toOutlineFt: number, accuracyFt: number | null): boolean {
  return toOutlineFt > (accuracyFt ?? UNRECORDED_ACCURACY_REACH_FT) + DISTANCE_NOISE_FT;
}

function sourcesOf(input: PlaceInput, widthFt: number): PlaceSource[] {
  return adjacentSources(input, widthFt).map((source) => {
    const { type, id, distanceFt, accuracyFt } = source;
    const holds = distanceFt <= DISTANCE_NOISE_FT;
    const depthFt = input.depthsFt[type === 'wetland' ? 'wetlands' : 'watercourses'].get(id) ?? 0;
    return { ...source, holds, sideCertain: isSideCertain(holds ? depthFt : distanceFt, accuracyFt) };
  });
}

/** Whether no wetland that may count reaches the point, as far as outlines are known. */
function surelyInNoWetland({ wetlands }: PlaceInput): boolean {
  return wetlands
    .filter(({ classification }) => classification.regulated || !classification.regulationCertain)
    .every(({ facts }) => isSideCertain(facts.distanceFt, facts.accuracyFt));
}

function isCertain(input: PlaceInput, standing: Omit<PlaceStanding, 'certain'>): boolean {
  const { land, sources, doubtful, missing } = standing;
  const held = (type: PlaceSource['type']): boolean =>
    sources.some((s) => s.type === type && s.holds && s.sideCertain && s.regulationCertain);
  const inNoWater = sources.every((s) => s.type === 'wetland' || (!s.holds && s.sideCertain));
  const lineUnknown =
    input.insideMunicipality === null && input.ordinance.adjacentArea?.onlyInMunicipality === true;
  switch (land) {
    case 'wetland':
      return held('wetland');
    case 'watercourse':
      return held('watercourse') && surelyInNoWetland(input) && missing.length === 0;
    case 'adjacent':
      return (
        surelyInNoWetland(input) &&
        inNoWater &&
        missing.length === 0 &&
        !lineUnknown &&
        sources.some(
          ({ comparison, regulationCertain }) =>
            comparison.reaches && comparison.certain && regulationCertain,
        )
      );
    case 'neither':
      return doubtful.length === 0 && sources.every(({ comparison }) => comparison.certain);
    case null:
      return input.insideMunicipality === false;
  }
}

/**
 * Tells by distance what the ordinance makes of a point, and whether the accuracy of the outlines lets that be told.
 * @param input  distances in feet on the ground, of the point to each wetland and watercourse near it
 * @throws InvalidInput  for a day before the provisions, or a negative or non-finite distance
 * @source Mamaroneck § 192-2; Rye § 195-3; North Castle § 340-6
 */
export function placeStanding(input: PlaceInput): PlaceStanding {
  const widthFt = bufferWidth(input.ordinance, input.settings, input.on)?.value ?? null;
  const sources = sourcesOf(input, widthFt ?? 0);
  const missing = missingLandLayers(input);
  const landOf = (): PlaceStanding['land'] => {
    if (input.insideMunicipality === false) return null;
    if (sources.some(({ type, holds }) => type === 'wetland' && holds)) return 'wetland';
    if (sources.some(({ holds }) => holds)) return 'watercourse';
    if (widthFt !== null && sources.some(({ comparison }) => comparison.reaches)) return 'adjacent';
    return missing.length > 0 ? null : 'neither';
  };
  const standing = {
    land: landOf(),
    sources,
    doubtful: doubtfulNeighbours(input, widthFt ?? 0),
    missing,
    widthFt,
  };
  return { ...standing, certain: isCertain(input, standing) };
}

/** @returns names of mapped wetlands that hold the point, whether the ordinance regulates them or not */
export function wetlandsHolding({ wetlands }: PlaceInput): string[] {
  return wetlands
    .filter(({ facts }) => facts.distanceFt <= DISTANCE_NOISE_FT)
    .map(({ facts }) => nameOf(facts));
}
