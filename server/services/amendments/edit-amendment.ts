import type { Knex } from 'knex';
import type { Actor } from '../../../core/access.js';
import type { Amendment, AmendmentState } from '../../../core/contracts/amendments.js';
import { Conflict } from '../../../core/errors.js';
import { recordActivity } from '../../sql/activity/record-activity.js';
import { holdJurisdiction } from '../../sql/amendments/hold-jurisdiction.js';
import { lockAmendment, type LockedAmendment } from '../../sql/amendments/lock-amendment.js';
import { amendmentSubject } from '../../sql/amendments/read-edits-since.js';
import { lockJurisdiction, type LockedJurisdiction } from '../../sql/imports/lock-jurisdiction.js';
import { editedMeanwhile } from './edited-meanwhile.js';
import { readAmendment } from './read-amendment.js';

/** An act on an amendment: by whom, on which revision, and in which states it may be done. */
export interface AmendmentAct {
  jurisdiction: string;
  number: number;
  /** that whoever acts has seen */
  revision: number;
  actor: Actor;
  /** the request as it was sent, to be shown again if it comes too late */
  yours: unknown;
  /** states from which it may be done */
  from: readonly AmendmentState[];
  /** how the log names it, such as `amendment.proposed` */
  action: string;
}

const TO_DO: Readonly<Record<AmendmentState, string>> = {
  draft: 'Propose it first.',
  proposed: 'Reopen it to change it.',
  adopted: 'That is an end: start a new amendment, which may restore what was before.',
  withdrawn: 'That is an end: start a new amendment.',
};

/** What an act did, and what the log says of it beside the revision. */
export interface Done<T> {
  result: T;
  details?: object;
}

/**
 * Does something to an amendment that leaves the map as it is, in one transaction, and logs it with the revision that comes
 * of it.
 * @param work  does it, on the locked amendment, and raises its revision
 * @returns the amendment as it is then, read in the same transaction
 * @throws Conflict  when it was changed since the revision, or its state does not allow it
 * @throws NotFound  when there is none of that number
 */
export function editAmendment<T>(
  knex: Knex,
  act: AmendmentAct,
  work: (trx: Knex.Transaction, amendment: LockedAmendment) => Promise<Done<T>>,
): Promise<{ amendment: Amendment; result: T }> {
  return knex.transaction(async (trx) => {
    await holdJurisdiction(trx, act.jurisdiction);
    return settled(trx, act, (amendment) => work(trx, amendment));
  });
}

/**
 * Does something to an amendment that depends on the newest map or makes the next: like `editAmendment`, with the
 * municipality locked as an import locks it. It is locked before the amendment, so that no two acts wait for each other.
 */
export function editWithMap<T>(
  knex: Knex,
  act: AmendmentAct,
  work: (
    trx: Knex.Transaction,
    amendment: LockedAmendment,
    jurisdiction: LockedJurisdiction,
  ) => Promise<Done<T>>,
): Promise<{ amendment: Amendment; result: T }> {
  return knex.transaction(async (trx) => {
    const jurisdiction = await lockJurisdiction(trx, act.jurisdiction);
    return settled(trx, act, (amendment) => work(trx, amendment, jurisdiction));
  });
}

async function settled<T>(
  trx: Knex.Transaction,
  act: AmendmentAct,
  work: (amendment: LockedAmendment) => Promise<Done<T>>,
): Promise<{ amendment: Amendment; result: T }> {
  const amendment = await lockAmendment(trx, act.jurisdiction, act.number);
  if (amendment.revision !== act.revision) {
    throw await editedMeanwhile(trx, amendment, act.revision, act.yours);
  }
  if (!act.from.includes(amendment.state)) {
    const is = amendment.state === 'draft' ? 'a draft' : amendment.state;
    throw new Conflict(
      `Amendment ${amendment.number} is ${is}, which does not allow this. ${TO_DO[amendment.state]}`,
    );
  }
  const { result, details } = await work(amendment);
  const after = await readAmendment(trx, act.jurisdiction, act.number);
  await recordActivity(trx, {
    jurisdictionId: act.jurisdiction,
    actor: act.actor,
    action: act.action,
    subject: amendmentSubject(amendment.number),
    details: { ...details, revision: after.revision },
  });
  return { amendment: after, result };
}
