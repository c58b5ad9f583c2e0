import type { Knex } from 'knex';
import type { CalendarDate } from '../../../core/dates.js';
import type { JurisdictionSettings } from '../../../core/ordinance.js';
import type { SplitQuestion } from './split-statement.js';

/** The overlay behind an answer. Retired wetlands keep their rows, so asking again gives the same shapes. */
export interface KeptOverlay {
  question: SplitQuestion;
  /** of each drawn feature, square feet on the ground */
  areasSqFt: number[];
}

/** A proposal's answer as it is kept, with all it takes to reproduce it. */
export interface ScreeningRecord {
  id: string;
  jurisdictionId: string;
  ordinanceId: string;
  on: CalendarDate;
  mapVersion: number;
  method: string;
  request: unknown;
  overlay: KeptOverlay;
  answer: unknown;
  /** who asked; null: somebody who was not signed in */
  accountId: string | null;
  /** the municipality's settings as they were */
  settings: JurisdictionSettings;
  /** newest import into the municipality's layers */
  newestImport: number;
}

/** Keeps an answer; it is never changed afterwards. */
export async function recordScreening(knex: Knex | Knex.Transaction, record: ScreeningRecord): Promise<void> {
  await knex('screening').insert({
    id: record.id,
    jurisdiction_id: record.jurisdictionId,
    ordinance_id: record.ordinanceId,
    on_date: record.on,
    map_version: record.mapVersion,
    method: record.method,
    request: JSON.stringify(record.request),
    overlay: JSON.stringify(record.overlay),
    answer: JSON.stringify(record.answer),
    subject: knex.raw('cast(? as geometry)', [record.overlay.question.subject]),
    account_id: record.accountId,
    settings: JSON.stringify(record.settings),
    newest_import: record.newestImport,
  });
}
