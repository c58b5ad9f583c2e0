import { AMENDMENT_LIMITS, type Amendment, type NewEvidence } from '../../../core/contracts/amendments.js';
import type { Document, DocumentReference } from '../../../core/contracts/documents.js';
import { localDateOf } from '../../../core/dates.js';
import { InvalidInput } from '../../../core/errors.js';
import { checkDocument, findDocument } from '../../documents/document-store.js';
import { hasDocument } from '../../sql/evidence/document-rows.js';
import { findNotChanged } from '../../sql/evidence/find-not-changed.js';
import { insertEvidence } from '../../sql/evidence/insert-evidence.js';
import { keepDocuments } from '../../sql/evidence/named-documents.js';
import { editDraft, type DraftEdit } from '../amendments/edit-draft.js';
import { bringHere, type DocumentPlaces } from './shared-documents.js';

/**
 * Attaches evidence to a draft: who delineated what, when and how, with a document that was sent before.
 * @returns the amendment as it is then
 * @throws InvalidInput  for a day that is yet to come, wetlands that the amendment does not change, or a document that was
 *   not sent
 * @throws Conflict, NotFound  as `editDraft` does
 */
export async function attachEvidence(
  places: DocumentPlaces,
  edit: DraftEdit,
  { document: named, ...evidence }: NewEvidence,
): Promise<Amendment> {
  const { knex, dataDir } = places;
  const today = localDateOf(new Date());
  if (evidence.delineatedOn > today) {
    throw new InvalidInput(
      `delineatedOn: ${evidence.delineatedOn} is yet to come; it can be ${today} at the latest.`,
      [{ message: 'It must not be in the future.', path: 'delineatedOn' }],
    );
  }
  const document = named === undefined ? null : await sentDocument(places, named);
  const { amendment } = await editDraft(
    knex,
    {
      ...edit,
      action: 'amendment.evidence-attached',
      details: {
        delineatedBy: evidence.delineatedBy,
        delineatedOn: evidence.delineatedOn,
        ...(document === null ? {} : { document: document.name, sha256: document.sha256 }),
      },
    },
    async (trx, draft) => {
      const wetlands = [...new Set(evidence.wetlands)];
      refuseOthers(await findNotChanged(trx, draft.key, wetlands), evidence.wetlands, draft.number);
      if (document !== null) {
        await keepDocuments(trx);
        const kept = places.shared
          ? await hasDocument(trx, document.sha256)
          : (await findDocument(dataDir, document.sha256)) !== null;
        if (!kept) throw notSent(document.name);
      }
      await insertEvidence(trx, draft.key, {
        ...evidence,
        wetlands,
        document,
        attachedBy: edit.actor.accountId,
      });
    },
  );
  return amendment;
}

/** @throws InvalidInput  naming each wetland that the amendment leaves as it is */
function refuseOthers(others: readonly string[], given: readonly string[], amendment: number): void {
  if (others.length === 0) return;
  throw new InvalidInput(
    `Amendment ${amendment} does not change ${others.join(', ')}. Evidence is for wetlands that it changes; leave the list empty for all of them.`,
    others.map((wetland) => ({
      message: `${wetland} is not changed by the amendment.`,
      path: `wetlands[${given.indexOf(wetland)}]`,
    })),
  );
}

/** @throws InvalidInput  when no such document was sent, or what was kept of it is damaged */
async function sentDocument(places: DocumentPlaces, { sha256, name }: DocumentReference): Promise<Document> {
  const { dataDir } = places;
  await bringHere(places, { sha256 });
  const found = await findDocument(dataDir, sha256);
  if (found === null || found.bytes > AMENDMENT_LIMITS.documentBytes) throw notSent(name);
  if ((await checkDocument(dataDir, found)) !== 'sound') throw notSent(name);
  return { name, mediaType: found.mediaType, bytes: found.bytes, sha256 };
}

function notSent(name: string): InvalidInput {
  return new InvalidInput(
    `document: ${name} is not here. Send it with POST /api/jurisdictions/{jurisdiction}/documents, and name it within a day.`,
    [{ message: 'No document of this sha256 is kept here.', path: 'document.sha256' }],
  );
}
