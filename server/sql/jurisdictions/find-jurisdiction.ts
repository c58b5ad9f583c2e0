import type { Knex } from 'knex';
import { localDateOf, type CalendarDate } from '../../../core/dates.js';
import { NotFound } from '../../../core/errors.js';
import type { JurisdictionSettings, OrdinanceId } from '../../../core/ordinance.js';

/** A municipality as every question starts with it. */
export interface JurisdictionRecord {
  id: string;
  name: string;
  /** the ordinance applied unless a request names another */
  ordinanceId: OrdinanceId;
  /** demonstration data */
  invented: boolean;
  settings: JurisdictionSettings;
  /** version of its wetlands map that was asked for: that of a day, or one by its number; 0 before the first layer */
  mapVersion: number;
  /** the day from which that version holds; null when there is none */
  mapSince: CalendarDate | null;
  /** version that was made last, whether it holds already or not; 0 before the first layer */
  newestMapVersion: number;
  /** the day on which the first version on record began; null when there is none */
  firstMapSince: CalendarDate | null;
}

/** Which state of the wetlands map is meant: that of a day, or a version by its number. */
export type MapMoment = CalendarDate | { version: number };

/**
 * The municipalities with the map version that is meant, as a query of `JurisdictionRecord`s without a condition on `j`.
 * Bindings: version, or null for the one that holds on the day `on`.
 */
export const JURISDICTIONS = `
  select j.id, j.name, j.ordinance_id as "ordinanceId", j.invented, j.settings,
    coalesce(v.number, 0) as "mapVersion", to_char(v.since, 'YYYY-MM-DD') as "mapSince",
    coalesce(record.newest, 0) as "newestMapVersion", to_char(record.first_since, 'YYYY-MM-DD') as "firstMapSince"
  from jurisdiction j
  cross join lateral (
    select coalesce(cast(:version as int), hf_map_version(j.id, cast(:on as date))) as number offset 0) as meant
  left join map_version v on v.jurisdiction_id = j.id and v.number = meant.number
  left join lateral (
    select max(number) as newest, min(since) as first_since from map_version where jurisdiction_id = j.id) as record on true`;

/** @returns the bindings of `JURISDICTIONS` */
export function momentBindings(moment: MapMoment): { version: number | null; on: CalendarDate | null } {
  return typeof moment === 'string' ? { version: null, on: moment } : { version: moment.version, on: null };
}

/** @returns the error for a municipality that is not there */
export function noJurisdiction(id: string): NotFound {
  return new NotFound(`There is no jurisdiction "${id}". GET /api/jurisdictions lists those there are.`);
}

/**
 * @param id  of the municipality, as in `GET /api/jurisdictions`
 * @param moment  the map that is meant: by default that of today in New York. Before the first day on record, the map
 *   of that day
 * @throws NotFound  when there is none of that id
 */
export async function findJurisdiction(
  knex: Knex,
  id: string,
  moment: MapMoment = localDateOf(new Date()),
): Promise<JurisdictionRecord> {
  const { rows } = await knex.raw<{ rows: JurisdictionRecord[] }>(`${JURISDICTIONS} where j.id = :id`, {
    ...momentBindings(moment),
    id,
  });
  const [found] = rows;
  if (found === undefined) throw noJurisdiction(id);
  return found;
}

/**
 * @param on  the day whose maps are meant; by default today in New York
 * @returns every municipality there is, by name
 */
export async function listJurisdictionRecords(
  knex: Knex,
  on: CalendarDate = localDateOf(new Date()),
): Promise<JurisdictionRecord[]> {
  const { rows } = await knex.raw<{ rows: JurisdictionRecord[] }>(
    `${JURISDICTIONS} order by j.name, j.id`,
    momentBindings(on),
  );
  return rows;
}
