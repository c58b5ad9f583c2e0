import type { Knex } from 'knex';
import type { Actor } from '../../../core/access.js';

/** Something that somebody did. */
export interface Activity {
  /** null: about the whole installation */
  jurisdictionId: string | null;
  actor: Actor;
  /** what kind of thing was done, such as `amendment.adopted` */
  action: string;
  /** to what, such as `amendment 3` */
  subject: string;
  details?: Record<string, unknown>;
}

/** Adds to the log, in the transaction of what is done, so that neither is there without the other. */
export async function recordActivity(
  trx: Knex | Knex.Transaction,
  { jurisdictionId, actor, action, subject, details = {} }: Activity,
): Promise<void> {
  await trx('activity_log').insert({
    jurisdiction_id: jurisdictionId,
    account_id: actor.accountId,
    account_name: actor.name,
    action,
    subject,
    details: JSON.stringify(details),
  });
}
