import type { Knex } from 'knex';
import type { Amendment } from '../../../core/contracts/amendments.js';
import { NotFound } from '../../../core/errors.js';
import { takeBackEvidenceRow } from '../../sql/evidence/take-back-evidence.js';
import { editDraft, type DraftEdit } from '../amendments/edit-draft.js';

/**
 * Takes evidence of a draft back. It stays on record, with its document, and belongs to the amendment no more.
 * @returns the amendment as it is then
 * @throws NotFound  when the amendment has no such evidence
 * @throws Conflict  as `editDraft` does
 */
export async function takeBackEvidence(knex: Knex, edit: DraftEdit, evidence: number): Promise<Amendment> {
  const act = { ...edit, action: 'amendment.evidence-taken-back', details: { evidence } };
  const { amendment } = await editDraft(knex, act, async (trx, draft) => {
    if (await takeBackEvidenceRow(trx, draft.key, evidence)) return;
    throw new NotFound(`Amendment ${draft.number} has no evidence ${evidence}.`);
  });
  return amendment;
}
