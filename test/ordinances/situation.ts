import type { CalendarDate } from '../../core/dates.js';
import type { Finding } from '../../core/finding.js';
import type {
  DisturbanceMeasure,
  LayerState,
  MitigationMeasure,
  OverlapMeasure,
  ProposalFacts,
  SplitMeasure,
  StormwaterMeasure,
  WatercourseFacts,
  WetlandFacts,
} from '../../core/measurements.js';
import type { JurisdictionSettings, OrdinanceId } from '../../core/ordinance.js';
import { BUILT_IN_ORDINANCES } from '../../core/ordinances/registry.js';
import type { MeasuredWatercourse, MeasuredWetland, ProposalInput } from '../../core/rules/evaluation.js';
import { classifyWetland } from '../../core/rules/wetland-criteria.js';

/** A day on which all four texts are held. */
export const TODAY: CalendarDate = '2026-07-01';

export const ACRE = 43_560;

/** Layers as of a municipality that has loaded everything. */
export const ALL_LAYERS: LayerState = {
  wetlands: true,
  watercourses: true,
  parcels: true,
  municipality: true,
  impairedWaters: true,
  hydricSoils: true,
};

/** A freshwater wetland of 10,000 sq ft, 100 ft square, surveyed to 0.1 ft, touched by the subject. */
export function wetlandFacts(changes: Partial<WetlandFacts> = {}): WetlandFacts {
  const areaSqFt = changes.areaSqFt ?? 10_000;
  return {
    key: 1,
    id: 'W-1',
    name: null,
    kind: 'freshwater',
    localImportance: false,
    degraded: false,
    accuracyFt: 0.1,
    areaSqFt,
    gridAreaSqFt: areaSqFt,
    perimeterFt: 400,
    distanceFt: 0,
    insideMunicipalitySqFt: areaSqFt,
    outsideMunicipalitySqFt: 0,
    municipalities: [],
    municipalSliver: false,
    ...changes,
  };
}

/** A brook that stays in the municipality, surveyed to 1 ft. */
export function watercourseFacts(changes: Partial<WatercourseFacts> = {}): WatercourseFacts {
  return {
    key: 1,
    id: 'B-1',
    name: null,
    kind: 'brook',
    isArea: false,
    accuracyFt: 1,
    distanceFt: 0,
    reachesMunicipality: true,
    ...changes,
  };
}

export function overlap(changes: Partial<OverlapMeasure> = {}): OverlapMeasure {
  return { key: 1, overlapSqFt: 0, overlapPerimeterFt: 0, adjacentOverlapSqFt: 0, ...changes };
}

/** A subject of 10,000 sq ft, 100 ft square, inside the municipality and clear of everything. */
export function split(changes: Partial<SplitMeasure> = {}): SplitMeasure {
  return {
    subjectSqFt: 10_000,
    subjectGridSqFt: 10_000,
    subjectPerimeterFt: 400,
    inWetlandSqFt: 0,
    inWatercourseSqFt: 0,
    inAdjacentSqFt: 0,
    outsideControlledSqFt: 10_000,
    outsideMunicipalitySqFt: 0,
    nearestWetlandFt: null,
    ...changes,
  };
}

export function mitigation(changes: Partial<MitigationMeasure> = {}): MitigationMeasure {
  return {
    wetlandProvidedSqFt: 0,
    wetlandOnSiteSqFt: 0,
    bufferProvidedSqFt: 0,
    bufferOnSiteSqFt: 0,
    drawnSqFt: 0,
    onDisturbanceSqFt: 0,
    creationInWetlandSqFt: 0,
    restorationNotDegradedSqFt: 0,
    bufferInWetlandSqFt: 0,
    bufferCountedAsWetlandSqFt: 0,
    creationInWaterSqFt: 0,
    ...changes,
  };
}

export function stormwater(
  totalDisturbanceSqFt: number,
  changes: Partial<StormwaterMeasure> = {},
): StormwaterMeasure {
  return {
    totalDisturbanceSqFt,
    largestOpenAtOnceSqFt: totalDisturbanceSqFt,
    largestOpenOn: null,
    impairedWaters: [],
    buildingSqFt: [],
    ...changes,
  };
}

