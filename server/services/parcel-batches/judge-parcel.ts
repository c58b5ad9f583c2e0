import type { ParcelRow } from '../../../core/contracts/parcel-batches.js';
import type { Finding } from '../../../core/finding.js';
import type { MeasuredWatercourse, MeasuredWetland, ParcelInput } from '../../../core/rules/evaluation.js';
import { landFindings } from '../../../core/rules/land.js';
import { parcelStanding } from '../../../core/rules/parcel-standing.js';
import type { NearPair } from '../../sql/parcel-batches/find-near.js';
import type { ParcelSplit } from '../../sql/parcel-batches/measure-slice.js';
import type { SliceParcel } from '../../sql/parcel-batches/read-slice-parcels.js';
import { knownAreas } from '../known-areas.js';
import type { BatchLand } from './batch-land.js';

/** What was measured of a parcel. */
export interface MeasuredParcel {
  parcel: SliceParcel & { parcelSqFt: number };
  /** of regulated wetlands, and of those not surely unregulated */
  wetlands: readonly NearPair[];
  watercourses: readonly NearPair[];
  split: ParcelSplit;
}

type Judged = Pick<ParcelRow, 'standing' | 'certain' | 'rules'>;

const byDistance = (a: { distanceFt: number; id: string }, b: { distanceFt: number; id: string }): number =>
  a.distanceFt - b.distanceFt || (a.id < b.id ? -1 : 1);

function wetlandsOf(land: BatchLand, { wetlands, split }: MeasuredParcel): MeasuredWetland[] {
  return wetlands
    .flatMap(({ key, distanceFt }): MeasuredWetland[] => {
      const wetland = land.wetlands.get(key);
      if (wetland === undefined) return [];
      const share = split.shares.find((one) => one.key === key);
      // How much lies in the adjacent area of each single one enters margins only, which a row does not give.
      const overlap = share === undefined ? null : { ...share, adjacentOverlapSqFt: 0 };
      return [{ facts: { ...wetland.facts, distanceFt }, classification: wetland.classification, overlap }];
    })
    .sort((a, b) => byDistance(a.facts, b.facts));
}

function watercoursesOf(land: BatchLand, { watercourses }: MeasuredParcel): MeasuredWatercourse[] {
  return watercourses
    .flatMap(({ key, distanceFt }): MeasuredWatercourse[] => {
      const course = land.watercourses.get(key);
      return course === undefined ? [] : [{ facts: { ...course, distanceFt }, overlap: null }];
    })
    .sort((a, b) => byDistance(a.facts, b.facts));
}

function appliedRules(findings: readonly Finding[]): ParcelRow['rules'] {
  const rules = new Map<string, boolean>();
  for (const { rule, outcome, certain } of findings) {
    if (outcome === 'applies') rules.set(rule, (rules.get(rule) ?? true) && certain);
  }
  return [...rules].map(([rule, certain]) => ({ rule, certain }));
}

function inputOf(land: BatchLand, measured: MeasuredParcel, wetlands: MeasuredWetland[]): ParcelInput {
  const { ordinance, on, layers, jurisdiction } = land.context;
  const { parcel, split } = measured;
  const nearest = wetlands.find(({ classification }) => classification.regulated);
  return {
    ordinance,
    settings: jurisdiction.settings,
    on,
    layers,
    mapVersion: jurisdiction.mapVersion,
    wetlands,
    watercourses: watercoursesOf(land, measured),
    split: {
      subjectSqFt: parcel.parcelSqFt,
      // Grid figures, the perimeter and the scale enter sentences and margins only, which a row does not give.
      subjectGridSqFt: parcel.parcelSqFt,
      subjectPerimeterFt: 0,
      ...knownAreas(land.context, split),
      nearestWetlandFt: nearest?.facts.distanceFt ?? null,
    },
    parcels: [],
    gridScale: 1,
  };
}

function judge(input: ParcelInput): Judged {
  const answer = landFindings(input, 'parcel');
  return { ...parcelStanding(input, answer), rules: appliedRules(answer.findings) };
}

/**
 * @param land  of the batch
 * @returns a function that judges parcels by the rules of their screenings; those with nothing near, wholly in the
 *   municipality, are judged once for all
 */
export function parcelJudge(land: BatchLand): (measured: MeasuredParcel) => ParcelRow {
  let nothingNear: Judged | null = null;
  return (measured) => {
    const { parcel, split } = measured;
    const input = inputOf(land, measured, wetlandsOf(land, measured));
    const alone =
      measured.wetlands.length === 0 &&
      measured.watercourses.length === 0 &&
      split.outsideMunicipalitySqFt === 0;
    const judged = alone ? (nothingNear ??= judge(input)) : judge(input);
    return {
      parcel: parcel.id,
      taxMapNumber: parcel.taxMapNumber,
      address: parcel.address,
      parcelSqFt: parcel.parcelSqFt,
      inWetlandSqFt: input.split.inWetlandSqFt,
      inWatercourseSqFt: input.split.inWatercourseSqFt,
      inAdjacentSqFt: input.split.inAdjacentSqFt,
      nearestWetlandFt: input.split.nearestWetlandFt,
      ...judged,
      reason: null,
    };
  };
}

/** @returns the row of a parcel whose outline crosses itself */
export function unmeasuredRow({ id, taxMapNumber, address }: SliceParcel): ParcelRow {
  return {
    parcel: id,
    taxMapNumber,
    address,
    parcelSqFt: null,
    inWetlandSqFt: null,
    inWatercourseSqFt: null,
    inAdjacentSqFt: null,
    nearestWetlandFt: null,
    standing: 'not-measured',
    certain: false,
    rules: [],
    reason: 'Its outline crosses itself, so it cannot be measured. It has to be mended in the parcel layer.',
  };
}
