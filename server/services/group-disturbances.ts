import type { Knex } from 'knex';
import { sumExactly } from '../../core/areas.js';
import type { DisturbanceMeasure, StatedFacts } from '../../core/measurements.js';
import { countedArea, withoutNoise } from '../../core/rules/counted-area.js';
import type { ParcelInput } from '../../core/rules/evaluation.js';
import { liesInSeveral } from '../../core/rules/multi-municipality.js';
import { reachOf } from '../../core/rules/reach.js';
import { isRegulatedWatercourse } from '../../core/rules/watercourses.js';
import { DISTANCE_NOISE_FT, DRAWN_AREA_NOISE_SQFT } from '../../core/units.js';
import { measureGroups, type GroupMeasure, type KeyedDistance } from '../sql/screening/measure-groups.js';
import { knownAreas } from './known-areas.js';
import { LISTED_BEYOND_FT, type MeasuredSubject } from './measure-subject.js';
import type { DrawnShape } from './read-drawing.js';

/** Disturbances of one activity on the same stated facts, before they are measured. */
interface DisturbanceGroup extends Pick<DisturbanceMeasure, 'features' | 'activity' | 'facts'> {
  features: number[];
  geoms: string[];
}

/**
 * @param shapes  all that was drawn, in the order of the request
 * @param stated  facts of the whole proposal
 * @returns the disturbances by activity (however it is written) and facts, in the order in which each first comes
 */
function groupsOf(shapes: readonly DrawnShape[], stated: StatedFacts): DisturbanceGroup[] {
  const groups = new Map<string, DisturbanceGroup>();
  for (const [index, { properties, geom }] of shapes.entries()) {
    if (properties.role !== 'disturbance') continue;
    const named = properties.activity?.trim() ?? '';
    const activity = named === '' ? null : named;
    const facts: StatedFacts = { ...stated, ...properties.answers };
    const sorted = Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1));
    const key = JSON.stringify([activity?.toLowerCase() ?? null, sorted]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { features: [index + 1], activity, facts, geoms: [geom] });
    else {
      group.features.push(index + 1);
      group.geoms.push(geom);
    }
  }
  return [...groups.values()];
}

/** Regulated wetlands that lie in several municipalities; null where no outline is loaded to tell it by. */
function sharedWetlands({ wetlands, layers }: ParcelInput): ParcelInput['wetlands'] | null {
  if (!layers.municipality) return null;
  return wetlands.filter(
    ({ facts, classification }) => classification.regulated && liesInSeveral(facts) === true,
  );
}

/** Whether the subject of an input meets a regulated watercourse that has no area on the map. */
function meetsLineWatercourse({ watercourses, ordinance, on }: ParcelInput): boolean {
  return watercourses.some(
    ({ facts }) =>
      !facts.isArea && facts.distanceFt <= DISTANCE_NOISE_FT && isRegulatedWatercourse(facts, ordinance, on),
  );
}

/** The measure of the only group there is, from what was measured of the whole; null where that does not tell it. */
function wholeAsGroup(
  { features, activity, facts }: DisturbanceGroup,
  input: ParcelInput,
): DisturbanceMeasure | null {
  const { split } = input;
  const shared = sharedWetlands(input);
  const overlapsOf = (wetlands: ParcelInput['wetlands']): number[] =>
    wetlands.map(({ overlap }) => overlap?.overlapSqFt ?? 0).filter((sqFt) => sqFt > 0);
  const sharedOverlaps = overlapsOf(shared ?? []);
  const regulated = overlapsOf(input.wetlands.filter(({ classification }) => classification.regulated));
  // Wetlands that overlap each other make more in sum than there is land: only an overlay tells then.
  const excess = sumExactly(regulated) - (split.inWetlandSqFt ?? 0);
  if (sharedOverlaps.length > 1 && excess > DRAWN_AREA_NOISE_SQFT) return null;
  const reach = reachOf(input);
  return {
    features,
    activity,
    facts,
    areaSqFt: split.subjectSqFt,
    inWetlandSqFt: split.inWetlandSqFt,
    inSharedWetlandSqFt:
      shared === null || split.inWetlandSqFt === null
        ? null
        : withoutNoise(Math.min(split.inWetlandSqFt, sumExactly(sharedOverlaps))),
    inWatercourseSqFt: split.inWatercourseSqFt,
    meetsLineWatercourse: meetsLineWatercourse(input),
    inAdjacentSqFt: countedArea(split, reach.reaches !== false).adjacentSqFt,
    ...reach,
  };
}

