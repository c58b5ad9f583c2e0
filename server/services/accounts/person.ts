import type { Knex } from 'knex';
import type { Session } from '../../../core/contracts/accounts.js';
import { findAccount } from '../../sql/accounts/find-account.js';

/** Somebody as they see themselves. */
export type Person = Omit<NonNullable<Session['account']>, 'passwordIsTemporary'>;

/** @returns the person whose account it is; null when there is none */
export async function personOf(knex: Knex, accountId: string): Promise<Person | null> {
  const account = await findAccount(knex, accountId);
  if (account === null) return null;
  const { id, signInName, fullName, roles, passwordHash } = account;
  return { id, signInName, fullName, roles, hasPassword: passwordHash !== null };
}
