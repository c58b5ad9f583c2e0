import type { Knex } from 'knex';
import type { AmendmentState } from '../../../core/contracts/amendments.js';
import type { Document } from '../../../core/contracts/documents.js';

/** A piece of evidence as whoever asks for its document finds it. */
export interface EvidenceDocumentRow {
  state: AmendmentState;
  /** null: it has none */
  document: Document | null;
}

/** @returns null when there is no such evidence, or it was taken back */
export async function findEvidenceDocument(
  knex: Knex,
  jurisdictionId: string,
  amendment: number,
  evidence: number,
): Promise<EvidenceDocumentRow | null> {
  const result = await knex.raw<{ rows: EvidenceDocumentRow[] }>(
    `select a.state, case when e.document_sha256 is null then null else json_build_object('name', e.document_name,
       'mediaType', coalesce(e.document_type, 'application/octet-stream'), 'bytes', e.document_bytes,
       'sha256', e.document_sha256) end as document
     from evidence e join amendment a on a.key = e.amendment_key
     where a.jurisdiction_id = :jurisdictionId and a.number = cast(:amendment as integer)
       and e.number = cast(:evidence as integer) and e.taken_back_at is null`,
    { jurisdictionId, amendment, evidence },
  );
  return result.rows[0] ?? null;
}
