import type { Knex } from 'knex';
import type { Actor } from '../../../core/access.js';
import type { Amendment } from '../../../core/contracts/amendments.js';
import { updateAmendment } from '../../sql/amendments/update-amendment.js';
import { editAmendment } from './edit-amendment.js';

/** A change of a draft: by whom and of which revision. */
export interface DraftEdit {
  jurisdiction: string;
  number: number;
  /** that whoever changes it has seen */
  revision: number;
  actor: Actor;
  /** the request as it was sent, to be shown again if it comes too late */
  yours: unknown;
  /** how the log names it; `amendment.changed` when absent. The log is written here: do not log it again. */
  action?: string;
  /** what the log says beside the revision */
  details?: object;
}

/** A draft that nobody else changes until the transaction ends. */
export interface OpenDraft {
  key: string;
  jurisdictionId: string;
  number: number;
  baseVersion: number;
}

/**
 * Changes a draft in one transaction: locks it, does the work, raises its revision and logs it.
 * @returns the amendment as it is then, read in the same transaction, and what the work returns
 * @throws Conflict  when it is no draft, or was changed since that revision (`conflict` is editedMeanwhileSchema)
 * @throws NotFound  when there is none of that number
 */
export function editDraft<T>(
  knex: Knex,
  { action = 'amendment.changed', details = {}, ...edit }: DraftEdit,
  work: (trx: Knex.Transaction, draft: OpenDraft) => Promise<T>,
): Promise<{ amendment: Amendment; result: T }> {
  return editAmendment(knex, { ...edit, action, from: ['draft'] }, async (trx, amendment) => {
    const { key, jurisdictionId, number, baseVersion } = amendment;
    const result = await work(trx, { key, jurisdictionId, number, baseVersion });
    await updateAmendment(trx, key, {});
    return { result, details };
  });
}
