import { Conflict } from '../../../core/errors.js';
import { failInterrupted } from '../../sql/uploads/hold-upload.js';
import { askToCancel, deleteUpload, type UploadRow } from '../../sql/uploads/upload-rows.js';
import { BEGINNING_SECONDS, INTERRUPTED } from './interrupted-imports.js';
import { rowOf } from './read-uploads.js';
import type { UploadDeps, UploadName } from './upload-deps.js';
import { removeUpload } from './upload-files.js';

/** How long the server that makes an import has to end it, and how often that is looked at. */
const CANCELLED_WITHIN_MS = 15_000;
const LOOKED_EVERY_MS = 250;

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
  const found = await rowOf(deps, { jurisdiction, id });
  const elsewhere = running === null && found.state === 'importing';
  const row = elsewhere ? await cancelElsewhere(deps, found) : found;
  if (row.state === 'cancelled' && (running !== null || elsewhere)) return;
  if (row.state === 'imported') {
    throw new Conflict(
      running === null && !elsewhere
        ? `${row.fileName} was imported; there is nothing of it to discard. What came in stays.`
        : `${row.fileName} had come in before it could be cancelled.`,
    );
  }
  if (row.state === 'importing')
    throw new Conflict(
      `${row.fileName} is being imported by another process, which has been asked to end it. Look again in a while.`,
    );
  await removeUpload(deps.dataDir, row.id);
  await deleteUpload(deps.knex, row.jurisdictionId, row.id);
}

/** Has the server end an import that makes it. @returns how the file stands then, or after a while */
async function cancelElsewhere(deps: UploadDeps, row: UploadRow): Promise<UploadRow> {
  const name = { jurisdiction: row.jurisdictionId, id: row.id };
  await askToCancel(deps.knex, row.id);
  const deadline = Date.now() + CANCELLED_WITHIN_MS;
  let now = row;
  while (now.state === 'importing' && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, LOOKED_EVERY_MS));
    await failInterrupted(deps.knex, BEGINNING_SECONDS, INTERRUPTED);
    now = await rowOf(deps, name);
  }
  return now;
}
