import type { Knex } from 'knex';
import { failInterrupted } from '../../sql/uploads/hold-upload.js';

/** What is said of an import that ended with the process that made it. */
export const INTERRUPTED =
  'The server was stopped while the file was being imported. Nothing of it was stored. Import it again.';

/** Marks as failed the imports that an earlier run of the server did not finish; their transactions were rolled back. */
export async function failInterruptedImports(knex: Knex): Promise<void> {
  await failInterrupted(knex, 0, INTERRUPTED);
}
