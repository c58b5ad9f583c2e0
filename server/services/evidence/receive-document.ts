import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Actor } from '../../../core/access.js';
import { AMENDMENT_LIMITS } from '../../../core/contracts/amendments.js';
import type { Document } from '../../../core/contracts/documents.js';
import { storeDocument } from '../../documents/document-store.js';
import { oldDocuments, removeDocuments, removeHalfArrived } from '../../documents/unclaimed-documents.js';
import { recordActivity } from '../../sql/activity/record-activity.js';
import { deleteUnnamed } from '../../sql/evidence/document-rows.js';
import { findUnnamed } from '../../sql/evidence/named-documents.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { shareDocument, type DocumentPlaces } from './shared-documents.js';

/** Where documents are kept, and who hears of it. */
export interface DocumentKeeping extends DocumentPlaces {
  log: Logger;
}

/**
 * Keeps a document that evidence is going to name. Documents of more than a day that no evidence names are cleared away.
 * @param stream  the bytes of the file
 * @throws NotFound  for an unknown municipality
 * @throws TooComplex  when it is too large; InvalidInput when it is empty or cut short
 */
export async function receiveDocument(
  { knex, dataDir, shared, log }: DocumentKeeping,
  { jurisdiction, name, actor }: { jurisdiction: string; name: string; actor: Actor },
  stream: Readable,
): Promise<Document> {
  const { id } = await findJurisdiction(knex, jurisdiction);
  const stored = await storeDocument(dataDir, stream, AMENDMENT_LIMITS.documentBytes);
  if (shared) await shareDocument(knex, dataDir, stored);
  const { sha256, bytes, mediaType } = stored;
  await recordActivity(knex, {
    jurisdictionId: id,
    actor,
    action: 'document.received',
    subject: `document ${name}`,
    details: { sha256, bytes, mediaType },
  });
  await clearUnclaimed({ knex, dataDir, shared }).catch((error: unknown) => {
    log.error({ err: error }, 'documents that no evidence names could not be cleared away');
  });
  return { name, mediaType, bytes, sha256 };
}

async function clearUnclaimed({ knex, dataDir, shared }: DocumentPlaces): Promise<void> {
  const now = Date.now();
  await removeHalfArrived(dataDir, now);
  const old = await oldDocuments(dataDir, now);
  if (old.length === 0 && !shared) return;
  await knex.transaction(async (trx) => {
    await removeDocuments(dataDir, await findUnnamed(trx, old), now);
    if (shared) await deleteUnnamed(trx);
  });
}
