import type { Knex } from 'knex';
import { PUBLIC, type Actor } from '../../../core/access.js';
import { signInNameSchema, type PasswordChange, type SignIn } from '../../../core/contracts/accounts.js';
import { Conflict, Forbidden, InvalidInput, SignInNeeded } from '../../../core/errors.js';
import { findAccount, findAccountByName, type AccountRecord } from '../../sql/accounts/find-account.js';
import { deleteExpiredSessions, deleteSessionsOf } from '../../sql/accounts/session-rows.js';
import { lockAccounts, updateAccount } from '../../sql/accounts/write-account.js';
import { recordActivity } from '../../sql/activity/record-activity.js';
import { hashPassword, passwordFits } from './passwords.js';

/** Says neither which of the two is wrong, nor whether there is such an account. */
const WRONG = 'There is no account with this name and this password.';

// No other name can be an account's. PostgreSQL makes the small letters of one out of some that JavaScript leaves, so that
// attempts with those would not count as attempts with that name.
async function accountNamed(knex: Knex, name: string): Promise<AccountRecord | null> {
  return signInNameSchema.safeParse(name).success ? findAccountByName(knex, name) : null;
}

/** @returns an account as the log names it */
export function subjectOf({ signInName }: Pick<AccountRecord, 'signInName'>): string {
  return `account ${signInName}`;
}

/** @returns the account's owner as the one who does something */
export function actorOfAccount({ id, fullName, roles }: AccountRecord): Actor {
  return { accountId: id, name: fullName, roles };
}

/**
 * Finds out who somebody is, by name and password, and notes it in the log either way.
 * @returns the account
 * @throws SignInNeeded  when name or password are wrong, in the same time and the same words
 * @throws Forbidden  when they are right and the account is disabled
 */
export async function signInWithPassword(
  knex: Knex,
  { signInName, password }: SignIn,
): Promise<AccountRecord> {
  const account = await accountNamed(knex, signInName);
  const fits = await passwordFits(account?.passwordHash ?? null, password);
  if (account === null || !fits) {
    await recordActivity(knex, {
      jurisdictionId: null,
      actor: PUBLIC,
      action: 'account.sign-in-failed',
      subject: `account ${signInName}`,
      details: { by: 'password', nameTried: signInName },
    });
    throw new SignInNeeded(WRONG);
  }
  await refuseDisabled(knex, account, { by: 'password', nameTried: signInName });
  await noteSignIn(knex, account, 'password');
  return account;
}

/** @throws Forbidden  when the account is disabled, which is noted in the log */
export async function refuseDisabled(
  knex: Knex,
  account: AccountRecord,
  details: Record<string, unknown>,
): Promise<void> {
  if (!account.disabled) return;
  await recordActivity(knex, {
    jurisdictionId: null,
    actor: PUBLIC,
    action: 'account.sign-in-failed',
    subject: subjectOf(account),
    details: { ...details, why: 'the account is disabled' },
  });
  throw new Forbidden('This account is disabled. Ask an administrator.');
}

/** Notes in the log that somebody signed in, and clears away sessions that have ended. */
export async function noteSignIn(
  knex: Knex,
  account: AccountRecord,
  by: 'password' | 'openid-connect',
): Promise<void> {
  await knex.transaction(async (trx) => {
    await deleteExpiredSessions(trx);
    await recordActivity(trx, {
      jurisdictionId: null,
      actor: actorOfAccount(account),
      action: 'account.signed-in',
      subject: subjectOf(account),
      details: { by },
    });
  });
}

/** Notes in the log that somebody signed out. */
export async function noteSignOut(knex: Knex, actor: Actor & { accountId: string }): Promise<void> {
  const account = await findAccount(knex, actor.accountId);
  if (account === null) return;
  const subject = subjectOf(account);
  await recordActivity(knex, { jurisdictionId: null, actor, action: 'account.signed-out', subject });
}

/** @throws InvalidInput  naming the member of the body that is at fault */
function refuse(member: keyof PasswordChange, message: string): never {
  throw new InvalidInput(message, [{ path: member, message }]);
}

/**
 * Sets another password of one's own, which ends every session of the account.
 * @returns the account with the new password
 * @throws InvalidInput  when the present password is wrong, or the wanted one is the same
 * @throws Conflict  when the account has no password, or it was changed meanwhile
 */
export async function changeOwnPassword(
  knex: Knex,
  actor: Actor & { accountId: string },
  { present, wanted }: PasswordChange,
): Promise<AccountRecord> {
  const before = await findAccount(knex, actor.accountId);
  if (before?.passwordHash == null) {
    throw new Conflict('This account has no password: it is signed in to with OpenID Connect.');
  }
  const activity = { jurisdictionId: null, actor, subject: subjectOf(before) };
  if (!(await passwordFits(before.passwordHash, present))) {
    await recordActivity(knex, { ...activity, action: 'account.password-change-failed' });
    refuse('present', 'The present password is wrong.');
  }
  if (await passwordFits(before.passwordHash, wanted)) {
    refuse('wanted', 'The new password is the present one. Choose another.');
  }
  const passwordHash = await hashPassword(wanted);
  return knex.transaction(async (trx) => {
    await lockAccounts(trx);
    const account = await findAccount(trx, actor.accountId);
    if (account?.passwordHash !== before.passwordHash) {
      throw new Conflict('The password was changed meanwhile. Sign in anew.');
    }
    await updateAccount(trx, account.id, { ...account, passwordHash, passwordIsTemporary: false });
    await deleteSessionsOf(trx, account.id);
    await recordActivity(trx, { ...activity, action: 'account.password-changed' });
    return { ...account, passwordHash, passwordIsTemporary: false, revision: account.revision + 1 };
  });
}
