import type { Knex } from 'knex';
import type { ImportReport } from '../../../core/contracts/import-report.js';

/**
 * Enters an import before its features, which refer to it.
 * @returns its id
 */
export async function beginRun(
  trx: Knex.Transaction,
  run: { jurisdictionId: string; layer: string; fileName: string; crs: string },
): Promise<string> {
  const result = await trx.raw<{ rows: { id: string }[] }>(
    `insert into import_run (jurisdiction_id, layer, file_name, crs, accepted, rejected, report)
     values (:jurisdictionId, :layer, :fileName, :crs, 0, 0, '{}') returning id::text as id`,
    run,
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('the import could not be entered');
  return row.id;
}

/** Writes what came of an import, at the end of its transaction. */
export async function finishRun(trx: Knex.Transaction, id: string, report: ImportReport): Promise<void> {
  await trx.raw(
    `update import_run set accepted = :accepted, rejected = :rejected, report = cast(:report as jsonb)
     where id = cast(:id as bigint)`,
    { id, accepted: report.accepted, rejected: report.rejected, report: JSON.stringify(report) },
  );
}
