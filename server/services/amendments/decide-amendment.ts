import type { Knex } from 'knex';
import type { Amendment, AmendmentText } from '../../../core/contracts/amendments.js';
import { updateAmendment } from '../../sql/amendments/update-amendment.js';
import { editAmendment, type AmendmentAct } from './edit-amendment.js';
import { requireFit } from './validate-amendment.js';

/** An act as its request says it. */
export type AskedAct = Omit<AmendmentAct, 'from' | 'action'>;

/**
 * Changes what a draft is called, or why it is.
 * @throws Conflict  when it is no draft, or was changed since the revision; as all of this file throw it
 */
export async function changeText(knex: Knex, asked: AskedAct, text: AmendmentText): Promise<Amendment> {
  const given = {
    ...(text.title === undefined ? {} : { title: text.title }),
    ...(text.reason === undefined ? {} : { reason: text.reason }),
  };
  const act: AmendmentAct = { ...asked, from: ['draft'], action: 'amendment.described' };
  const { amendment } = await editAmendment(knex, act, async (trx, { key }) => {
    await updateAmendment(trx, key, given);
    return { result: null, details: given };
  });
  return amendment;
}

/**
 * Puts a draft forward: it is not drawn on any more until it is reopened.
 * @throws Conflict  also when the validation finds errors; `validation` has them
 */
export async function proposeAmendment(knex: Knex, asked: AskedAct): Promise<Amendment> {
  const act: AmendmentAct = { ...asked, from: ['draft'], action: 'amendment.proposed' };
  const { amendment } = await editAmendment(knex, act, async (trx, open) => {
    await requireFit(trx, open, 'be proposed');
    await updateAmendment(trx, open.key, { state: 'proposed', proposed: true });
    return { result: null };
  });
  return amendment;
}

/**
 * Makes a proposed amendment a draft again.
 * @param note  why
 */
export async function reopenAmendment(knex: Knex, asked: AskedAct, note: string): Promise<Amendment> {
  const act: AmendmentAct = { ...asked, from: ['proposed'], action: 'amendment.reopened' };
  const { amendment } = await editAmendment(knex, act, async (trx, { key }) => {
    await updateAmendment(trx, key, { state: 'draft', proposed: false, decision_note: note });
    return { result: null, details: { note } };
  });
  return amendment;
}

/**
 * Ends an amendment without adopting it. It stays on record.
 * @param note  why
 */
export async function withdrawAmendment(knex: Knex, asked: AskedAct, note: string): Promise<Amendment> {
  const act: AmendmentAct = { ...asked, from: ['draft', 'proposed'], action: 'amendment.withdrawn' };
  const { amendment } = await editAmendment(knex, act, async (trx, { key }) => {
    await updateAmendment(trx, key, { state: 'withdrawn', decided: true, decision_note: note });
    return { result: null, details: { note } };
  });
  return amendment;
}
