import type { Knex } from 'knex';
import type { Evidence } from '../../../core/contracts/amendments.js';
import { isoTime } from './iso-time.js';

/** A piece of evidence with the amendment it belongs to. */
export interface EvidenceRow extends Evidence {
  amendmentKey: string;
}

/** @returns the evidence of these amendments that was not taken back, in the order in which it was attached */
export async function readEvidence(
  knex: Knex | Knex.Transaction,
  amendmentKeys: readonly string[],
): Promise<EvidenceRow[]> {
  if (amendmentKeys.length === 0) return [];
  const result = await knex.raw<{ rows: EvidenceRow[] }>(
    `select e.amendment_key::text as "amendmentKey", e.number, e.wetland_ids as wetlands,
       e.delineated_by as "delineatedBy", to_char(e.delineated_on, 'YYYY-MM-DD') as "delineatedOn", e.method,
       e.accuracy_ft as "accuracyFt", e.note,
       case when e.document_sha256 is null then null else json_build_object('name', e.document_name,
         'mediaType', coalesce(e.document_type, 'application/octet-stream'), 'bytes', e.document_bytes,
         'sha256', e.document_sha256) end as document,
       a.full_name as "attachedBy",
       ${isoTime('e.attached_at')} as "attachedAt"
     from evidence e left join account a on a.id = e.attached_by
     where e.amendment_key = any(cast(:amendmentKeys as bigint[])) and e.taken_back_at is null
     order by e.amendment_key, e.number`,
    { amendmentKeys: [...amendmentKeys] },
  );
  return result.rows;
}
