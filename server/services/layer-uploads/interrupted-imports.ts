import type { Knex } from 'knex';
import { failInterrupted } from '../../sql/uploads/hold-upload.js';

/** What is said of an import that ended with the process that made it. */
export const INTERRUPTED =
  'The server was stopped while the file was being imported. Nothing of it was stored. Import it again.';

/** Seconds in which an import that was ordered is held by its transaction, also on a busy machine. */
export const BEGINNING_SECONDS = 60;

/**
 * Marks as failed the imports that an earlier run of the server did not finish; their transactions were rolled back.
 * @param alone  whether no other server can be about to begin one
 */
export async function failInterruptedImports(knex: Knex, alone: boolean): Promise<void> {
  await failInterrupted(knex, alone ? 0 : BEGINNING_SECONDS, INTERRUPTED);
}
