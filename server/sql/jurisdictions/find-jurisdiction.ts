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

interface JurisdictionRow {
  id: string;
  name: string;
  ordinance_id: string;
  invented: boolean;
  settings: JurisdictionSettings;
  map_version: number | null;
  map_since: CalendarDate | null;
  newest: number | null;
  first_since: CalendarDate | null;
}

/** The columns of a jurisdiction with the map version meant, for one statement or a list. */
function selectJurisdictions(knex: Knex, moment: MapMoment): Knex.QueryBuilder<object, JurisdictionRow[]> {
  const meant =
    typeof moment === 'string'
      ? knex.raw('hf_map_version(j.id, cast(? as date))', [moment])
      : knex.raw('cast(? as int)', [moment.version]);
  const record = knex('map_version')
    .select('jurisdiction_id')
    .max({ newest: 'number' })
    .min({ first_since: 'since' })
    .groupBy('jurisdiction_id');
  return knex('jurisdiction as j')
    .leftJoin('map_version as v', (join) => join.on('v.jurisdiction_id', 'j.id').andOn('v.number', meant))
    .leftJoin(record.as('r'), 'r.jurisdiction_id', 'j.id')
    .select('j.id', 'j.name', 'j.ordinance_id', 'j.invented', 'j.settings')
    .select({ map_version: 'v.number', newest: 'r.newest' })
    .select(
      knex.raw(
        `to_char(v.since, 'YYYY-MM-DD') as map_since, to_char(r.first_since, 'YYYY-MM-DD') as first_since`,
      ),
    );
}

function jurisdictionFromRow(row: JurisdictionRow): JurisdictionRecord {
  return {
    id: row.id,
    name: row.name,
    ordinanceId: row.ordinance_id,
    invented: row.invented,
    settings: row.settings,
    mapVersion: row.map_version ?? 0,
    mapSince: row.map_since,
    newestMapVersion: row.newest ?? 0,
    firstMapSince: row.first_since,
  };
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
  const row = await selectJurisdictions(knex, moment).where('j.id', id).first();
  if (row === undefined) {
    throw new NotFound(`There is no jurisdiction "${id}". GET /api/jurisdictions lists those there are.`);
  }
  return jurisdictionFromRow(row);
}

/**
 * @param on  the day whose maps are meant; by default today in New York
 * @returns every municipality there is, by name
 */
export async function listJurisdictionRecords(
  knex: Knex,
  on: CalendarDate = localDateOf(new Date()),
): Promise<JurisdictionRecord[]> {
  const rows = await selectJurisdictions(knex, on).orderBy(['j.name', 'j.id']);
  return rows.map(jurisdictionFromRow);
}