/** The rules' input for a group: the same wetlands and watercourses as far as they are within reach, at its distances. */
function inputOf(whole: ParcelInput, measure: GroupMeasure): ParcelInput {
  const atDistance = <T extends { facts: { key: number; distanceFt: number } }>(
    things: readonly T[],
    distances: readonly KeyedDistance[],
  ): T[] =>
    distances.flatMap(({ key, distanceFt }) =>
      things
        .filter(({ facts }) => facts.key === key)
        .map((thing) => ({ ...thing, facts: { ...thing.facts, distanceFt }, overlap: null })),
    );
  const wetlands = atDistance(whole.wetlands, measure.wetlands);
  return {
    ...whole,
    wetlands,
    watercourses: atDistance(whole.watercourses, measure.watercourses),
    split: {
      ...whole.split,
      subjectSqFt: measure.areaSqFt,
      ...knownAreas(whole, measure.areas),
      nearestWetlandFt:
        wetlands.find(({ classification }) => classification.regulated)?.facts.distanceFt ?? null,
    },
  };
}

function measuredGroup(
  { features, activity, facts }: DisturbanceGroup,
  whole: ParcelInput,
  measure: GroupMeasure,
): DisturbanceMeasure {
  const input = inputOf(whole, measure);
  const { split } = input;
  const reach = reachOf(input);
  return {
    features,
    activity,
    facts,
    areaSqFt: split.subjectSqFt,
    inWetlandSqFt: split.inWetlandSqFt,
    inSharedWetlandSqFt:
      sharedWetlands(whole) === null || split.inWetlandSqFt === null
        ? null
        : withoutNoise(Math.min(split.inWetlandSqFt, measure.inSharedWetlandSqFt)),
    inWatercourseSqFt: split.inWatercourseSqFt,
    meetsLineWatercourse: meetsLineWatercourse(input),
    inAdjacentSqFt: countedArea(split, reach.reaches !== false).adjacentSqFt,
    ...reach,
  };
}

/**
 * Measures what is done on the land by activity: disturbances of one activity on the same facts are united and split
 * as the whole is. A proposal that is all of one kind is told from the split of the whole, without asking again.
 * @param whole  the rules' input of all disturbances together
 * @param question  that the overlay of the whole was asked
 * @param shapes  all that was drawn, in the order of the request
 * @param stated  facts stated of the whole proposal; a feature's own answers go before them
 * @returns one measure for each group; square feet and feet on the ground, null where a layer is not loaded
 */
export async function groupDisturbances(
  knex: Knex,
  whole: ParcelInput,
  question: MeasuredSubject['question'],
  shapes: readonly DrawnShape[],
  stated: StatedFacts,
): Promise<DisturbanceMeasure[]> {
  const groups = groupsOf(shapes, stated);
  const [only] = groups;
  if (only !== undefined && groups.length === 1) {
    const measure = wholeAsGroup(only, whole);
    if (measure !== null) return [measure];
  }
  const measures = await measureGroups(
    knex,
    question,
    groups.map(({ geoms }) => geoms),
    (sharedWetlands(whole) ?? []).map(({ facts }) => facts.key),
    question.bufferFt + LISTED_BEYOND_FT,
  );
  return groups.flatMap((group, place) => {
    const measure = measures[place];
    return measure === undefined ? [] : [measuredGroup(group, whole, measure)];
  });
}
