import type { Knex } from 'knex';
import type { Document } from '../../../core/contracts/documents.js';
import type { NewEvidence } from '../../../core/contracts/amendments.js';

/** A piece of evidence as it is attached. */
export interface AttachedEvidence extends Omit<NewEvidence, 'document'> {
  document: Document | null;
  /** account of whoever attaches it; null for none */
  attachedBy: string | null;
}

/**
 * Attaches evidence to an amendment that the transaction holds.
 * @returns its number within the amendment, which no other evidence of it ever has
 */
export async function insertEvidence(
  trx: Knex.Transaction,
  amendmentKey: string,
  { document, ...evidence }: AttachedEvidence,
): Promise<number> {
  const result = await trx.raw<{ rows: { number: number }[] }>(
    `insert into evidence (amendment_key, number, wetland_ids, delineated_by, delineated_on, method, accuracy_ft, note,
       document_name, document_type, document_sha256, document_bytes, attached_by)
     select cast(:amendmentKey as bigint),
       coalesce((select max(number) from evidence where amendment_key = cast(:amendmentKey as bigint)), 0) + 1,
       cast(:wetlands as text[]), :delineatedBy, cast(:delineatedOn as date), :method,
       cast(:accuracyFt as double precision), :note, cast(:documentName as text), cast(:documentType as text),
       cast(:documentSha256 as text), cast(:documentBytes as integer), cast(:attachedBy as uuid)
     returning number`,
    {
      ...evidence,
      amendmentKey,
      wetlands: [...evidence.wetlands],
      documentName: document?.name ?? null,
      documentType: document?.mediaType ?? null,
      documentSha256: document?.sha256 ?? null,
      documentBytes: document?.bytes ?? null,
    },
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('evidence was not attached');
  return row.number;
}
