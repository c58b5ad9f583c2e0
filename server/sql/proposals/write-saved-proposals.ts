import type { Knex } from 'knex';
import type { NewSavedProposal, SavedProposalChange } from '../../../core/contracts/saved-proposals.js';

/**
 * Counts a person's proposals so that no other of theirs is added until the transaction ends.
 * @returns how many they keep
 */
export async function countSavedProposals(trx: Knex.Transaction, accountId: string): Promise<number> {
  await trx.raw('select id from account where id = cast(:accountId as uuid) for no key update', {
    accountId,
  });
  const result = await trx.raw<{ rows: { count: number }[] }>(
    'select cast(count(*) as int) as count from saved_proposal where account_id = cast(:accountId as uuid)',
    { accountId },
  );
  return result.rows[0]?.count ?? 0;
}

/** @returns the id under which it is kept */
export async function insertSavedProposal(
  trx: Knex.Transaction,
  accountId: string,
  { jurisdiction, title, law, drawing }: NewSavedProposal,
): Promise<string> {
  const result = await trx.raw<{ rows: { id: string }[] }>(
    `insert into saved_proposal (jurisdiction_id, account_id, title, content)
     values (cast(:jurisdiction as text), cast(:accountId as uuid), cast(:title as text), cast(:content as jsonb))
     returning id`,
    { jurisdiction, accountId, title, content: JSON.stringify({ law, drawing }) },
  );
  const id = result.rows[0]?.id;
  if (id === undefined) throw new Error('the proposal was not stored');
  return id;
}

/** Changes a proposal that the transaction has locked, as its next revision. */
export async function updateSavedProposal(
  trx: Knex.Transaction,
  id: string,
  { title, law, drawing }: SavedProposalChange,
): Promise<void> {
  await trx.raw(
    `update saved_proposal set title = cast(:title as text), content = cast(:content as jsonb),
       revision = revision + 1, updated_at = clock_timestamp()
     where id = cast(:id as uuid)`,
    { id, title, content: JSON.stringify({ law, drawing }) },
  );
}

/** Deletes a proposal that the transaction has locked. */
export async function deleteSavedProposal(trx: Knex.Transaction, id: string): Promise<void> {
  await trx.raw('delete from saved_proposal where id = cast(:id as uuid)', { id });
}

/** Lets whoever has the key read a proposal that the transaction has locked; null: nobody any more. */
export async function setShareKey(trx: Knex.Transaction, id: string, key: string | null): Promise<void> {
  await trx.raw('update saved_proposal set share_key = cast(:key as text) where id = cast(:id as uuid)', {
    id,
    key,
  });
}
