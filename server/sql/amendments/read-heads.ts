import type { Knex } from 'knex';
import type { AmendmentState, AmendmentSummary } from '../../../core/contracts/amendments.js';
import { isoTime } from './iso-time.js';

/** An amendment without its changes, and the key that they are found by. */
export interface AmendmentHead extends AmendmentSummary {
  key: string;
}

const HEAD = `
  select a.key::text as key, a.jurisdiction_id as jurisdiction, a.number, a.title, a.reason, a.state,
    a.base_version as "baseVersion",
    (select coalesce(max(v.number), 0) from map_version v where v.jurisdiction_id = a.jurisdiction_id) as "newestVersion",
    a.revision, restored.number as restores, author.full_name as "createdBy", ${isoTime('a.created_at')} as "createdAt",
    ${isoTime('a.proposed_at')} as "proposedAt", ${isoTime('a.decided_at')} as "decidedAt",
    a.decision_note as "decisionNote", to_char(a.effective_on, 'YYYY-MM-DD') as "effectiveOn", a.reference,
    a.adopted_version as "adoptedVersion",
    (select count(*)::int from amendment_change c where c.amendment_key = a.key and c.taken_back_at is null) as changes
  from amendment a left join account author on author.id = a.created_by
    left join amendment restored on restored.key = a.restores_amendment`;

/** @returns one amendment of a municipality; undefined when there is none of that number */
export async function readHead(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  number: number,
): Promise<AmendmentHead | undefined> {
  const result = await knex.raw<{ rows: AmendmentHead[] }>(
    `${HEAD} where a.jurisdiction_id = :jurisdictionId and a.number = cast(:number as int)`,
    { jurisdictionId, number },
  );
  return result.rows[0];
}

/**
 * @param page  state: null for all; before: amendments of lower numbers only, null for the newest
 * @returns amendments of a municipality, newest first, at most `limit`
 */
export async function listHeads(
  knex: Knex | Knex.Transaction,
  page: { jurisdictionId: string; state: AmendmentState | null; before: number | null; limit: number },
): Promise<AmendmentHead[]> {
  const result = await knex.raw<{ rows: AmendmentHead[] }>(
    `${HEAD} where a.jurisdiction_id = :jurisdictionId
       and (cast(:state as text) is null or a.state = cast(:state as text))
       and (cast(:before as int) is null or a.number < cast(:before as int))
     order by a.number desc limit cast(:limit as int)`,
    page,
  );
  return result.rows;
}
