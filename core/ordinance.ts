import type { CalendarDate } from './dates.js';
import type { WetlandKind } from './measurements.js';

/** The ordinances that come with the product. A further one is a further file beside these. */
export const ORDINANCE_IDS = ['mamaroneck', 'rye', 'north-castle', 'wesley-hills'] as const;
export type OrdinanceId = (typeof ORDINANCE_IDS)[number];

/** A value with the day from which it holds; a list of them is ordered by `from`, ascending. */
export interface Dated<T> {
  from: CalendarDate;
  value: T;
  /** section of the text, such as `§ 192-2, Wetlands B` */
  citation: string;
  /** the local law that set it, where the text says so */
  localLaw?: string;
  /** `setting`: set by the municipality, not read from the text held here */
  source: 'text' | 'setting';
}

/** One way in which a mapped area is a wetland of the ordinance. The first criterion that fits is the one named. */
export interface WetlandCriterion {
  rule: string;
  label: string;
  kinds: readonly WetlandKind[];
  /** area of the whole wetland in square feet, ground, that is reached by `>=`; 0 when there is no minimum */
  minimumSqFt: readonly Dated<number>[];
  /** `true` when a smaller wetland also fits if recorded as of unusual local importance */
  orLocalImportance: boolean;
}

/** A provision that is a statement and not a number. */
export interface Provision {
  rule: string;
  citation: string;
}

export interface MitigationTerms {
  rule: string;
  ratio: readonly Dated<number | null>[];
}

/** Thresholds of a stormwater article, in square feet of land disturbed. */
export interface StormwaterTerms {
  developmentSqFt: readonly Dated<number>[];
  conditionBSqFt: readonly Dated<number>[];
  /** Condition C starts at the first, by `>=`, and ends below the second */
  conditionCFromSqFt: readonly Dated<number>[];
  conditionCBelowSqFt: readonly Dated<number>[];
  openAtOnceSqFt: readonly Dated<number>[];
  buildingSqFt: readonly Dated<number>[];
  conditionACitation: string;
  /** the section that asks for a stormwater pollution prevention plan */
  planCitation: string;
  /** activities that the article may exempt, which no geometry can tell */
  exemptionsCitation: string;
  rules: Readonly<
    Record<'development' | 'conditionA' | 'conditionB' | 'conditionC' | 'openAtOnce' | 'building', string>
  >;
}

/** An ordinance as data: what it regulates, from when, and where it says so. Rules read this and numbers, nothing else. */
export interface Ordinance {
  id: OrdinanceId;
  /** full name, such as `Village of Mamaroneck ch. 192, Freshwater Wetlands` */
  name: string;
  shortName: string;
  municipality: string;
  /** the text held here is in force from this day; nothing can be answered for a day before it */
  textHeldFrom: CalendarDate;
  textHeldFromCitation: string;
  wetlandCriteria: readonly WetlandCriterion[];
  /** null where the ordinance has no adjacent area */
  adjacentArea: {
    rule: string;
    /** what the ordinance calls it: adjacent area, buffer */
    term: string;
    widthFt: readonly Dated<number>[];
    /** true where only land in the municipality can be adjacent area */
    onlyInMunicipality: boolean;
    /** wetland, watercourse and adjacent area together, as a phrase that follows "in" */
    controlledLand: string;
  } | null;
  /** null where watercourses are not regulated */
  watercourses: {
    rule: string;
    citation: string;
    from: CalendarDate;
    /** true where only a watercourse in, through or along the municipality is one of the ordinance */
    mustReachMunicipality: boolean;
  } | null;
  /** where the text held here says that a regulated activity on controlled land needs a permit; null where it does not */
  permitCitation: string | null;
  /** areas of wetland and of buffer that an application must state apart; null where the text asks for none */
  statedApart: { wetland: Provision; buffer: Provision } | null;
  /** the statement that this ordinance regulates no wetlands; null where it does */
  noWetlands: Provision | null;
  /** null where a wetland in several municipalities is treated as any other */
  multiMunicipalityExemption: { rule: string; citation: string; from: CalendarDate } | null;
  /** the rule under which wetland and adjacent area together need a permit; null where there are none */
  controlledArea: { rule: string; citation: string; from: CalendarDate } | null;
  mitigation: {
    wetland: MitigationTerms;
    buffer: MitigationTerms;
    /** buffer mitigation can be found not feasible by a recorded decision */
    bufferWaiver: boolean;
    /** section by which it is owed only once the loss has been found unavoidable; null where the text does not say */
    onceUnavoidableCitation: string | null;
    /** which kinds of mitigation count; null where the text held here does not say */
    types: Provision | null;
    /** on-site before off-site; null likewise */
    site: Provision | null;
  } | null;
  stormwater: StormwaterTerms | null;
  /** what the text held here does not contain and a reader should know of */
  gaps: readonly string[];
  /** one sentence: who fixes the boundary of a wetland in the field, and the section that says so */
  guidance: string;
}

/** What a municipality may set where the text held here leaves it open. */
export interface JurisdictionSettings {
  /** feet; North Castle's definitions are not among the texts */
  bufferFt?: number;
  /** square feet; likewise */
  minimumWetlandSqFt?: number;
  /** Rye § 195-5E refers to compensation plans without a ratio */
  wetlandMitigationRatio?: number;
  bufferMitigationRatio?: number;
}
