import type { Knex } from 'knex';
import type {
  SavedProposal,
  SavedProposalItem,
  SharedProposal,
} from '../../../core/contracts/saved-proposals.js';
import { isoTime } from '../amendments/iso-time.js';

/** What is kept of a proposal beside its title. */
export type ProposalContent = Pick<SavedProposal, 'law' | 'drawing'>;

/** A proposal in a list, with its place there. */
export interface SavedProposalRow extends SavedProposalItem {
  /** for the page after it */
  cursor: string;
}

/** Which of a person's proposals are listed. */
export interface SavedProposalPage {
  accountId: string;
  /** null: of every municipality */
  jurisdiction: string | null;
  limit: number;
  /** those after this place; null: from the first on */
  after: { updatedAt: string; id: string } | null;
}

const ITEM = `p.id, p.jurisdiction_id as jurisdiction, p.title, p.revision, p.share_key as "shareKey",
  ${isoTime('p.updated_at')} as "updatedAt", jsonb_array_length(p.content->'drawing'->'alternatives') as alternatives`;

/** @returns a person's own proposals, last changed first, at most `limit` */
export async function readSavedProposals(
  trx: Knex | Knex.Transaction,
  { accountId, jurisdiction, limit, after }: SavedProposalPage,
): Promise<SavedProposalRow[]> {
  const result = await trx.raw<{ rows: SavedProposalRow[] }>(
    `select ${ITEM}, to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || p.id as cursor
     from saved_proposal p
     where p.account_id = cast(:accountId as uuid)
       and (cast(:jurisdiction as text) is null or p.jurisdiction_id = cast(:jurisdiction as text))
       and (cast(:afterTime as timestamptz) is null or p.updated_at < cast(:afterTime as timestamptz)
         or (p.updated_at = cast(:afterTime as timestamptz) and p.id > cast(:afterId as uuid)))
     order by p.updated_at desc, p.id limit cast(:limit as int)`,
    { accountId, jurisdiction, limit, afterTime: after?.updatedAt ?? null, afterId: after?.id ?? null },
  );
  return result.rows;
}

/**
 * @param hold  whether nobody else may change it until the transaction ends
 * @returns a person's own proposal; null where they have none of that id
 */
export async function readSavedProposal(
  trx: Knex | Knex.Transaction,
  { accountId, id }: { accountId: string; id: string },
  hold = false,
): Promise<SavedProposal | null> {
  const result = await trx.raw<{ rows: (SavedProposalItem & { content: ProposalContent })[] }>(
    `select ${ITEM}, p.content from saved_proposal p
     where p.id = cast(:id as uuid) and p.account_id = cast(:accountId as uuid)
     ${hold ? 'for no key update' : ''}`,
    { id, accountId },
  );
  const row = result.rows[0];
  if (row === undefined) return null;
  const { content, ...item } = row;
  return { ...item, law: content.law, drawing: content.drawing };
}

/** @returns what a link shows; null where its key is none, or none any more, or its owner's account is closed */
export async function readSharedProposal(knex: Knex, key: string): Promise<SharedProposal | null> {
  const result = await knex.raw<{
    rows: (Omit<SharedProposal, 'law' | 'drawing'> & { content: ProposalContent })[];
  }>(
    `select p.jurisdiction_id as jurisdiction, p.title, ${isoTime('p.updated_at')} as "updatedAt", p.content
     from saved_proposal p join account a on a.id = p.account_id
     where p.share_key = cast(:key as text) and a.disabled_at is null`,
    { key },
  );
  const row = result.rows[0];
  if (row === undefined) return null;
  const { content, ...shared } = row;
  return { ...shared, law: content.law, drawing: content.drawing };
}
