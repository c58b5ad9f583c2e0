import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { Actor, GrantedRole } from '../../../core/access.js';
import type {
  Account,
  AccountAnswer,
  AccountChange,
  AccountRequest,
} from '../../../core/contracts/accounts.js';
import { Conflict, InvalidInput, NotFound } from '../../../core/errors.js';
import {
  findAccount,
  findAccountByEmail,
  findAccountByName,
  listAccounts,
  type AccountRecord,
} from '../../sql/accounts/find-account.js';
import { deleteSessionsOf } from '../../sql/accounts/session-rows.js';
import {
  countAdministrators,
  insertAccount,
  lockAccounts,
  replaceRoles,
  unknownJurisdictions,
  updateAccount,
} from '../../sql/accounts/write-account.js';
import { recordActivity } from '../../sql/activity/record-activity.js';
import { isUuid } from '../../../core/uuid.js';
import { hashPassword, makeTemporaryPassword } from './passwords.js';
import { subjectOf } from './sign-in.js';

/** @returns an account as an administrator sees it: no hash, no subject */
function accountOf(record: AccountRecord): Account {
  const { id, signInName, fullName, email, roles, disabled, passwordHash, oidcSubject, revision } = record;
  return {
    id,
    signInName,
    fullName,
    email,
    roles,
    disabled,
    hasPassword: passwordHash !== null,
    usesOpenIdConnect: oidcSubject !== null || passwordHash === null,
    createdAt: record.createdAt.toISOString(),
    revision,
  };
}

/** @returns every account, by name */
export async function allAccounts(knex: Knex): Promise<Account[]> {
  return (await listAccounts(knex)).map(accountOf);
}

async function find(knex: Knex | Knex.Transaction, id: string): Promise<AccountRecord> {
  const account = isUuid(id) ? await findAccount(knex, id) : null;
  if (account === null) throw new NotFound(`There is no account "${id}".`);
  return account;
}

/** @throws NotFound */
export async function oneAccount(knex: Knex, id: string): Promise<Account> {
  return accountOf(await find(knex, id));
}

/** @throws NotFound */
export async function accountNamed(knex: Knex, signInName: string): Promise<Account> {
  const account = await findAccountByName(knex, signInName);
  if (account === null) throw new NotFound(`There is no account "${signInName}".`);
  return accountOf(account);
}

/** @throws InvalidInput  when a municipality is not here, or one is named twice */
async function checkRoles(trx: Knex.Transaction, roles: readonly GrantedRole[]): Promise<void> {
  const places = roles.map(({ jurisdiction }) => jurisdiction);
  const named = places.filter((jurisdiction) => jurisdiction !== null);
  if (new Set(places).size < places.length) {
    const message = 'roles: names a municipality twice; a person has one role in each';
    throw new InvalidInput(message, [{ path: 'roles', message }]);
  }
  const unknown = await unknownJurisdictions(trx, named);
  if (unknown.length === 0) return;
  const message = `roles: there is no municipality "${unknown.join('", "')}"`;
  throw new InvalidInput(message, [{ path: 'roles', message }]);
}

/** @throws Conflict  when another account has the address */
async function checkEmail(trx: Knex.Transaction, email: string | null, ownId: string | null): Promise<void> {
  if (email === null) return;
  const other = await findAccountByEmail(trx, email);
  if (other !== null && other.id !== ownId) {
    throw new Conflict(`The account ${other.signInName} has the e-mail address ${email} already.`);
  }
}

function administersAll({ disabled, roles }: AccountRecord): boolean {
  return (
    !disabled && roles.some(({ jurisdiction, role }) => jurisdiction === null && role === 'administrator')
  );
}

/** @throws Conflict  when nobody would be left who can administer accounts */
async function checkAdministratorLeft(trx: Knex.Transaction): Promise<void> {
  if ((await countAdministrators(trx)) > 0) return;
  throw new Conflict(
    'This is the last administrator of every municipality. Make another one first: without any, nobody could manage accounts.',
  );
}

/**
 * Makes an account, with a temporary password unless it is for OpenID Connect.
 * @returns the account, and the password, which is not to be had again
 * @throws Conflict  when the name or the e-mail address is taken
 * @throws InvalidInput  when a municipality is not here, or an e-mail address is missing by which it would be recognised
 */
