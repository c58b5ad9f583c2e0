import type { Knex } from 'knex';
import { InvalidInput } from '../../../core/errors.js';
import type { ChosenCrs } from '../../imports/choose-crs.js';
import { crsCatalog } from '../../imports/crs-catalog.js';
import { crsOfSource } from '../../imports/crs-of-source.js';
import type { FeatureSource } from '../../imports/source-feature.js';
import { findOutline } from '../../sql/imports/find-outline.js';

/**
 * @param option  the code that a person named; null: what the file says
 * @returns the system that the coordinates of a file are taken to be in
 * @throws InvalidInput  with a problem of the path `crs`, and what the coordinates look like, where it cannot be told
 */
export async function crsOfUpload(
  knex: Knex,
  source: FeatureSource,
  option: number | null,
  jurisdictionId: string,
): Promise<ChosenCrs> {
  const outline = await findOutline(knex, jurisdictionId);
  try {
    return await crsOfSource(source, option, outline, crsCatalog(knex));
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(error.message, [{ message: error.message, path: 'crs' }, ...error.problems]);
  }
}
