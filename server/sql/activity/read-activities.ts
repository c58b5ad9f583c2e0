import type { Knex } from 'knex';
import type { Activity } from '../../../core/contracts/map-history.js';
import { isoTime } from '../amendments/iso-time.js';

/** Which lines of the log are read. */
export interface ActivityPage {
  /** null: of every municipality, and those about the whole installation */
  jurisdictionId: string | null;
  /** lines before the one of that id only */
  before: string | null;
  /** actions of that kind only, such as `amendment` for `amendment.adopted`; all when absent */
  kind?: string | null;
  limit: number;
}

/** @returns lines of the log, the newest first */
export async function readActivities(knex: Knex | Knex.Transaction, page: ActivityPage): Promise<Activity[]> {
  const result = await knex.raw<{ rows: Activity[] }>(
    `select id::float8 as id, ${isoTime('at')} as at, jurisdiction_id as jurisdiction, account_name as by, action,
       subject, details
     from activity_log
     where (cast(:jurisdictionId as text) is null or jurisdiction_id = cast(:jurisdictionId as text))
       and (cast(:kind as text) is null or split_part(action, '.', 1) = cast(:kind as text))
       and (cast(:before as bigint) is null or id < cast(:before as bigint))
     order by id desc limit cast(:limit as int)`,
    { ...page, kind: page.kind ?? null },
  );
  return result.rows;
}
