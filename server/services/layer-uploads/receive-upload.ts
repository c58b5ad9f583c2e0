import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Actor } from '../../../core/access.js';
import { UPLOAD_LIMITS, type Upload } from '../../../core/contracts/uploads.js';
import { Conflict } from '../../../core/errors.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { deleteForgottenPieces } from '../../sql/uploads/upload-pieces.js';
import { countWaiting, deleteForgotten, insertUpload } from '../../sql/uploads/upload-rows.js';
import { contentsOf } from './contents-of.js';
import { readUpload } from './read-uploads.js';
import { shareUpload } from './shared-upload.js';
import type { UploadDeps } from './upload-deps.js';
import { keepUpload, removeOldUploads, removeUpload, uploadFile } from './upload-files.js';
import { withUploadWords } from './upload-words.js';

/**
 * Keeps a file to be previewed and imported, for a day.
 * @param stream  the bytes of the file
 * @returns what it is and which layers it holds
 * @throws NotFound  for an unknown municipality
 * @throws Conflict  when too many files of the municipality wait already
 * @throws TooComplex  when it is too large; InvalidInput when it is empty, cut short, or of no kind that can be read
 */
export async function receiveUpload(
  deps: UploadDeps,
  { jurisdiction, name, actor }: { jurisdiction: string; name: string; actor: Actor },
  stream: Readable,
): Promise<Upload> {
  const { knex, dataDir, log, running, severalConnections } = deps;
  const { id: jurisdictionId, name: place } = await findJurisdiction(knex, jurisdiction);
  if ((await countWaiting(knex, jurisdictionId)) >= UPLOAD_LIMITS.waiting) {
    throw new Conflict(
      `${UPLOAD_LIMITS.waiting} files of ${place} wait to be imported already. Import or discard one of them first.`,
    );
  }
  const id = randomUUID();
  const bytes = await keepUpload(dataDir, { id, name }, stream, UPLOAD_LIMITS.bytes);
  try {
    const contents = await withUploadWords(() => contentsOf(uploadFile(dataDir, id, name)));
    const upload = { id, jurisdictionId, accountId: actor.accountId, fileName: name, bytes, contents };
    await knex.transaction(async (trx) => {
      await insertUpload(trx, upload);
      if (severalConnections) await shareUpload(trx, id, uploadFile(dataDir, id, name));
    });
  } catch (error) {
    await removeUpload(dataDir, id);
    throw error;
  }
  await Promise.all([
    removeOldUploads(dataDir, Date.now(), running.ids),
    deleteForgotten(knex),
    deleteForgottenPieces(knex),
  ]).catch((error: unknown) =>
    log.error({ err: error }, 'files that were not imported could not be removed'),
  );
  return readUpload(deps, { jurisdiction: jurisdictionId, id });
}
