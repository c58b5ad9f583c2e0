import type { Knex } from 'knex';
import { localDateOf, type CalendarDate } from '../../core/dates.js';
import { Conflict } from '../../core/errors.js';
import type { LockedJurisdiction } from '../sql/imports/lock-jurisdiction.js';
import { extendMapVersion, makeMapVersion } from '../sql/imports/make-map-version.js';
import type { ParsedImportRequest } from './import-request.js';

/** The version of the wetlands map to which imported features belong from now on. */
export interface MapVersion {
  number: number;
  since: CalendarDate;
}

/**
 * Makes the next version of the map, or joins the newest one when the request names it.
 * @param what  that is imported, for the note: `wetlands from survey.zip`
 * @throws Conflict  when the version named is not the newest, or the next would begin before it
 */
export async function planMapVersion(
  trx: Knex.Transaction,
  jurisdiction: LockedJurisdiction,
  request: ParsedImportRequest,
  what: string,
): Promise<MapVersion> {
  const { mapVersion: newest, mapSince } = jurisdiction;
  const note = request.mapNote ?? what;
  if (request.mapVersion !== undefined) {
    if (request.mapVersion !== newest || mapSince === null) {
      throw new Conflict(`Map version ${request.mapVersion} cannot be joined: the newest is ${newest}.`);
    }
    await extendMapVersion(trx, { jurisdictionId: jurisdiction.id, number: newest, note });
    return { number: newest, since: mapSince };
  }
  const since = request.mapSince ?? localDateOf(new Date());
  if (mapSince !== null && since < mapSince) {
    throw new Conflict(
      `Map version ${newest} of ${jurisdiction.name} holds from ${mapSince}; the next cannot begin before it, on ${since}.`,
    );
  }
  const number = newest + 1;
  await makeMapVersion(trx, { jurisdictionId: jurisdiction.id, number, since, note });
  return { number, since };
}
