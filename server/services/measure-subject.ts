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
import { measureSplit, type SplitResult } from '../sql/screening/measure-split.js';
import type { MapKeys, SplitQuestion } from '../sql/screening/split-statement.js';
import {
  surveySurroundings,
  type Surroundings,
  type SurveyQuestion,
} from '../sql/screening/survey-surroundings.js';
import type { UnitedShape } from '../sql/screening/unite-shapes.js';
import { knownAreas } from './known-areas.js';

/** Beyond the adjacent area, wetlands within this many feet are still listed, so that a near miss is seen. */
export const LISTED_BEYOND_FT = 400;

/** A parcel, or the united disturbances, measured against the controlled area of an ordinance. */
export interface MeasuredSubject extends Pick<Surroundings, 'subject' | 'parcels' | 'impairedWaters'> {
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
  /** newest import into the municipality's layers, by its number */
  newestImport: number;
}

/** Distances and buffers are made at different places of a wetland, whose grid scales differ by a few parts in 10⁵ at most. */
const REACH_MARGIN_FT = 1;

/** Farther apart than this, in feet, two shapes share nothing, whatever an overlay rounds on its grid. */
const MEETING_FT = 0.01;

function keysWithin(near: Pick<Surroundings, 'wetlands' | 'watercourses'>, ft: number): MapKeys {
  const keysOf = (list: readonly { key: number; distanceFt: number }[]): number[] =>
    list.filter(({ distanceFt }) => distanceFt <= ft).map(({ key }) => key);
  return { wetlands: keysOf(near.wetlands), watercourses: keysOf(near.watercourses) };
}

/**
 * Measures first, lets the rules say which wetlands count, and overlays with those.
 * @param shapes  one or more, EPSG:2260, of which the subject is the union
 * @param layers  which other layers to look into
 * @returns areas in square feet and distances in feet, on the ground
 */
export async function measureSubject(
  knex: Knex,
  context: MeasuringContext,
  shapes: readonly string[],
  layers: SurveyQuestion['with'],
): Promise<MeasuredSubject> {
  const { jurisdiction, ordinance, on } = context;
  const selection = selectionFor(ordinance, jurisdiction.settings, on);
  const bufferFt = selection.bufferFt ?? 0;
  const { subject, parcels, impairedWaters, ...near } = await surveySurroundings(knex, {
    jurisdictionId: jurisdiction.id,
    mapVersion: jurisdiction.mapVersion,
    shapes,
    reachFt: bufferFt + LISTED_BEYOND_FT,
    minimumSqFt: selection.minimumSqFt,
    with: layers,
  });
  const classified = near.wetlands.map((wetland) => ({
    facts: wetland,
    classification: classifyWetland(wetland, ordinance, jurisdiction.settings, on),
  }));
  const watercourses = near.watercourses.map((course) => ({
    facts: course,
    regulated: isRegulatedWatercourse(course, ordinance, on),
  }));
  const question: SplitQuestion = {
    jurisdictionId: jurisdiction.id,
    subject: subject.geom,
    wetlandKeys: near.wetlands.map((wetland) => wetland.key),
    regulatedKeys: classified.filter((w) => w.classification.regulated).map((w) => w.facts.key),
    watercourseKeys: watercourses.filter((w) => w.regulated).map((w) => w.facts.key),
    bufferFt,
  };
  const result = await measureSplit(knex, question, {
    reaching: keysWithin(near, bufferFt + REACH_MARGIN_FT),
    meeting: keysWithin(near, MEETING_FT),
  });
  const overlapOf = (list: readonly OverlapMeasure[], key: number): OverlapMeasure | null =>
    list.find((overlap) => overlap.key === key) ?? null;
  return {
    subject,
    parcels,
    impairedWaters,
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
