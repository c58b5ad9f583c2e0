import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Actor } from '../../../core/access.js';
import {
  shareKeySchema,
  type SavedProposal,
  type SavedProposalItem,
  type SharedProposal,
} from '../../../core/contracts/saved-proposals.js';
import { NotFound } from '../../../core/errors.js';
import { recordActivity } from '../../sql/activity/record-activity.js';
import { readSharedProposal } from '../../sql/proposals/saved-proposal-rows.js';
import { setShareKey } from '../../sql/proposals/write-saved-proposals.js';
import { lockSavedProposal } from './saved-proposals.js';

/** 128 bits: nobody comes upon a key by trying. */
const KEY_BYTES = 16;

function itemOf(proposal: SavedProposal): SavedProposalItem {
  const { id, jurisdiction, title, alternatives, revision, updatedAt, shareKey } = proposal;
  return { id, jurisdiction, title, alternatives, revision, updatedAt, shareKey };
}

/**
 * Makes or ends the link that shows a proposal to whoever has it. The log says that it was made or ended, since it lets
 * land be looked at without signing in, and names neither the proposal's title nor its key. A link made after one was
 * ended is another one.
 * @param shared  whether there is to be one; nothing is changed where that is so already
 * @returns the proposal with its key
 * @throws NotFound  where the person has none of that id
 */
export function shareProposal(
  knex: Knex,
  { actor, accountId, id }: { actor: Actor; accountId: string; id: string },
  shared: boolean,
): Promise<SavedProposalItem> {
  return knex.transaction(async (trx) => {
    const item = itemOf(await lockSavedProposal(trx, { accountId, id }));
    if (shared === (item.shareKey !== null)) return item;
    const shareKey = shared ? randomBytes(KEY_BYTES).toString('base64url') : null;
    await setShareKey(trx, id, shareKey);
    await recordActivity(trx, {
      jurisdictionId: item.jurisdiction,
      actor,
      action: shared ? 'proposal.shared' : 'proposal.sharing-ended',
      subject: `kept proposal ${item.id}`,
    });
    return { ...item, shareKey };
  });
}

/**
 * @returns what a link shows, without saying whose it is
 * @throws NotFound  where the key is none, or none any more
 */
export async function sharedProposal(knex: Knex, key: string): Promise<SharedProposal> {
  const found = shareKeySchema.safeParse(key).success ? await readSharedProposal(knex, key) : null;
  if (found === null)
    throw new NotFound(
      'This link shows no proposal. Whoever shared it has ended the sharing, or the link is not complete. Ask them for a new one.',
    );
  return found;
}
