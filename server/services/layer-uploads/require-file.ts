import { Conflict } from '../../../core/errors.js';
import type { UploadRow } from '../../sql/uploads/upload-rows.js';
import { isKept, uploadFile } from './upload-files.js';

const STATES: Readonly<Record<UploadRow['state'], string | null>> = {
  received: null,
  failed: null,
  importing: 'is being imported now',
  imported: 'was imported already. Send it again to import it into another layer',
  cancelled: 'was discarded when its import was cancelled. Send it again',
};

/**
 * @returns where a file lies that waits to be imported
 * @throws Conflict  when it does not wait any more
 */
export async function requireFile(dataDir: string, { id, fileName, state }: UploadRow): Promise<string> {
  const past = STATES[state];
  if (past !== null) throw new Conflict(`${fileName} ${past}.`);
  if (await isKept(dataDir, id, fileName)) return uploadFile(dataDir, id, fileName);
  throw new Conflict(`${fileName} is not here any more: files are kept for a day. Send it again.`);
}
