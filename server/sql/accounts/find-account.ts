import type { Knex } from 'knex';
import type { GrantedRole } from '../../../core/access.js';

/** An account as it is stored, with its roles. */
export interface AccountRecord {
  id: string;
  signInName: string;
  fullName: string;
  email: string | null;
  /** argon2id; null: signs in with OpenID Connect only */
  passwordHash: string | null;
  passwordIsTemporary: boolean;
  oidcIssuer: string | null;
  oidcSubject: string | null;
  disabled: boolean;
  revision: number;
  createdAt: Date;
  /** that for every municipality first, then by municipality */
  roles: GrantedRole[];
}

const SELECT = `
  select cast(id as text) as id, sign_in_name as "signInName", full_name as "fullName", email,
    password_hash as "passwordHash", password_is_temporary as "passwordIsTemporary",
    oidc_issuer as "oidcIssuer", oidc_subject as "oidcSubject", disabled_at is not null as disabled,
    revision, created_at as "createdAt",
    coalesce((
      select json_agg(json_build_object('jurisdiction', jurisdiction_id, 'role', role)
        order by jurisdiction_id nulls first)
      from account_role where account_id = account.id), '[]') as roles
  from account`;

type Bindings = Readonly<Record<string, Knex.RawBinding>>;

async function findOne(
  knex: Knex | Knex.Transaction,
  where: string,
  bindings: Bindings,
): Promise<AccountRecord | null> {
  const result = await knex.raw<{ rows: AccountRecord[] }>(`${SELECT} where ${where}`, bindings);
  return result.rows[0] ?? null;
}

/** @returns the account of an id; null when there is none */
export async function findAccount(knex: Knex | Knex.Transaction, id: string): Promise<AccountRecord | null> {
  return findOne(knex, 'id = cast(:id as uuid)', { id });
}

/** @returns the account of a sign-in name, without regard to case; null when there is none */
export async function findAccountByName(
  knex: Knex | Knex.Transaction,
  signInName: string,
): Promise<AccountRecord | null> {
  return findOne(knex, 'lower(sign_in_name) = lower(:signInName)', { signInName });
}

/** @returns the account of an e-mail address, without regard to case; null when there is none */
export async function findAccountByEmail(
  knex: Knex | Knex.Transaction,
  email: string,
): Promise<AccountRecord | null> {
  return findOne(knex, 'lower(email) = lower(:email)', { email });
}

/** @returns the account that a provider's person signs in to; null when there is none */
export async function findAccountBySubject(
  knex: Knex | Knex.Transaction,
  issuer: string,
  subject: string,
): Promise<AccountRecord | null> {
  return findOne(knex, 'oidc_issuer = :issuer and oidc_subject = :subject', { issuer, subject });
}

/** @returns every account, by name */
export async function listAccounts(knex: Knex | Knex.Transaction): Promise<AccountRecord[]> {
  const result = await knex.raw<{ rows: AccountRecord[] }>(`${SELECT} order by lower(sign_in_name)`);
  return result.rows;
}