/** A disturbance of 1,000 sq ft that reaches no controlled land, unless the changes say so. */
export function disturbance(changes: Partial<DisturbanceMeasure> = {}, index = 0): DisturbanceMeasure {
  const controlled =
    (changes.inWetlandSqFt ?? 0) + (changes.inWatercourseSqFt ?? 0) + (changes.inAdjacentSqFt ?? 0);
  return {
    features: [index + 1],
    activity: null,
    facts: {},
    areaSqFt: Math.max(1_000, controlled),
    inWetlandSqFt: 0,
    inSharedWetlandSqFt: 0,
    inWatercourseSqFt: 0,
    inAdjacentSqFt: 0,
    nearestControlledFt: controlled > 0 ? 0 : null,
    reaches: controlled > 0,
    certain: true,
    ...changes,
  };
}

/** What a case changes; wetlands and watercourses are given by their facts and classified here. */
export interface Situation {
  settings?: JurisdictionSettings;
  on?: CalendarDate;
  layers?: Partial<LayerState>;
  wetlands?: readonly (Partial<WetlandFacts> & { overlap?: Partial<OverlapMeasure> })[];
  watercourses?: readonly (Partial<WatercourseFacts> & { overlap?: Partial<OverlapMeasure> })[];
  split?: Partial<SplitMeasure>;
  parcels?: ProposalInput['parcels'];
  mitigation?: Partial<MitigationMeasure>;
  stormwater?: StormwaterMeasure;
  facts?: ProposalFacts;
  disturbances?: readonly Partial<DisturbanceMeasure>[];
}

/** Everything a proposal is judged on under one of the four ordinances; a parcel's input is part of it. */
export function situation(id: OrdinanceId, changes: Situation = {}): ProposalInput {
  const ordinance = BUILT_IN_ORDINANCES.find(id);
  const settings = changes.settings ?? {};
  const on = changes.on ?? TODAY;
  const wetlands = (changes.wetlands ?? []).map(({ overlap: shared, ...rest }, index): MeasuredWetland => {
    const facts = wetlandFacts({ key: index + 1, id: `W-${index + 1}`, ...rest });
    return {
      facts,
      classification: classifyWetland(facts, ordinance, settings, on),
      overlap: shared === undefined ? null : overlap({ key: facts.key, ...shared }),
    };
  });
  const watercourses = (changes.watercourses ?? []).map(
    ({ overlap: shared, ...rest }, index): MeasuredWatercourse => {
      const facts = watercourseFacts({ key: index + 1, id: `B-${index + 1}`, ...rest });
      return { facts, overlap: shared === undefined ? null : overlap({ key: facts.key, ...shared }) };
    },
  );
  const measured = split(changes.split);
  return {
    ordinance,
    settings,
    on,
    layers: { ...ALL_LAYERS, ...changes.layers },
    mapVersion: 12,
    wetlands,
    watercourses,
    split: measured,
    parcels: changes.parcels ?? [],
    gridScale: 0.99995,
    mitigation: changes.mitigation === undefined ? null : mitigation(changes.mitigation),
    stormwater: changes.stormwater ?? stormwater(measured.subjectSqFt),
    facts: changes.facts ?? {},
    disturbances: (changes.disturbances ?? []).map(disturbance),
  };
}

/** @returns the findings of one rule */
export function of(findings: readonly Finding[], rule: string): Finding[] {
  return findings.filter((finding) => finding.rule === rule);
}

/** @returns the one finding of a rule that has a unit; fails when there is none or more than one */
export function only(findings: readonly Finding[], rule: string, unit?: Finding['unit']): Finding {
  const found = of(findings, rule).filter((finding) => unit === undefined || finding.unit === unit);
  const [first] = found;
  if (first === undefined || found.length > 1) {
    throw new Error(`${found.length} findings of ${rule}, and one was expected`);
  }
  return first;
}
