import type { Knex } from 'knex';
import type { CalendarDate } from '../../../core/dates.js';
import type { JurisdictionSettings, OrdinanceId } from '../../../core/ordinance.js';
import type { KeptOverlay } from './record-screening.js';

/** An answer as it was kept, with what it was computed from. */
export interface KeptScreening {
  id: string;
  jurisdictionId: string;
  ordinanceId: OrdinanceId;
  on: CalendarDate;
  mapVersion: number;
  method: string;
  request: unknown;
  overlay: KeptOverlay;
  answer: unknown;
  /** the municipality's settings then; null for answers kept before they were recorded */
  settings: JurisdictionSettings | null;
  /** newest import into the municipality's layers then; null likewise */
  newestImport: number | null;
  keptAt: Date;
}

/** @returns the kept answer, or null when there is none under that id (a UUID) */
export async function readScreening(
  knex: Knex | Knex.Transaction,
  id: string,
): Promise<KeptScreening | null> {
  const result = await knex.raw<{ rows: KeptScreening[] }>(
    `select id::text as id, jurisdiction_id as "jurisdictionId", ordinance_id as "ordinanceId",
       to_char(on_date, 'YYYY-MM-DD') as on, map_version as "mapVersion", method, request, overlay, answer, settings,
       cast(newest_import as float8) as "newestImport", created_at as "keptAt"
     from screening where id = cast(:id as uuid)`,
    { id },
  );
  return result.rows[0] ?? null;
}
