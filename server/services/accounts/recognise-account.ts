import type { Knex } from 'knex';
import { PUBLIC } from '../../../core/access.js';
import { Forbidden } from '../../../core/errors.js';
import {
  findAccount,
  findAccountByEmail,
  findAccountBySubject,
  type AccountRecord,
} from '../../sql/accounts/find-account.js';
import { linkSubject, lockAccounts } from '../../sql/accounts/write-account.js';
import { recordActivity } from '../../sql/activity/record-activity.js';
import type { ProvidedIdentity } from './openid-connect.js';
import { actorOfAccount, noteSignIn, refuseDisabled, subjectOf } from './sign-in.js';

/**
 * Finds the account of somebody whom a provider vouches for: the one signed in to so before, or, the first time, the one
 * that an administrator made with the e-mail address that the provider has verified. The log gets a note either way.
 * @throws Forbidden  with a sentence for the person when there is none, or it is disabled
 */
export async function recogniseAccount(knex: Knex, identity: ProvidedIdentity): Promise<AccountRecord> {
  const { issuer, subject, verifiedEmail } = identity;
  const details = { by: 'openid-connect', issuer, subject, email: verifiedEmail };
  const account = (await findAccountBySubject(knex, issuer, subject)) ?? (await linkByEmail(knex, identity));
  if (account === null) {
    await noteFailure(knex, subject, details);
    throw new Forbidden(
      verifiedEmail === null
        ? 'There is no account for you here, and the provider does not say that your e-mail address is verified, by which one could be found. Ask an administrator.'
        : `There is no account for ${verifiedEmail} here. Ask an administrator to make one with this e-mail address.`,
    );
  }
  await refuseDisabled(knex, account, details);
  await noteSignIn(knex, account, 'openid-connect');
  return account;
}

async function noteFailure(knex: Knex, subject: string, details: Record<string, unknown>): Promise<void> {
  await recordActivity(knex, {
    jurisdictionId: null,
    actor: PUBLIC,
    action: 'account.sign-in-failed',
    subject: `person ${subject}`,
    details,
  });
}

/** As accounts have them. Of other letters some become these when case is disregarded, and the address is another's. */
const ADDRESS = /^[\x21-\x7e]+$/;

/** @returns the account of the verified address, linked to the person from now on; null where there is none to link */
async function linkByEmail(
  knex: Knex,
  { issuer, subject, verifiedEmail }: ProvidedIdentity,
): Promise<AccountRecord | null> {
  if (verifiedEmail === null || !ADDRESS.test(verifiedEmail)) return null;
  return knex.transaction(async (trx) => {
    await lockAccounts(trx);
    const account = await findAccountByEmail(trx, verifiedEmail);
    if (account === null || account.disabled) return account;
    if (account.oidcIssuer === issuer && account.oidcSubject === subject) return account;
    // An address that was given to somebody else meanwhile does not open the account of the person before.
    if (account.oidcSubject !== null) return null;
    await linkSubject(trx, account.id, issuer, subject);
    await recordActivity(trx, {
      jurisdictionId: null,
      actor: actorOfAccount(account),
      action: 'account.linked',
      subject: subjectOf(account),
      details: { issuer, subject, email: verifiedEmail },
    });
    return findAccount(trx, account.id);
  });
}
