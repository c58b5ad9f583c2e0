import type { RulingLand } from '../../contracts/activities.js';
import type { DisturbanceMeasure } from '../../measurements.js';
import type { Ordinance } from '../../ordinance.js';
import { DRAWN_AREA_NOISE_SQFT } from '../../units.js';
import { controlledLandOf } from '../controlled-land.js';
import { countedArea, withoutNoise } from '../counted-area.js';
import type { ProposalInput } from '../evaluation.js';
import { missingLandLayers, regulatesWatercourses } from '../layers.js';

/** A part of the controlled land on which something is done. Square feet on the ground. */
export interface LandPart {
  land: Exclude<RulingLand, 'outside' | 'anywhere'>;
  areaSqFt: number;
  /** true where it cannot be told whether the wetland lies in several municipalities, and that would matter */
  sharedUnknown: boolean;
}

/** Where a disturbance lies. */
export interface LandReached {
  parts: LandPart[];
  /** names of what is not loaded, where more of it may lie on controlled land; none where nothing is open */
  missing: string[];
}

function sharedExemption({ ordinance, on }: ProposalInput): Ordinance['multiMunicipalityExemption'] {
  const provision = ordinance.multiMunicipalityExemption;
  return provision === null || provision.from > on ? null : provision;
}

function wetlandParts(input: ProposalInput, measure: DisturbanceMeasure, wetlandSqFt: number): LandPart[] {
  if (wetlandSqFt <= 0) return [];
  if (sharedExemption(input) === null) {
    return [{ land: 'wetland', areaSqFt: wetlandSqFt, sharedUnknown: false }];
  }
  const sharedSqFt = measure.inSharedWetlandSqFt;
  if (sharedSqFt === null) return [{ land: 'wetland', areaSqFt: wetlandSqFt, sharedUnknown: true }];
  // Wetlands may overlap each other; their land counts once.
  const shared = withoutNoise(Math.min(sharedSqFt, wetlandSqFt));
  const rest = withoutNoise(wetlandSqFt - shared);
  return [
    ...(rest > 0 ? [{ land: 'wetland' as const, areaSqFt: rest, sharedUnknown: false }] : []),
    ...(shared > 0 ? [{ land: 'shared-wetland' as const, areaSqFt: shared, sharedUnknown: false }] : []),
  ];
}

function missingLayers(input: ProposalInput): string[] {
  const land = missingLandLayers(input);
  const outline = !input.layers.municipality && input.ordinance.adjacentArea?.onlyInMunicipality === true;
  const named = [...land, ...(outline ? ['municipality'] : [])];
  return named.length > 0 ? named : ['wetlands'];
}

/** What a disturbance touches that lies in nothing of it: the outermost land that the ordinance controls. */
function touchedLand({ adjacentArea, wetlandCriteria }: Ordinance): LandPart['land'] {
  if (adjacentArea !== null) return 'adjacent';
  return wetlandCriteria.length > 0 ? 'wetland' : 'watercourse';
}

/**
 * @param input  the ordinance, the day and the layers loaded
 * @param measure  one disturbance, split by land
 * @returns the parts of the controlled land that it lies on, each with its area above the noise of a drawing. One that
 *   only touches the adjacent area (or, where there is none, what is regulated) has that as a part of 0 sq ft, and one that
 *   meets a watercourse drawn as a line has the watercourse as one
 */
export function landReached(input: ProposalInput, measure: DisturbanceMeasure): LandReached {
  const { ordinance } = input;
  if (controlledLandOf(ordinance) === null) return { parts: [], missing: [] };
  const counted = countedArea(measure, measure.reaches !== false);
  const watercourses = regulatesWatercourses(input);
  const { wetlandSqFt, adjacentSqFt } = counted;
  const watercourseSqFt = watercourses ? counted.watercourseSqFt : 0;
  const parts: LandPart[] = wetlandParts(input, measure, wetlandSqFt ?? 0);
  if ((watercourseSqFt ?? 0) > 0)
    parts.push({ land: 'watercourse', areaSqFt: watercourseSqFt ?? 0, sharedUnknown: false });
  // A brook drawn as a line has a bed all the same: what crosses it is done in a watercourse.
  else if (watercourses && measure.meetsLineWatercourse === true)
    parts.push({ land: 'watercourse', areaSqFt: 0, sharedUnknown: false });
  if ((adjacentSqFt ?? 0) > 0)
    parts.push({ land: 'adjacent', areaSqFt: adjacentSqFt ?? 0, sharedUnknown: false });
  if (parts.length === 0 && measure.reaches === true)
    parts.push({
      land: touchedLand(ordinance),
      areaSqFt: 0,
      sharedUnknown: false,
    });
  const known = parts.reduce((sum, { areaSqFt }) => sum + areaSqFt, 0);
  const open = wetlandSqFt === null || watercourseSqFt === null || adjacentSqFt === null;
  const rest = measure.areaSqFt - known > DRAWN_AREA_NOISE_SQFT;
  // Where it only touches on what is known, that is what is said of it.
  const touchesOnly = parts.length > 0 && known === 0;
  return { parts, missing: open && rest && !touchesOnly ? missingLayers(input) : [] };
}
