import type { Knex } from 'knex';
import { localDateOf, type CalendarDate } from '../../core/dates.js';
import { Conflict } from '../../core/errors.js';
import type { LockedJurisdiction } from '../sql/imports/lock-jurisdiction.js';
import { isReliedOn } from '../sql/imports/is-relied-on.js';
import { extendMapVersion, makeMapVersion } from '../sql/imports/make-map-version.js';
import type { ParsedImportRequest } from './import-request.js';

/** The version of the wetlands map to which imported features belong from now on. */
export interface MapVersion {
  number: number;
  since: CalendarDate;
}

/**
 * Makes the next version of the map, or joins the newest one when the request names it. To join changes what a version
 * says, so only a version on which nobody has relied yet can be joined.
 * @param what  that is imported, for the note: `wetlands from survey.zip`
 * @throws Conflict  when the version named is not the newest or something was based on it, or the next would begin
 *   before it
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
    if (await isReliedOn(trx, jurisdiction.id, newest)) {
      throw new Conflict(
        `Map version ${newest} of ${jurisdiction.name} cannot be joined any more: an answer, an amendment or a determination was made on it, and what it says must not change. Import without joining it, which makes version ${newest + 1}.`,
      );
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
