import { Conflict } from '../../../core/errors.js';
import type { UploadRow } from '../../sql/uploads/upload-rows.js';
import { fetchUpload } from './shared-upload.js';
import type { UploadDeps } from './upload-deps.js';
import { isKept, removeOldUploads, uploadFile } from './upload-files.js';

const STATES: Readonly<Record<UploadRow['state'], string | null>> = {
  received: null,
  failed: null,
  importing: 'is being imported now',
  imported: 'was imported already. Send it again to import it into another layer',
  cancelled: 'was discarded when its import was cancelled. Send it again',
};

/**
 * @returns where a file lies that waits to be imported, after it was brought here where another server received it
 * @throws Conflict  when it does not wait any more
 */
export async function requireFile(
  { knex, dataDir, running }: UploadDeps,
  { id, fileName, state, shared }: UploadRow,
): Promise<string> {
  const past = STATES[state];
  if (past !== null) throw new Conflict(`${fileName} ${past}.`);
  const file = uploadFile(dataDir, id, fileName);
  if (await isKept(dataDir, id, fileName)) return file;
  if (shared) {
    await removeOldUploads(dataDir, Date.now(), running.ids);
    if (await fetchUpload(knex, id, file)) return file;
  }
  throw new Conflict(`${fileName} is not here any more: files are kept for a day. Send it again.`);
}
