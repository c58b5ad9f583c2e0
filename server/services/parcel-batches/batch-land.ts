import type { Knex } from 'knex';
import type { Ordinance } from '../../../core/ordinance.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { selectionFor } from '../../../core/rules/selection.js';
import { isRegulatedWatercourse } from '../../../core/rules/watercourses.js';
import { classifyWetland, type WetlandClassification } from '../../../core/rules/wetland-criteria.js';
import { UNRECORDED_ACCURACY_REACH_FT } from '../../../core/units.js';
import type { BatchTerms } from '../../sql/parcel-batches/batch-rows.js';
import {
  readWatercourseFacts,
  type WatercourseOfMap,
} from '../../sql/parcel-batches/read-watercourse-facts.js';
import { readWetlandFacts, type WetlandOfMap } from '../../sql/parcel-batches/read-wetland-facts.js';
import type { MeasuringContext } from '../measure-subject.js';
import { measuringContext } from '../measuring-context.js';

/** A wetland of the map, and what the ordinance makes of it. */
export interface LandWetland {
  facts: WetlandOfMap;
  classification: WetlandClassification;
}

/** All of the map that can matter to a parcel of the municipality, read once. */
export interface BatchLand {
  context: MeasuringContext;
  /** feet on the ground; 0 where the ordinance has no adjacent area */
  widthFt: number;
  /** how far off a wetland or watercourse can matter to a finding, in feet on the ground */
  nearFt: number;
  /** regulated, or not surely too small to be; by key */
  wetlands: ReadonlyMap<number, LandWetland>;
  /** keys of all these, and of the regulated ones among them: the same for every slice */
  wetlandKeys: readonly number[];
  regulatedKeys: readonly number[];
  /** regulated ones, by key */
  watercourses: ReadonlyMap<number, WatercourseOfMap>;
}

/** Wetlands read in one statement. */
const PAGE = 500;

/** Kind and size decide whether a wetland is regulated; how far it is does not. */
const NOT_ASKED = { distanceFt: 0 };

async function landWetlands(
  knex: Knex,
  { jurisdiction, on }: MeasuringContext,
  ordinance: Ordinance,
): Promise<Map<number, LandWetland>> {
  const wetlands = new Map<number, LandWetland>();
  const { id: jurisdictionId, mapVersion, settings } = jurisdiction;
  let after = 0;
  for (;;) {
    const page = await readWetlandFacts(knex, { jurisdictionId, mapVersion, after, limit: PAGE });
    for (const facts of page) {
      const classification = classifyWetland({ ...facts, ...NOT_ASKED }, ordinance, settings, on);
      if (classification.regulated || !classification.regulationCertain) {
        wetlands.set(facts.key, { facts, classification });
      }
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return wetlands;
    after = last.key;
  }
}

/**
 * @param terms  recorded at the start of the batch
 * @returns the land under those terms; the same whoever reads it, and whenever
 * @throws NotFound, InvalidInput, Conflict  as a screening does
 */
export async function readBatchLand(
  knex: Knex,
  ordinances: OrdinanceBook,
  terms: BatchTerms,
): Promise<BatchLand> {
  const { jurisdictionId: jurisdiction, ordinanceId, on, askedOn, mapVersion, settings } = terms;
  const context = await measuringContext(
    knex,
    ordinances,
    { jurisdiction, ordinance: ordinanceId, on },
    { mapVersion, settings, askedOn },
  );
  const { ordinance } = context;
  const selection = selectionFor(ordinance, settings, on);
  const courses = selection.watercoursesRegulated
    ? await readWatercourseFacts(knex, { jurisdictionId: jurisdiction, mapVersion })
    : [];
  const widthFt = selection.bufferFt ?? 0;
  const wetlands =
    ordinance.wetlandCriteria.length === 0
      ? new Map<number, LandWetland>()
      : await landWetlands(knex, context, ordinance);
  const watercourses = new Map(
    courses
      .filter((course) => isRegulatedWatercourse({ ...course, ...NOT_ASKED }, ordinance, on))
      .map((course) => [course.key, course]),
  );
  const accuracies = [...[...wetlands.values()].map(({ facts }) => facts), ...watercourses.values()].map(
    ({ accuracyFt }) => accuracyFt ?? UNRECORDED_ACCURACY_REACH_FT,
  );
  const widest = accuracies.reduce((most, accuracy) => Math.max(most, accuracy), 0);
  return {
    context,
    widthFt,
    nearFt: widthFt + widest + 1,
    wetlands,
    wetlandKeys: [...wetlands.keys()],
    regulatedKeys: [...wetlands].flatMap(([key, { classification }]) =>
      classification.regulated ? [key] : [],
    ),
    watercourses,
  };
}
