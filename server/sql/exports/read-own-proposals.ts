import type { Knex } from 'knex';
import { LOCAL_ZONE } from '../../../core/dates.js';
import type { ProposalDrawing } from '../../../core/contracts/proposal-drawing.js';

/** A kept proposal with what is drawn in it. */
export interface OwnProposal {
  id: string;
  title: string;
  /** local day of the last change */
  changedOn: string;
  drawing: ProposalDrawing;
}

/** Proposals of a page: each may hold 80,000 corners. */
const PAGE = 20;

/**
 * @param after  id of the last one of the page before; null for the first
 * @returns a page of a person's proposals in a municipality, in the order of their ids; none after the last
 */
export async function readOwnProposals(
  knex: Knex | Knex.Transaction,
  page: { accountId: string; jurisdictionId: string; after: string | null },
): Promise<OwnProposal[]> {
  const result = await knex.raw<{ rows: OwnProposal[] }>(
    `select p.id::text as id, p.title, to_char(p.updated_at at time zone '${LOCAL_ZONE}', 'YYYY-MM-DD') as "changedOn",
       p.content->'drawing' as drawing
     from saved_proposal p
     where p.account_id = cast(:accountId as uuid) and p.jurisdiction_id = cast(:jurisdictionId as text)
       and (cast(:after as uuid) is null or p.id > cast(:after as uuid))
     order by p.id limit ${PAGE}`,
    page,
  );
  return result.rows;
}
