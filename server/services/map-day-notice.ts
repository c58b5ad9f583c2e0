import type { CalendarDate } from '../../core/dates.js';
import type { JurisdictionRecord } from '../sql/jurisdictions/find-jurisdiction.js';

/**
 * @param on  the day that was asked for
 * @returns what to say when the map used is not one that held on that day: the record begins later, or another version
 *   was asked for; null when it is
 */
export function mapDayNotice(
  {
    name,
    mapVersion,
    mapSince,
    firstMapSince,
  }: Pick<JurisdictionRecord, 'name' | 'mapVersion' | 'mapSince' | 'firstMapSince'>,
  on: CalendarDate,
): string | null {
  if (mapSince === null || on >= mapSince) return null;
  return mapSince === firstMapSince
    ? `The record of the wetlands map of ${name} begins on ${mapSince}, so what it showed on ${on} is not known here; the map is that of the first day on record (version ${mapVersion}).`
    : `The map is version ${mapVersion}, which holds since ${mapSince}; on ${on} an earlier one held.`;
}
