import type { NoticedParcel } from '../../contracts/application.js';
import type { ProposalScreening } from '../../contracts/screening.js';
import type { CalendarDate } from '../../dates.js';
import type { StatedFacts } from '../../measurements.js';
import type { Ordinance } from '../../ordinance.js';

/** What stands around a disturbance, by the layer that shows it. */
export const NEAR_LAYERS = ['roads', 'buildings', 'watercourses', 'property-lines'] as const;
export type NearLayer = (typeof NEAR_LAYERS)[number];

/** A road, building, watercourse or parcel near the disturbance. */
export interface NearFeature {
  layer: NearLayer;
  /** null where it has none; of a parcel its tax map number or address */
  name: string | null;
  /** of the disturbance to it, on the ground; of a parcel to its lines, so that 0 means that one is crossed */
  distanceFt: number;
}

/** A parcel that the disturbance lies on. */
export type PropertyParcel = Omit<NoticedParcel, 'distanceFt'>;

/** Layers that an application is measured on beside those of the answer. */
type MeasuredLayer =
  'wetlands' | 'parcels' | 'municipality' | 'impairedWaters' | Exclude<NearLayer, 'property-lines'>;

/** What the answer about a proposal does not hold, measured for its application. Feet and square feet on the ground. */
export interface ApplicationMeasures {
  /** which layers have features now; what a missing one would show is not known */
  layers: Readonly<Record<MeasuredLayer, boolean>>;
  /** parcels that the disturbance lies on, slivers of digitising left out */
  property: readonly PropertyParcel[];
  /** other parcels up to the greatest distance that the ordinance counts from the property, nearest first */
  aroundProperty: readonly NoticedParcel[];
  /** other parcels in, or touching, the wetlands and adjacent areas that the disturbance reaches; distances to what throws them */
  onControlledLand: readonly NoticedParcel[];
  /** up to the greatest distance that the ordinance counts from the disturbance, nearest first */
  features: readonly NearFeature[];
  /** names of the municipalities in which some of the disturbance lies, the own one first */
  municipalities: readonly string[];
  /** of the disturbance, outside every outline that is loaded; null where the own one is not */
  elsewhereSqFt: number | null;
  /** of the property to the line of the municipality, beyond which no parcels need be loaded; null where that is further
   * than any distance counted, or no outline is loaded */
  lineFt: number | null;
  /** the largest area open at once, and the first day of it: null from the start */
  openAtOnce: { areaSqFt: number; on: CalendarDate | null };
  /** touched by the disturbance, 0 sq ft for a line */
  impairedWaters: readonly { id: string; name: string | null; listing: string; overlapSqFt: number }[];
}

/** What was answered about the proposal, as far as its application hangs on it. */
export type AnsweredProposal = Pick<
  ProposalScreening,
  'mapVersion' | 'totals' | 'mitigation' | 'wetlands' | 'watercourses' | 'findings' | 'activities'
>;

/** Everything that the application of a proposal is made out from. */
export interface ApplicationInput {
  /** id under which the answer is kept, for links */
  screening: string;
  ordinance: Ordinance;
  /** width of the adjacent area that the answer was measured with, in feet; 0 where the ordinance has none */
  bufferFt: number;
  /** the day whose law the answer applied */
  on: CalendarDate;
  /** lists and notices are those in force on this day */
  filedOn: CalendarDate;
  /** null where nobody said when the wetland was located in the field */
  delineatedOn: CalendarDate | null;
  /** id of the way that the application goes; null: as the facts say */
  route: string | null;
  /** the facts stated, of each kind of disturbance: the whole proposal's with its own; at least one */
  facts: readonly StatedFacts[];
  answer: AnsweredProposal;
  measures: ApplicationMeasures;
}
