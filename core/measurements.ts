/**
 * The numbers that SQL measures and rules decide on. No geometry here: areas in square feet and distances in
 * feet, both on the ground (grid figures divided by the grid scale), unrounded.
 */

export type WetlandKind = 'freshwater' | 'tidal';

/** A wetland near the subject, before the ordinance is asked about it. */
export interface WetlandFacts {
  /** database key, never shown */
  key: number;
  id: string;
  name: string | null;
  kind: WetlandKind;
  localImportance: boolean;
  /** recorded as a confirmed disturbed or degraded wetland */
  degraded: boolean;
  /** positional accuracy of its outline in feet; null when not recorded */
  accuracyFt: number | null;
  areaSqFt: number;
  gridAreaSqFt: number;
  perimeterFt: number;
  /** of the subject to the wetland, 0 where they touch */
  distanceFt: number;
  /** area inside the municipality's own outline; null when no outline is loaded */
  insideMunicipalitySqFt: number | null;
  /** area shared with other municipalities (any land outside the own outline); null when no outline is loaded */
  outsideMunicipalitySqFt: number | null;
  /** names of the neighbouring municipalities it shares area with, never the own one; slivers left out */
  municipalities: readonly string[];
  /** whether the share inside or outside is a sliver of digitising (mean width under 0.1 ft) */
  municipalSliver: boolean;
}

/** A watercourse near the subject. */
export interface WatercourseFacts {
  key: number;
  id: string;
  name: string | null;
  kind: string;
  /** a polygon (pond) or a line (brook) */
  isArea: boolean;
  accuracyFt: number | null;
  distanceFt: number;
  /** some of it lies in the own municipality or along its line; absent or null when that was not measured */
  reachesMunicipality?: boolean | null;
}

/** What the overlay of the subject with one regulated wetland or watercourse gave. */
export interface OverlapMeasure {
  key: number;
  overlapSqFt: number;
  /** perimeter of the overlap, for its margin */
  overlapPerimeterFt: number;
  /** within this one's adjacent area, inside the municipality and in no regulated wetland or watercourse */
  adjacentOverlapSqFt: number;
}

export interface ParcelOverlap {
  id: string;
  taxMapNumber: string | null;
  address: string | null;
  parcelSqFt: number;
  overlapSqFt: number;
  /** mean width of the overlap under 0.1 ft: an artefact of digitising, reported apart */
  sliver: boolean;
}

/** The split of the subject (a parcel, or the united disturbances). Null where a layer it needs is not loaded. */
export interface SplitMeasure {
  subjectSqFt: number;
  subjectGridSqFt: number;
  subjectPerimeterFt: number;
  inWetlandSqFt: number | null;
  inWatercourseSqFt: number | null;
  inAdjacentSqFt: number | null;
  outsideControlledSqFt: number | null;
  outsideMunicipalitySqFt: number | null;
  nearestWetlandFt: number | null;
}

export const MITIGATION_TYPES = [
  'wetland-creation',
  'wetland-restoration',
  'buffer-restoration',
  'buffer-enhancement',
  'buffer-protection',
] as const;
export type MitigationType = (typeof MITIGATION_TYPES)[number];

/** Mitigation drawn, after overlaps, the disturbance and existing wetland have been taken out as the rule says. */
export interface MitigationMeasure {
  /** wetland creation and restoration that count, united */
  wetlandProvidedSqFt: number;
  wetlandOnSiteSqFt: number | null;
  /** buffer restoration, enhancement and protection that count, united and without what counted as wetland */
  bufferProvidedSqFt: number;
  bufferOnSiteSqFt: number | null;
  drawnSqFt: number;
  /** drawn, and not counted: on the disturbance; new wetland where wetland is; restoration where none is degraded; buffer in a wetland */
  onDisturbanceSqFt: number;
  creationInWetlandSqFt: number;
  restorationNotDegradedSqFt: number;
  bufferInWetlandSqFt: number;
  /** buffer drawn on ground that already counted as wetland mitigation */
  bufferCountedAsWetlandSqFt: number;
  /** new wetland drawn in mapped open water, which is no upland */
  creationInWaterSqFt: number;
}

/** Facts for a stormwater article. */
export interface StormwaterMeasure {
  totalDisturbanceSqFt: number;
  largestOpenAtOnceSqFt: number;
  /** first day on which the largest area is open; null when that is from the start, or no phase has dates */
  largestOpenOn: string | null;
  /** those that the disturbance touches, with 0 sq ft for a line; null when no impaired-waters layer is loaded */
  impairedWaters: readonly { id: string; name: string | null; listing: string; overlapSqFt: number }[] | null;
  /** footprints drawn with activity `building`, each in square feet */
  buildingSqFt: readonly number[];
}

/** Disturbances of one activity, on the same stated facts, united and split. Square feet and feet on the ground. */
export interface DisturbanceMeasure {
  /** places of its features in the request, from 1 */
  features: readonly number[];
  /** as the request names it; null where it names none */
  activity: string | null;
  /** facts stated of these features, over those stated of the whole proposal */
  facts: StatedFacts;
  areaSqFt: number;
  /** null where a layer it needs is not loaded; in the municipality only */
  inWetlandSqFt: number | null;
  /** of that, in wetlands that share area with another municipality; null where no outline is loaded */
  inSharedWetlandSqFt: number | null;
  inWatercourseSqFt: number | null;
  /** it meets a regulated watercourse that is drawn as a line, which has no area of its own; absent: it meets none */
  meetsLineWatercourse?: boolean | undefined;
  inAdjacentSqFt: number | null;
  /** to the nearest land that throws an adjacent area, 0 where they touch; null where there is none near, or it is not known */
  nearestControlledFt: number | null;
  /** whether it reaches into the adjacent area or beyond, told by distance; null where that is not known */
  reaches: boolean | null;
  /** false where the accuracy of the map leaves that open */
  certain: boolean;
}

/** Answers to the questions of an ordinance, by their ids. Absent means not known. */
export type StatedFacts = Readonly<Record<string, boolean | number | string>>;

/** A decision that somebody with the power to make it has made and recorded. */
export interface RecordedDecision {
  decidedOn: string;
  reason: string;
}

/** A payment accepted in place of some mitigation, in square feet of mitigation that it stands for. */
export interface AcceptedFee {
  recommendedOn?: string | undefined;
  acceptedOn: string;
  wetlandSqFt: number;
  bufferSqFt: number;
}

/** What geometry cannot tell. Absent means not known. */
export interface ProposalFacts {
  largerCommonPlan?: boolean | undefined;
  /** disturbance of the whole plan in square feet, this proposal included */
  planDisturbanceSqFt?: number | undefined;
  singleFamilyResidence?: boolean | undefined;
  agriculturalProperty?: boolean | undefined;
  dischargesToImpairedWater?: boolean | undefined;
  approvedSwpppAllowsMoreOpen?: boolean | undefined;
  /** recorded decision that buffer mitigation is not feasible */
  bufferMitigationNotFeasible?: RecordedDecision | undefined;
  /** recorded decision that mitigation on site is not possible or practical */
  offSiteMitigationAccepted?: RecordedDecision | undefined;
  feeInLieu?: AcceptedFee | undefined;
  /** answers to the questions of the ordinance, by their ids */
  answers?: StatedFacts | undefined;
}

export interface LayerState {
  wetlands: boolean;
  watercourses: boolean;
  parcels: boolean;
  municipality: boolean;
  impairedWaters: boolean;
  hydricSoils: boolean;
}
