import type { Knex } from 'knex';
import type { Actor } from '../../../core/access.js';
import type { Amendment, NewAmendment } from '../../../core/contracts/amendments.js';
import { Conflict } from '../../../core/errors.js';
import { recordActivity } from '../../sql/activity/record-activity.js';
import { createAmendment } from '../../sql/amendments/create-amendment.js';
import { lockAmendment } from '../../sql/amendments/lock-amendment.js';
import { amendmentSubject } from '../../sql/amendments/read-edits-since.js';
import { changedSince, restoreChanges } from '../../sql/amendments/restore-changes.js';
import { lockJurisdiction } from '../../sql/imports/lock-jurisdiction.js';
import { readAmendment } from './read-amendment.js';

/**
 * Begins a draft from the newest map; with `restores`, one that has every wetland of that amendment go back to what it was.
 * @throws NotFound  when the municipality, or the amendment to restore, is not there
 * @throws Conflict  when that was never adopted, or the map has changed one of its wetlands again since
 */
export async function startAmendment(
  knex: Knex,
  jurisdictionId: string,
  actor: Actor,
  { title, reason, restores }: NewAmendment,
): Promise<Amendment> {
  return knex.transaction(async (trx) => {
    const { mapVersion } = await lockJurisdiction(trx, jurisdictionId);
    const restoresKey = restores === undefined ? null : await keyToRestore(trx, jurisdictionId, restores);
    const { key, number } = await createAmendment(trx, {
      jurisdictionId,
      title,
      reason,
      baseVersion: mapVersion,
      restoresKey,
      accountId: actor.accountId,
    });
    if (restoresKey !== null) {
      const note = `As it was before amendment ${restores}.`;
      await restoreChanges(trx, key, restoresKey, { accountId: actor.accountId, note });
    }
    await recordActivity(trx, {
      jurisdictionId,
      actor,
      action: 'amendment.created',
      subject: amendmentSubject(number),
      details: { revision: 1, title, ...(restores === undefined ? {} : { restores }) },
    });
    return readAmendment(trx, jurisdictionId, number);
  });
}

async function keyToRestore(trx: Knex.Transaction, jurisdictionId: string, number: number): Promise<string> {
  const { key, state } = await lockAmendment(trx, jurisdictionId, number);
  if (state !== 'adopted') {
    throw new Conflict(
      `Amendment ${number} is not adopted, so there is nothing on the map to restore. Withdraw it instead.`,
    );
  }
  const changed = await changedSince(trx, key);
  if (changed.length > 0) {
    throw new Conflict(
      `Amendment ${number} cannot be taken back as a whole: the map has changed ${listed(changed)} again since. ` +
        'Restore the later amendment first, or draw what is to be different in a new one.',
      {},
      changed.map((wetland) => ({ message: `Wetland "${wetland}" was changed again since.` })),
    );
  }
  return key;
}

const MOST_NAMED = 10;

function listed(wetlands: readonly string[]): string {
  const named = wetlands.slice(0, MOST_NAMED).join(', ');
  return wetlands.length > MOST_NAMED ? `${named} and ${wetlands.length - MOST_NAMED} more` : named;
}
