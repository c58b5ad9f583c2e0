import type { Knex } from 'knex';
import type { CalendarDate } from '../../core/dates.js';
import type {
  LayerState,
  OverlapMeasure,
  SplitMeasure,
  WatercourseFacts,
  WetlandFacts,
} from '../../core/measurements.js';
import type { Ordinance } from '../../core/ordinance.js';
import { selectionFor } from '../../core/rules/selection.js';
import { isRegulatedWatercourse } from '../../core/rules/watercourses.js';
import { classifyWetland, type WetlandClassification } from '../../core/rules/wetland-criteria.js';
import type { JurisdictionRecord } from '../sql/jurisdictions/find-jurisdiction.js';
import { findWatercoursesNear } from '../sql/screening/find-watercourses-near.js';
import { findWetlandsNear } from '../sql/screening/find-wetlands-near.js';
import { measureSplit, type SplitResult } from '../sql/screening/measure-split.js';
import type { SplitQuestion } from '../sql/screening/split-statement.js';
import type { UnitedShape } from '../sql/screening/unite-shapes.js';
import { knownAreas } from './known-areas.js';

/** Beyond the adjacent area, wetlands within this many feet are still listed, so that a near miss is seen. */
export const LISTED_BEYOND_FT = 400;

/** A parcel, or the united disturbances, measured against the controlled area of an ordinance. */
export interface MeasuredSubject {
  wetlands: { facts: WetlandFacts; classification: WetlandClassification; overlap: OverlapMeasure | null }[];
  watercourses: { facts: WatercourseFacts; regulated: boolean; overlap: OverlapMeasure | null }[];
  split: SplitMeasure;
  /** what the overlay was asked, to ask it again for shapes */
  question: SplitQuestion;
}

/** What a subject is measured against. */
export interface MeasuringContext {
  jurisdiction: JurisdictionRecord;
  ordinance: Ordinance;
  on: CalendarDate;
  /** the day of asking: what is still to come is told from it */
  askedOn: CalendarDate;
  layers: LayerState;
}

/**
 * Measures first, lets the rules say which wetlands count, and overlays with those.
 * @param subject  united, EPSG:2260
 * @returns areas in square feet and distances in feet, on the ground
 */
export async function measureSubject(
  knex: Knex,
  context: MeasuringContext,
  subject: UnitedShape,
): Promise<MeasuredSubject> {
  const { jurisdiction, ordinance, on } = context;
  const selection = selectionFor(ordinance, jurisdiction.settings, on);
  const bufferFt = selection.bufferFt ?? 0;
  const reachFt = bufferFt + LISTED_BEYOND_FT;
  const [facts, courses] = await Promise.all([
    findWetlandsNear(
      knex,
      jurisdiction.id,
      jurisdiction.mapVersion,
      subject.geom,
      reachFt,
      selection.minimumSqFt,
    ),
    findWatercoursesNear(knex, jurisdiction.id, jurisdiction.mapVersion, subject.geom, reachFt),
  ]);
  const classified = facts.map((wetland) => ({
    facts: wetland,
    classification: classifyWetland(wetland, ordinance, jurisdiction.settings, on),
  }));
  const watercourses = courses.map((course) => ({
    facts: course,
    regulated: isRegulatedWatercourse(course, ordinance, on),
  }));
  const question: SplitQuestion = {
    jurisdictionId: jurisdiction.id,
    subject: subject.geom,
    wetlandKeys: facts.map((wetland) => wetland.key),
    regulatedKeys: classified.filter((w) => w.classification.regulated).map((w) => w.facts.key),
    watercourseKeys: watercourses.filter((w) => w.regulated).map((w) => w.facts.key),
    bufferFt,
  };
  const result = await measureSplit(knex, question);
  const overlapOf = (list: readonly OverlapMeasure[], key: number): OverlapMeasure | null =>
    list.find((overlap) => overlap.key === key) ?? null;
  return {
    question,
    wetlands: classified.map((w) => ({ ...w, overlap: overlapOf(result.wetlands, w.facts.key) })),
    watercourses: watercourses.map((w) => ({ ...w, overlap: overlapOf(result.watercourses, w.facts.key) })),
    split: splitOf(context, subject, result, classified),
  };
}

function splitOf(
  context: MeasuringContext,
  subject: UnitedShape,
  { areas }: SplitResult,
  classified: readonly { facts: WetlandFacts; classification: WetlandClassification }[],
): SplitMeasure {
  const nearest = classified.find((wetland) => wetland.classification.regulated);
  return {
    subjectSqFt: subject.areaSqFt,
    subjectGridSqFt: subject.gridAreaSqFt,
    subjectPerimeterFt: subject.perimeterFt,
    ...knownAreas(context, areas),
    nearestWetlandFt: nearest?.facts.distanceFt ?? null,
  };
}
