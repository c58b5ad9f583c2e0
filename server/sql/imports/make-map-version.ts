import type { Knex } from 'knex';
import type { CalendarDate } from '../../../core/dates.js';

/** Makes a version of a jurisdiction's wetlands map. */
export async function makeMapVersion(
  trx: Knex.Transaction,
  version: { jurisdictionId: string; number: number; since: CalendarDate; note: string },
): Promise<void> {
  await trx.raw(
    `insert into map_version (jurisdiction_id, number, since, note)
     values (:jurisdictionId, cast(:number as integer), cast(:since as date), :note)`,
    version,
  );
}

/** Adds to the note of a version that a further layer of the same load joins. */
export async function extendMapVersion(
  trx: Knex.Transaction,
  version: { jurisdictionId: string; number: number; note: string },
): Promise<void> {
  await trx.raw(
    `update map_version set note = note || '; ' || cast(:note as text)
     where jurisdiction_id = :jurisdictionId and number = cast(:number as integer)`,
    version,
  );
}
