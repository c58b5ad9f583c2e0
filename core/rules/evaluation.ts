import type { ActivityRuling, AskedQuestion } from '../contracts/activities.js';
import type { MitigationLine } from '../contracts/screening.js';
import type { CalendarDate } from '../dates.js';
import type { Finding } from '../finding.js';
import type {
  DisturbanceMeasure,
  LayerState,
  MitigationMeasure,
  OverlapMeasure,
  ParcelOverlap,
  ProposalFacts,
  SplitMeasure,
  StormwaterMeasure,
  WatercourseFacts,
  WetlandFacts,
} from '../measurements.js';
import type { JurisdictionSettings, Ordinance } from '../ordinance.js';
import type { WetlandClassification } from './wetland-criteria.js';

/** A wetland near the subject, classified, with its overlay; null where nothing was overlaid. */
export interface MeasuredWetland {
  facts: WetlandFacts;
  classification: WetlandClassification;
  overlap: OverlapMeasure | null;
}

/** A watercourse near the subject, with its overlay; null where nothing was overlaid. */
export interface MeasuredWatercourse {
  facts: WatercourseFacts;
  overlap: OverlapMeasure | null;
}

/** Everything a parcel is judged on. Areas in square feet, lengths in feet, on the ground, unrounded. */
export interface ParcelInput {
  ordinance: Ordinance;
  settings: JurisdictionSettings;
  /** the day whose law is applied */
  on: CalendarDate;
  /** which layers of the municipality are loaded */
  layers: LayerState;
  mapVersion: number;
  wetlands: readonly MeasuredWetland[];
  watercourses: readonly MeasuredWatercourse[];
  split: SplitMeasure;
  parcels: readonly ParcelOverlap[];
  /** grid feet in one foot on the ground, at the subject */
  gridScale: number;
}

/** What is judged without an area of the subject, such as a point: everything but its split. */
export type LandInput = Omit<ParcelInput, 'split' | 'parcels' | 'gridScale'>;

/** Everything a proposal is judged on. */
export interface ProposalInput extends ParcelInput {
  /** null when no mitigation is drawn */
  mitigation: MitigationMeasure | null;
  stormwater: StormwaterMeasure;
  /** the disturbances by activity; the whole of them makes the subject */
  disturbances: readonly DisturbanceMeasure[];
  /** what geometry cannot tell; absent means not known */
  facts: ProposalFacts;
}

/** What the rules say, ready to be shown and kept. */
export interface Evaluation {
  findings: Finding[];
  /** the answer first, in plain words, with the number that matters */
  summary: string;
  checkedAndNotFound: string[];
  /** what a reader must know before relying on the figures */
  notices: string[];
}

export interface ProposalEvaluation extends Evaluation {
  activities: ActivityRuling[];
  questions: AskedQuestion[];
  mitigation: { wetland: MitigationLine; buffer: MitigationLine };
}

/** What is asked about, as findings name it. */
export type SubjectType = 'parcel' | 'proposal';
