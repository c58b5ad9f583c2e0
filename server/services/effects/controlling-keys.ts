import type { Knex } from 'knex';
import {
  findWatercoursesAround,
  findWetlandsAround,
  type AroundShapes,
} from '../../sql/effects/find-controlling-features.js';
import { regulatedKeys, type EffectsContext } from './effects-context.js';

/** Rows of one version of the map that cast controlled land around some shapes. */
export interface ControllingKeys {
  regulatedKeys: number[];
  watercourseKeys: number[];
}

/**
 * @param mapVersion  one of the two compared
 * @returns the wetlands and watercourses near the shapes that the ordinance regulates
 */
export async function controllingKeys(
  trx: Knex.Transaction,
  context: EffectsContext,
  mapVersion: number,
  shapes: Pick<AroundShapes, 'of' | 'keys'>,
): Promise<ControllingKeys> {
  const { selection, bufferFt, measuring } = context;
  const asked = { ...shapes, jurisdictionId: measuring.jurisdiction.id, mapVersion, bufferFt };
  const wetlands = await findWetlandsAround(trx, asked);
  const courses = selection.watercoursesRegulated ? await findWatercoursesAround(trx, asked) : [];
  return {
    regulatedKeys: regulatedKeys(context, wetlands),
    // one that is not known to stay clear of the municipality counts, as it does in a screening
    watercourseKeys: courses
      .filter(
        (course) => !selection.watercoursesMustReachMunicipality || course.reachesMunicipality !== false,
      )
      .map(({ key }) => key),
  };
}
