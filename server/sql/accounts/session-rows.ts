import type { Knex } from 'knex';

/** How long a session lasts, in seconds: unused, at most, and while nobody has signed in in it yet. */
export interface SessionSpan {
  idleSeconds: number;
  longestSeconds: number;
  signingInSeconds: number;
}

/** A session as it is kept: whose it is, and what else it holds. */
export interface SessionRow {
  /** null: nobody has signed in in it yet */
  accountId: string | null;
  data: Record<string, unknown>;
}

/**
 * @param idHash  SHA-256 of the session's id, in hexadecimal
 * @returns the session; null when there is none, or it has ended
 */
export async function findSession(
  knex: Knex,
  idHash: string,
  { longestSeconds }: SessionSpan,
): Promise<SessionRow | null> {
  const result = await knex.raw<{ rows: SessionRow[] }>(
    `select cast(account_id as text) as "accountId", data from session
     where id_hash = :idHash and expires_at > now()
       and created_at > now() - :longestSeconds * interval '1 second'`,
    { idHash, longestSeconds },
  );
  return result.rows[0] ?? null;
}

function idleSecondsOf(accountId: string | null, { idleSeconds, signingInSeconds }: SessionSpan): number {
  return accountId === null ? signingInSeconds : idleSeconds;
}

/** Keeps a session that has begun in this request. */
export async function insertSession(
  knex: Knex,
  idHash: string,
  { accountId, data }: SessionRow,
  span: SessionSpan,
): Promise<void> {
  await knex.raw(
    `insert into session (id_hash, account_id, data, expires_at)
     values (:idHash, cast(:accountId as uuid), cast(:json as jsonb), now() + :idleSeconds * interval '1 second')
     on conflict (id_hash) do update
       set account_id = excluded.account_id, data = excluded.data, expires_at = excluded.expires_at`,
    { idHash, accountId, json: JSON.stringify(data), idleSeconds: idleSecondsOf(accountId, span) },
  );
}

/** Keeps what a session has become, and lets it last from now on. One that was ended meanwhile stays ended. */
export async function updateSession(
  knex: Knex,
  idHash: string,
  { accountId, data }: SessionRow,
  span: SessionSpan,
): Promise<void> {
  await knex.raw(
    `update session set account_id = cast(:accountId as uuid), data = cast(:json as jsonb), expires_at = least(
       now() + :idleSeconds * interval '1 second', created_at + :longestSeconds * interval '1 second')
     where id_hash = :idHash`,
    {
      idHash,
      accountId,
      json: JSON.stringify(data),
      idleSeconds: idleSecondsOf(accountId, span),
      longestSeconds: span.longestSeconds,
    },
  );
}

/** Ends a session. */
export async function deleteSession(knex: Knex, idHash: string): Promise<void> {
  await knex('session').where({ id_hash: idHash }).delete();
}

/** Ends every session of an account. */
export async function deleteSessionsOf(knex: Knex | Knex.Transaction, accountId: string): Promise<void> {
  await knex('session').where({ account_id: accountId }).delete();
}

/** Clears away sessions that have ended by themselves. */
export async function deleteExpiredSessions(knex: Knex | Knex.Transaction): Promise<void> {
  await knex('session').where('expires_at', '<=', knex.fn.now()).delete();
}
