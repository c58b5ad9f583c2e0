import type { Knex } from 'knex';
import type { CalendarDate } from '../../../core/dates.js';
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
  /** newest version of its wetlands map; 0 before the first layer is loaded */
  mapVersion: number;
  /** the day from which that version holds; null when there is none */
  mapSince: CalendarDate | null;
}

interface JurisdictionRow {
  id: string;
  name: string;
  ordinance_id: string;
  invented: boolean;
  settings: JurisdictionSettings;
  map_version: number | null;
  map_since: CalendarDate | null;
}

/** The columns of a jurisdiction with its newest map version, for one statement or a list. */
function selectJurisdictions(knex: Knex): Knex.QueryBuilder<object, JurisdictionRow[]> {
  const newest = knex('map_version')
    .distinctOn('jurisdiction_id')
    .select('jurisdiction_id', 'number', 'since')
    .orderBy([{ column: 'jurisdiction_id' }, { column: 'number', order: 'desc' }]);
  return knex('jurisdiction as j')
    .leftJoin(newest.as('v'), 'v.jurisdiction_id', 'j.id')
    .select('j.id', 'j.name', 'j.ordinance_id', 'j.invented', 'j.settings')
    .select({ map_version: 'v.number' })
    .select(knex.raw(`to_char(v.since, 'YYYY-MM-DD') as map_since`));
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
  };
}

/**
 * @param id  of the municipality, as in `GET /api/jurisdictions`
 * @throws NotFound  when there is none of that id
 */
export async function findJurisdiction(knex: Knex, id: string): Promise<JurisdictionRecord> {
  const row = await selectJurisdictions(knex).where('j.id', id).first();
  if (row === undefined) {
    throw new NotFound(`There is no jurisdiction "${id}". GET /api/jurisdictions lists those there are.`);
  }
  return jurisdictionFromRow(row);
}

/** @returns every municipality there is, by name */
export async function listJurisdictionRecords(knex: Knex): Promise<JurisdictionRecord[]> {
  const rows = await selectJurisdictions(knex).orderBy(['j.name', 'j.id']);
  return rows.map(jurisdictionFromRow);
}
