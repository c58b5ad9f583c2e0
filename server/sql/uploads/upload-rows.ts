import type { Knex } from 'knex';
import { DatabaseError } from 'pg';
import type { ImportLayerId, ImportReport } from '../../../core/contracts/import-report.js';
import type { Upload, UploadState } from '../../../core/contracts/uploads.js';

/** What the record holds of a file that was sent to be imported. */
export interface UploadRow {
  id: string;
  jurisdictionId: string;
  fileName: string;
  bytes: number;
  contents: Pick<Upload, 'format' | 'layers'> & { layer?: ImportLayerId };
  state: UploadState;
  progress: Upload['progress'];
  report: ImportReport | null;
  failure: string | null;
  /** who sent it; null where that account is gone */
  by: string | null;
  /** RFC 3339 */
  createdAt: string;
  /** its bytes are in the database, where every server finds them */
  shared: boolean;
}

/** PostgreSQL's code for a second row of what may be there once. */
const UNIQUE_VIOLATION = '23505';

const COLUMNS = `u.id, u.jurisdiction_id as "jurisdictionId", u.file_name as "fileName",
  cast(u.byte_count as float8) as bytes, u.contents, u.state, u.progress, u.report, u.failure, a.full_name as by,
  to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  exists (select from upload_piece p where p.upload_id = u.id and p.number = 0) as shared`;

const FROM = 'from upload u left join account a on a.id = u.account_id';

/** Enters a file that has arrived. */
export async function insertUpload(
  knex: Knex,
  upload: {
    id: string;
    jurisdictionId: string;
    accountId: string | null;
    fileName: string;
    bytes: number;
    contents: UploadRow['contents'];
  },
): Promise<void> {
  await knex.raw(
    `insert into upload (id, jurisdiction_id, account_id, file_name, byte_count, contents)
     values (cast(:id as uuid), :jurisdictionId, cast(:accountId as uuid), :fileName, cast(:bytes as bigint),
       cast(:contents as jsonb))`,
    { ...upload, contents: JSON.stringify(upload.contents) },
  );
}

/** @returns a file of a municipality; null when there is none of that id */
export async function findUpload(knex: Knex, jurisdictionId: string, id: string): Promise<UploadRow | null> {
  const result = await knex.raw<{ rows: UploadRow[] }>(
    `select ${COLUMNS} ${FROM} where u.jurisdiction_id = :jurisdictionId and u.id = cast(:id as uuid)`,
    { jurisdictionId, id },
  );
  return result.rows[0] ?? null;
}

/** @returns the files of a municipality that were sent last, newest first */
export async function listUploads(knex: Knex, jurisdictionId: string, limit: number): Promise<UploadRow[]> {
  const result = await knex.raw<{ rows: UploadRow[] }>(
    `select ${COLUMNS} ${FROM} where u.jurisdiction_id = :jurisdictionId
     order by u.created_at desc, u.id limit cast(:limit as integer)`,
    { jurisdictionId, limit },
  );
  return result.rows;
}

/** @returns how many files of a municipality wait to be imported */
export async function countWaiting(knex: Knex, jurisdictionId: string): Promise<number> {
  const result = await knex.raw<{ rows: { waiting: number }[] }>(
    `select cast(count(*) as float8) as waiting from upload
     where jurisdiction_id = :jurisdictionId and state in ('received', 'failed')
       and created_at > now() - interval '1 day'`,
    { jurisdictionId },
  );
  return result.rows[0]?.waiting ?? 0;
}

/**
 * Marks a file as being imported, unless it is, or was, or another of its municipality is.
 * @returns whether it is marked now
 */
export async function beginImporting(
  knex: Knex,
  { jurisdictionId, id, layer }: { jurisdictionId: string; id: string; layer: ImportLayerId },
): Promise<boolean> {
  try {
    const result = await knex.raw<{ rows: { id: string }[] }>(
      `update upload u set state = 'importing', cancel_asked = false, progress = null, failure = null, changed_at = clock_timestamp(),
       contents = u.contents || jsonb_build_object('layer', cast(:layer as text))
     where u.jurisdiction_id = :jurisdictionId and u.id = cast(:id as uuid) and u.state in ('received', 'failed')
       and not exists (select from upload o where o.jurisdiction_id = :jurisdictionId and o.state = 'importing')
     returning u.id`,
      { jurisdictionId, id, layer },
    );
    return result.rows.length > 0;
  } catch (error) {
    // Another server has begun one at the same moment.
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/**
 * Writes how far an import is, for other processes on the same database.
 * @returns whether one of them asked to end it
 */
export async function writeProgress(
  knex: Knex,
  id: string,
  progress: NonNullable<Upload['progress']>,
): Promise<boolean> {
  const result = await knex.raw<{ rows: { asked: boolean }[] }>(
    `update upload set progress = cast(:progress as jsonb), changed_at = clock_timestamp()
     where id = cast(:id as uuid) and state = 'importing' returning cancel_asked as asked`,
    { id, progress: JSON.stringify(progress) },
  );
  return result.rows[0]?.asked ?? false;
}

/** Asks whichever process makes an import to end it. */
export async function askToCancel(knex: Knex, id: string): Promise<void> {
  await knex.raw(
    `update upload set cancel_asked = true where id = cast(:id as uuid) and state = 'importing'`,
    { id },
  );
}

/** Marks a file as imported, in the transaction that imports it. */
export async function finishImported(trx: Knex.Transaction, id: string, report: ImportReport): Promise<void> {
  await trx.raw('delete from upload_piece where upload_id = cast(:id as uuid)', { id });
  await trx.raw(
    `update upload set state = 'imported', progress = null, report = cast(:report as jsonb),
       changed_at = clock_timestamp() where id = cast(:id as uuid)`,
    { id, report: JSON.stringify(report) },
  );
}

/** Marks a file of which nothing came in. @param failure  why; null where somebody cancelled it */
export async function finishWithout(knex: Knex, id: string, failure: string | null): Promise<void> {
  await knex.raw(
    `with gone as (
       delete from upload_piece where upload_id = cast(:id as uuid) and cast(:failure as text) is null)
     update upload set state = cast(:state as text), progress = null, failure = cast(:failure as text),
       changed_at = clock_timestamp() where id = cast(:id as uuid) and state in ('importing', 'failed')`,
    { id, state: failure === null ? 'cancelled' : 'failed', failure },
  );
}

/** Forgets a file that is not being imported and never was. @returns whether there was such a one */
export async function deleteUpload(knex: Knex, jurisdictionId: string, id: string): Promise<boolean> {
  const result = await knex.raw<{ rows: { id: string }[] }>(
    `delete from upload where jurisdiction_id = :jurisdictionId and id = cast(:id as uuid)
       and state in ('received', 'failed', 'cancelled') returning id`,
    { jurisdictionId, id },
  );
  return result.rows.length > 0;
}

/** Forgets the files that were received more than a day ago and never imported. */
export async function deleteForgotten(knex: Knex): Promise<void> {
  await knex.raw(`delete from upload where state = 'received' and created_at < now() - interval '1 day'`);
}
