import type { Knex } from 'knex';
import { recordActivity } from '../../sql/activity/record-activity.js';
import { hasAccounts, insertAccount, lockAccounts, replaceRoles } from '../../sql/accounts/write-account.js';
import { hashPassword, makeTemporaryPassword } from './passwords.js';
import { subjectOf } from './sign-in.js';

/** Somebody who may administer everything, with the password made for them. */
export interface FirstAdministrator {
  signInName: string;
  temporaryPassword: string;
}

/** @returns the administrator that was made because there was no account; null when there is one */
export async function makeFirstAdministrator(knex: Knex): Promise<FirstAdministrator | null> {
  if (await hasAccounts(knex)) return null;
  const signInName = 'admin';
  const temporaryPassword = makeTemporaryPassword();
  const passwordHash = await hashPassword(temporaryPassword);
  return knex.transaction(async (trx) => {
    await lockAccounts(trx);
    // Another server on the same database may have started at the same time.
    if (await hasAccounts(trx)) return null;
    const id = await insertAccount(trx, {
      signInName,
      fullName: 'First administrator',
      email: null,
      passwordHash,
      passwordIsTemporary: true,
      disabled: false,
    });
    await replaceRoles(trx, id, [{ jurisdiction: null, role: 'administrator' }]);
    await recordActivity(trx, {
      jurisdictionId: null,
      actor: { accountId: null, name: 'first start', roles: [] },
      action: 'account.made',
      subject: subjectOf({ signInName }),
    });
    return { signInName, temporaryPassword };
  });
}
