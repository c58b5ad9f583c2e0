import { Conflict } from '../../../core/errors.js';
import { deleteUpload } from '../../sql/uploads/upload-rows.js';
import { rowOf } from './read-uploads.js';
import type { UploadDeps, UploadName } from './upload-deps.js';
import { removeUpload } from './upload-files.js';

/**
 * Cancels the import of a file that runs, and takes back what came in of it; discards a file that waits.
 * @throws NotFound  for an unknown municipality or file
 * @throws Conflict  when it has come in
 */
export async function discardUpload(deps: UploadDeps, { jurisdiction, id }: UploadName): Promise<void> {
  const running = deps.running.find(jurisdiction, id);
  if (running !== null) {
    running.controller.abort();
    await running.done;
  }
  const row = await rowOf(deps, { jurisdiction, id });
  if (row.state === 'cancelled' && running !== null) return;
  if (row.state === 'imported') {
    throw new Conflict(
      running === null
        ? `${row.fileName} was imported; there is nothing of it to discard. What came in stays.`
        : `${row.fileName} had come in before it could be cancelled.`,
    );
  }
  if (row.state === 'importing')
    throw new Conflict(
      `${row.fileName} is being imported by another process of this server. Cancel it there.`,
    );
  await removeUpload(deps.dataDir, row.id);
  await deleteUpload(deps.knex, row.jurisdictionId, row.id);
}
