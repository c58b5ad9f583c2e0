import type { Knex } from 'knex';
import type { CalendarDate } from '../../../core/dates.js';
import { NotFound } from '../../../core/errors.js';
import type { JurisdictionRecord } from '../../sql/jurisdictions/find-jurisdiction.js';
import { findVersion, findVersionOn, type FoundVersion } from '../../sql/map-history/find-version.js';

type Place = Pick<JurisdictionRecord, 'id' | 'name' | 'newestMapVersion'>;

const NO_MAP = (name: string): NotFound =>
  new NotFound(`${name} has no wetlands map yet. Import one with npm run import.`);

/**
 * @returns the version of that number
 * @throws NotFound  when there is none, saying which there are
 */
export async function requireVersion(
  knex: Knex | Knex.Transaction,
  { id, name, newestMapVersion }: Place,
  number: number,
): Promise<FoundVersion> {
  const found = await findVersion(knex, id, number);
  if (found !== null) return found;
  if (newestMapVersion === 0) throw NO_MAP(name);
  throw new NotFound(
    `The wetlands map of ${name} has no version ${number}; its newest is ${newestMapVersion}.`,
  );
}

/**
 * @returns the version that holds on a day; before the first day on record, that of the first day
 * @throws NotFound  when there is no map
 */
export async function requireVersionOn(
  knex: Knex | Knex.Transaction,
  { id, name }: Place,
  on: CalendarDate,
): Promise<FoundVersion> {
  const found = await findVersionOn(knex, id, on);
  if (found === null) throw NO_MAP(name);
  return found;
}
