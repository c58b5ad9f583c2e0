import type { Knex } from 'knex';
import type { MapComparison } from '../../../core/contracts/map-history.js';
import type { CalendarDate } from '../../../core/dates.js';
import type { JurisdictionRecord } from '../../sql/jurisdictions/find-jurisdiction.js';
import { requireVersion, requireVersionOn } from './require-version.js';

/** Versions of the map: each by its number, by a day on which it holds, or 0 for the empty map before the first. */
export interface VersionsNamed {
  /** the version that is taken as before; it may be the later one */
  from: number | CalendarDate;
  /** the version that is taken as after */
  to: number | CalendarDate;
}

async function versionNamed(
  knex: Knex.Transaction,
  jurisdiction: JurisdictionRecord,
  named: number | CalendarDate,
): Promise<MapComparison['from']> {
  if (named === 0) return { number: 0, since: null };
  return typeof named === 'number'
    ? requireVersion(knex, jurisdiction, named)
    : requireVersionOn(knex, jurisdiction, named);
}

/**
 * @returns the two versions that are named
 * @throws NotFound  when one is not there, or there is no map
 */
export async function versionPair(
  knex: Knex.Transaction,
  jurisdiction: JurisdictionRecord,
  { from, to }: VersionsNamed,
): Promise<Pick<MapComparison, 'from' | 'to'>> {
  return {
    from: await versionNamed(knex, jurisdiction, from),
    to: await versionNamed(knex, jurisdiction, to),
  };
}
