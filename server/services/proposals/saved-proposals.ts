import type { Knex } from 'knex';
import {
  MOST_SAVED_PROPOSALS,
  type NewSavedProposal,
  type SavedProposal,
  type SavedProposalChange,
  type SavedProposalList,
  type SavedProposalQuery,
} from '../../../core/contracts/saved-proposals.js';
import { Conflict, InvalidInput, NotFound } from '../../../core/errors.js';
import { isUuid } from '../../../core/uuid.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { readSavedProposal, readSavedProposals } from '../../sql/proposals/saved-proposal-rows.js';
import {
  countSavedProposals,
  deleteSavedProposal,
  insertSavedProposal,
  updateSavedProposal,
} from '../../sql/proposals/write-saved-proposals.js';

/** A proposal that somebody says is theirs. */
export interface NamedProposal {
  accountId: string;
  id: string;
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([0-9a-f-]{36})$/;

function placeAfter(after: string | undefined): { updatedAt: string; id: string } | null {
  if (after === undefined) return null;
  const [, updatedAt = '', id = ''] = CURSOR.exec(after) ?? [];
  if (!isUuid(id) || Number.isNaN(Date.parse(updatedAt)))
    throw new InvalidInput('after must be the `next` of the page before.');
  return { updatedAt, id };
}

// Of another person's proposal it is not said that it is there.
function required(found: SavedProposal | null): SavedProposal {
  if (found === null)
    throw new NotFound('You keep no such proposal on this server. It may have been deleted meanwhile.');
  return found;
}

/** @returns a person's proposals, last changed first */
export async function listSavedProposals(
  knex: Knex,
  accountId: string,
  { jurisdiction, limit, after }: SavedProposalQuery,
): Promise<SavedProposalList> {
  const page = { accountId, jurisdiction: jurisdiction ?? null, limit: limit + 1, after: placeAfter(after) };
  const rows = await readSavedProposals(knex, page);
  const items = rows.slice(0, limit).map(({ cursor: _cursor, ...item }) => item);
  return { items, next: rows.length > limit ? (rows[limit - 1]?.cursor ?? null) : null };
}

/**
 * @returns a person's own proposal
 * @throws NotFound  where they have none of that id, whoever else may have
 */
export async function savedProposalOf(knex: Knex, named: NamedProposal): Promise<SavedProposal> {
  return required(isUuid(named.id) ? await readSavedProposal(knex, named) : null);
}

/**
 * Locks a person's own proposal until the transaction ends.
 * @throws NotFound  where they have none of that id
 */
export async function lockSavedProposal(trx: Knex.Transaction, named: NamedProposal): Promise<SavedProposal> {
  return required(isUuid(named.id) ? await readSavedProposal(trx, named, true) : null);
}

/**
 * Keeps a proposal.
 * @throws NotFound  for an unknown municipality
 * @throws Conflict  when the person keeps as many as one may
 */
export function saveProposal(
  knex: Knex,
  accountId: string,
  proposal: NewSavedProposal,
): Promise<SavedProposal> {
  return knex.transaction(async (trx) => {
    const { id: jurisdiction } = await findJurisdiction(trx, proposal.jurisdiction);
    if ((await countSavedProposals(trx, accountId)) >= MOST_SAVED_PROPOSALS) {
      throw new Conflict(
        `You keep ${MOST_SAVED_PROPOSALS} proposals on this server, which is as many as one person may. Delete one first.`,
        { conflict: { kind: 'too-many', most: MOST_SAVED_PROPOSALS } },
      );
    }
    const id = await insertSavedProposal(trx, accountId, { ...proposal, jurisdiction });
    return required(await readSavedProposal(trx, { accountId, id }));
  });
}

function requireRevision(current: SavedProposal, revision: number): void {
  if (current.revision === revision) return;
  throw new Conflict(
    'This proposal was changed elsewhere meanwhile, in another tab or on another device. Look at what it is now before you save over it.',
    { conflict: { kind: 'edited-meanwhile', yourRevision: revision, current } },
  );
}

/**
 * Puts a person's proposal in the place of what it was.
 * @param revision  that the sender has seen
 * @throws NotFound  where they have none of that id
 * @throws Conflict  when it was changed since, with what it is now
 */
export function changeSavedProposal(
  knex: Knex,
  named: NamedProposal,
  revision: number,
  change: SavedProposalChange,
): Promise<SavedProposal> {
  return knex.transaction(async (trx) => {
    requireRevision(await lockSavedProposal(trx, named), revision);
    await updateSavedProposal(trx, named.id, change);
    return required(await readSavedProposal(trx, named));
  });
}

/**
 * Deletes a person's proposal, and with it the link that shows it.
 * @param revision  that the sender has seen
 * @throws NotFound  where they have none of that id
 * @throws Conflict  when it was changed since, with what it is now
 */
export function removeSavedProposal(knex: Knex, named: NamedProposal, revision: number): Promise<void> {
  return knex.transaction(async (trx) => {
    requireRevision(await lockSavedProposal(trx, named), revision);
    await deleteSavedProposal(trx, named.id);
  });
}
