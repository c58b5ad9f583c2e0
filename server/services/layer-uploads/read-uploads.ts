import type { Upload, UploadList } from '../../../core/contracts/uploads.js';
import { NotFound } from '../../../core/errors.js';
import { isUuid } from '../../../core/uuid.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { failInterrupted } from '../../sql/uploads/hold-upload.js';
import { findUpload, listUploads, type UploadRow } from '../../sql/uploads/upload-rows.js';
import { BEGINNING_SECONDS, INTERRUPTED } from './interrupted-imports.js';
import type { UploadDeps, UploadName } from './upload-deps.js';
import { isKept } from './upload-files.js';

/** Files that a list shows. */
const LISTED = 20;

/** @returns a file as it is answered */
export async function uploadOfRow(dataDir: string, row: UploadRow): Promise<Upload> {
  const { format, layers, layer = null } = row.contents;
  return {
    id: row.id,
    jurisdiction: row.jurisdictionId,
    name: row.fileName,
    bytes: row.bytes,
    createdAt: row.createdAt,
    state: row.state,
    by: row.by,
    fileKept: row.shared || (await isKept(dataDir, row.id, row.fileName)),
    layer,
    format,
    layers,
    progress: row.progress,
    report: row.report,
    failure: row.failure,
  };
}

/**
 * @returns a file that was sent to be imported, and how it stands. One that this process imports now is answered without
 *   the database, whose only connection the import may have
 * @throws NotFound  for an unknown municipality or file
 */
export async function readUpload(deps: UploadDeps, { jurisdiction, id }: UploadName): Promise<Upload> {
  const running = deps.running.find(jurisdiction, id);
  if (running !== null) return running.upload;
  const row = await rowOf(deps, { jurisdiction, id });
  if (row.state !== 'importing') return uploadOfRow(deps.dataDir, row);
  await failInterrupted(deps.knex, BEGINNING_SECONDS, INTERRUPTED);
  return uploadOfRow(deps.dataDir, await rowOf(deps, { jurisdiction, id }));
}

/** @returns the files of a municipality that were sent last; @throws NotFound  for an unknown municipality */
export async function readUploads(deps: UploadDeps, jurisdiction: string): Promise<UploadList> {
  const { id } = await findJurisdiction(deps.knex, jurisdiction);
  await failInterrupted(deps.knex, BEGINNING_SECONDS, INTERRUPTED);
  const rows = await listUploads(deps.knex, id, LISTED);
  const items = rows.map(
    async (row) => deps.running.find(id, row.id)?.upload ?? (await uploadOfRow(deps.dataDir, row)),
  );
  return { items: await Promise.all(items) };
}

/** @throws NotFound  for an unknown municipality or file */
export async function rowOf(
  { knex }: Pick<UploadDeps, 'knex'>,
  { jurisdiction, id }: UploadName,
): Promise<UploadRow> {
  const { id: place, name } = await findJurisdiction(knex, jurisdiction);
  const row = isUuid(id) ? await findUpload(knex, place, id) : null;
  if (row === null)
    throw new NotFound(
      `${name} has no file "${id}" that was sent to be imported. It may have been discarded, or removed after a day.`,
    );
  return row;
}
