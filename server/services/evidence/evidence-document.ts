import { mayAct, type Actor } from '../../../core/access.js';
import type { Document } from '../../../core/contracts/documents.js';
import { Forbidden, NotFound, SignInNeeded } from '../../../core/errors.js';
import { checkDocument, documentFile } from '../../documents/document-store.js';
import { findEvidenceDocument } from '../../sql/evidence/find-evidence-document.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import type { DocumentKeeping } from './receive-document.js';
import { bringHere } from './shared-documents.js';

/** Which document is asked for, and by whom. */
export interface DocumentQuestion {
  jurisdiction: string;
  amendment: number;
  evidence: number;
  actor: Actor;
}

/**
 * Finds the document of a piece of evidence. Everybody may see those of adopted amendments, which are part of the map's
 * record; those of others are for planners.
 * @returns the document, and the file that holds it
 * @throws NotFound  where there is none, and where its file is lost or not what was attached any more
 * @throws SignInNeeded  or Forbidden, where it is not for whoever asks
 */
export async function findDocumentOfEvidence(
  keeping: DocumentKeeping,
  { jurisdiction, amendment, evidence, actor }: DocumentQuestion,
): Promise<{ document: Document; file: string }> {
  const { knex, dataDir, log } = keeping;
  const { id, name } = await findJurisdiction(knex, jurisdiction);
  const found = await findEvidenceDocument(knex, id, amendment, evidence);
  if (found?.state !== 'adopted') requirePlanner(actor, id);
  if (found === null) throw new NotFound(`Amendment ${amendment} of ${name} has no evidence ${evidence}.`);
  const { document } = found;
  if (document === null) {
    throw new NotFound(`Evidence ${evidence} of amendment ${amendment} came without a document.`);
  }
  await bringHere(keeping, document);
  const state = await checkDocument(dataDir, document);
  if (state === 'sound') return { document, file: documentFile(dataDir, document.sha256) };
  log.error({ jurisdiction: id, amendment, evidence, sha256: document.sha256, state }, 'a document is lost');
  throw new NotFound(
    `The record names the document ${document.name}, but its file on this server is ${state === 'missing' ? 'missing' : 'damaged'}. ` +
      `Whoever runs this server can put it back from a backup (SHA-256 ${document.sha256}).`,
  );
}

function requirePlanner(actor: Actor, jurisdiction: string): void {
  if (mayAct(actor, 'planner', jurisdiction)) return;
  if (actor.accountId === null) {
    throw new SignInNeeded(
      'Sign in to see documents of an amendment that is not adopted. Those of adopted ones are public.',
    );
  }
  throw new Forbidden(
    `Documents of an amendment that is not adopted take the role of planner of this municipality, which ${actor.name} does not have.`,
  );
}