export async function makeAccount(knex: Knex, actor: Actor, request: AccountRequest): Promise<AccountAnswer> {
  const { signInName, fullName, roles, signsIn } = request;
  const email = request.email ?? null;
  if (signsIn === 'openid-connect' && email === null) {
    const message = 'email: is missing; by it the person is recognised the first time';
    throw new InvalidInput(message, [{ path: 'email', message }]);
  }
  const temporaryPassword = signsIn === 'password' ? makeTemporaryPassword() : null;
  const passwordHash = temporaryPassword === null ? null : await hashPassword(temporaryPassword);
  return knex.transaction(async (trx) => {
    await lockAccounts(trx);
    if ((await findAccountByName(trx, signInName)) !== null) {
      throw new Conflict(`There is an account named ${signInName} already.`);
    }
    await checkEmail(trx, email, null);
    await checkRoles(trx, roles);
    const passwordIsTemporary = passwordHash !== null;
    const values = { signInName, fullName, email, passwordHash, passwordIsTemporary, disabled: false };
    const id = await insertAccount(trx, values);
    await replaceRoles(trx, id, roles);
    await recordActivity(trx, {
      jurisdictionId: null,
      actor,
      action: 'account.made',
      subject: subjectOf({ signInName }),
      details: { fullName, email, roles, signsIn },
    });
    return { ...accountOf(await find(trx, id)), temporaryPassword };
  });
}

interface Changed {
  account: AccountRecord;
  /** what is different, as the log tells it */
  details: Record<string, unknown>;
  /** whether the account's sessions rest on something that is no more */
  endsSessions: boolean;
}

function changed(before: AccountRecord, change: AccountChange, passwordHash: string | null): Changed {
  const { fullName = before.fullName, email = before.email, disabled = before.disabled } = change;
  const { roles = before.roles } = change;
  const password = passwordHash === null ? {} : { passwordHash, passwordIsTemporary: true };
  const account: AccountRecord = { ...before, fullName, email, disabled, roles, ...password };
  const inOrder = (granted: readonly GrantedRole[]): string[] =>
    granted.map(({ jurisdiction, role }) => `${jurisdiction ?? ''} ${role}`).sort();
  const otherRoles = !isDeepStrictEqual(inOrder(before.roles), inOrder(roles));
  const details = {
    ...(fullName === before.fullName ? {} : { fullName: { before: before.fullName, after: fullName } }),
    ...(email === before.email ? {} : { email: { before: before.email, after: email } }),
    ...(disabled === before.disabled ? {} : { disabled }),
    ...(otherRoles ? { roles: { before: before.roles, after: roles } } : {}),
    ...(passwordHash === null ? {} : { newPassword: true }),
  };
  const endsSessions = otherRoles || disabled !== before.disabled || passwordHash !== null;
  return { account, details, endsSessions };
}

/**
 * Changes an account. Other roles, another password or another state end its sessions.
 * @param revision  of which the change is one; null: of whichever there is
 * @returns the account, and a temporary password where a new one was asked for
 * @throws Conflict  when it was changed meanwhile, an e-mail address is taken, or no administrator would be left
 */
export async function changeAccount(
  knex: Knex,
  actor: Actor,
  id: string,
  revision: number | null,
  change: AccountChange,
): Promise<AccountAnswer> {
  const temporaryPassword = change.newPassword === true ? makeTemporaryPassword() : null;
  const passwordHash = temporaryPassword === null ? null : await hashPassword(temporaryPassword);
  return knex.transaction(async (trx) => {
    await lockAccounts(trx);
    const before = await find(trx, id);
    if (revision !== null && revision !== before.revision) {
      throw new Conflict(
        'Somebody else changed this account meanwhile. Look at it as it is now, and change it again.',
        {
          conflict: { kind: 'edited-meanwhile', current: accountOf(before) },
        },
      );
    }
    const { account, details, endsSessions } = changed(before, change, passwordHash);
    await checkEmail(trx, account.email, before.id);
    await checkRoles(trx, account.roles);
    await updateAccount(trx, id, account);
    await replaceRoles(trx, id, account.roles);
    if (administersAll(before) && !administersAll(account)) await checkAdministratorLeft(trx);
    if (endsSessions) await deleteSessionsOf(trx, id);
    await recordActivity(trx, {
      jurisdictionId: null,
      actor,
      action: 'account.changed',
      subject: subjectOf(before),
      details,
    });
    return { ...accountOf(await find(trx, id)), temporaryPassword };
  });
}
