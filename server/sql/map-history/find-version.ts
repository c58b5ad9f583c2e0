import type { Knex } from 'knex';
import type { CalendarDate } from '../../../core/dates.js';

/** A version of the map and the day from which it holds. */
export interface FoundVersion {
  number: number;
  since: CalendarDate;
}

/** @returns the version of that number, null where there is none */
export async function findVersion(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  number: number,
): Promise<FoundVersion | null> {
  const result = await knex.raw<{ rows: FoundVersion[] }>(
    `select number, to_char(since, 'YYYY-MM-DD') as since from map_version
     where jurisdiction_id = :jurisdictionId and number = cast(:number as int)`,
    { jurisdictionId, number },
  );
  return result.rows[0] ?? null;
}

/**
 * @returns the version of the map that holds on a day, before the first day on record that of that day; null without a map
 */
export async function findVersionOn(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  on: CalendarDate,
): Promise<FoundVersion | null> {
  const result = await knex.raw<{ rows: FoundVersion[] }>(
    `select number, to_char(since, 'YYYY-MM-DD') as since from map_version
     where jurisdiction_id = :jurisdictionId and number = hf_map_version(:jurisdictionId, cast(:on as date))`,
    { jurisdictionId, on },
  );
  return result.rows[0] ?? null;
}
