import type { ExportForm } from '../../../core/contracts/file-exports.js';
import type { ExportTable } from '../../exports/export-table.js';
import { makeFile, type MadeFile } from '../../exports/make-file.js';

export type FileTable = ExportTable;
export type { MadeFile };

/**
 * Makes a file of a table and hands it over once it is whole.
 * @param use  what is done with it; afterwards it is gone
 * @throws InvalidInput  when shapes are asked for of a list that has none
 * @throws NotFound  when there is nothing to be put into it
 * @throws TooComplex  for more than one file takes
 */
export function fileOf(
  table: FileTable,
  form: ExportForm,
  signal: AbortSignal,
  use: (made: MadeFile) => Promise<void>,
): Promise<void> {
  return makeFile(table, form, signal, use);
}
