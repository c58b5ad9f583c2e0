import type { Knex } from 'knex';
import type { GrantedRole } from '../../../core/access.js';

/** What an account says beside its roles. */
export interface AccountValues {
  signInName: string;
  fullName: string;
  email: string | null;
  /** argon2id; null: signs in with OpenID Connect only */
  passwordHash: string | null;
  passwordIsTemporary: boolean;
  disabled: boolean;
}

/**
 * Lets nobody else make or change accounts until the transaction ends, so that names stay unique and the last
 * administrator stays one.
 */
export async function lockAccounts(trx: Knex.Transaction): Promise<void> {
  await trx.raw('lock table account, account_role in share row exclusive mode');
}

/** @returns whether there is any account */
export async function hasAccounts(knex: Knex | Knex.Transaction): Promise<boolean> {
  const result = await knex.raw<{ rows: unknown[] }>('select from account limit 1');
  return result.rows.length > 0;
}

/** @returns how many accounts are administrators of every municipality, and not disabled */
export async function countAdministrators(knex: Knex | Knex.Transaction): Promise<number> {
  const result = await knex.raw<{ rows: { count: number }[] }>(
    `select cast(count(*) as integer) as count from account_role join account on account.id = account_id
     where role = 'administrator' and jurisdiction_id is null and disabled_at is null`,
  );
  return result.rows[0]?.count ?? 0;
}

/** @returns those of the given municipalities that are not here */
export async function unknownJurisdictions(
  knex: Knex | Knex.Transaction,
  jurisdictions: readonly string[],
): Promise<string[]> {
  const result = await knex.raw<{ rows: { id: string }[] }>(
    `select asked.id from unnest(cast(:jurisdictions as text[])) as asked (id)
     where not exists (select from jurisdiction where jurisdiction.id = asked.id)`,
    { jurisdictions: [...jurisdictions] },
  );
  return result.rows.map(({ id }) => id);
}

/** @returns the id of the account that was made, which has no role yet */
export async function insertAccount(trx: Knex.Transaction, account: AccountValues): Promise<string> {
  const rows = await trx('account')
    .insert({
      sign_in_name: account.signInName,
      full_name: account.fullName,
      email: account.email,
      password_hash: account.passwordHash,
      password_is_temporary: account.passwordIsTemporary,
      disabled_at: account.disabled ? trx.fn.now() : null,
    })
    .returning<{ id: string }[]>('id');
  return rows[0]?.id ?? '';
}

/** Makes an account say something else, as its next revision; the name it signs in with stays. */
export async function updateAccount(
  trx: Knex.Transaction,
  id: string,
  account: Omit<AccountValues, 'signInName'>,
): Promise<void> {
  await trx.raw(
    `update account set full_name = :fullName, email = :email, password_hash = :passwordHash,
       password_is_temporary = :passwordIsTemporary, revision = revision + 1,
       disabled_at = case when :disabled then coalesce(disabled_at, now()) end
     where id = cast(:id as uuid)`,
    {
      id,
      fullName: account.fullName,
      email: account.email,
      passwordHash: account.passwordHash,
      passwordIsTemporary: account.passwordIsTemporary,
      disabled: account.disabled,
    },
  );
}

/** Gives an account these roles in the place of those it had. */
export async function replaceRoles(
  trx: Knex.Transaction,
  accountId: string,
  roles: readonly GrantedRole[],
): Promise<void> {
  await trx('account_role').where({ account_id: accountId }).delete();
  if (roles.length === 0) return;
  await trx('account_role').insert(
    roles.map(({ jurisdiction, role }) => ({ account_id: accountId, jurisdiction_id: jurisdiction, role })),
  );
}

/** Says which person of a provider an account is signed in to by, as its next revision. */
export async function linkSubject(
  trx: Knex.Transaction,
  accountId: string,
  issuer: string,
  subject: string,
): Promise<void> {
  await trx.raw(
    `update account set oidc_issuer = :issuer, oidc_subject = :subject, revision = revision + 1
     where id = cast(:accountId as uuid)`,
    { accountId, issuer, subject },
  );
}
