import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import type { SessionData } from 'express-session';
import type { AccountRole } from '../../core/access.js';
import { sessionDataOf, type SignedInBy } from '../../server/access/begin-session.js';
import { COOKIE, COOKIE_NAME, SESSION_SPAN } from '../../server/access/session-cookie.js';
import { SessionStore } from '../../server/access/session-store.js';
import { findAccount } from '../../server/sql/accounts/find-account.js';
import { SESSION_SECRET, type TestApi } from './api.js';

/** What a request may say beside its path. */
export interface RequestParts {
  body?: unknown;
  /** an ETag */
  ifMatch?: string;
  headers?: Record<string, string>;
  /** bytes in the place of a JSON body; their type goes into headers */
  raw?: Buffer;
}

/** An answer with what tests look at. */
export interface ClientAnswer {
  status: number;
  type: string;
  /** '' where there is none */
  etag: string;
  /** parsed where it is JSON, else the text */
  body: unknown;
}

/** A browser in which somebody is signed in. */
export interface SignedInClient {
  accountId: string;
  /** as the log names the person */
  name: string;
  cookie: string;
  csrfToken: string;
  request(method: string, path: string, parts?: RequestParts): Promise<ClientAnswer>;
  get(path: string): Promise<ClientAnswer>;
  post(path: string, body?: unknown, ifMatch?: string): Promise<ClientAnswer>;
  put(path: string, body?: unknown, ifMatch?: string): Promise<ClientAnswer>;
  patch(path: string, body?: unknown, ifMatch?: string): Promise<ClientAnswer>;
  delete(path: string, ifMatch?: string): Promise<ClientAnswer>;
}

async function makeAccount(knex: Knex, role: AccountRole, jurisdiction: string | null) {
  const signInName = `${role}-${randomBytes(4).toString('hex')}`;
  const rows = await knex('account')
    .insert({ sign_in_name: signInName, full_name: `The ${signInName}` })
    .returning<{ id: string }[]>('id');
  const id = rows[0]?.id ?? '';
  await knex('account_role').insert({ account_id: id, jurisdiction_id: jurisdiction, role });
  return id;
}

/** Begins a session as a sign-in does, without the work of the password. */
async function makeSession(knex: Knex, accountId: string, by: SignedInBy) {
  const account = await findAccount(knex, accountId);
  if (account === null) throw new Error(`there is no account ${accountId}`);
  const sessionId = randomUUID();
  const csrfToken = randomBytes(32).toString('hex');
  const data = { cookie: { ...COOKIE, originalMaxAge: null }, csrfToken, ...sessionDataOf(account, by) };
  const store = new SessionStore(knex, SESSION_SPAN);
  await promisify(store.set.bind(store))(sessionId, data as unknown as SessionData);
  const signature = createHmac('sha256', SESSION_SECRET)
    .update(sessionId)
    .digest('base64')
    .replace(/=+$/, '');
  const cookie = `${COOKIE_NAME}=${encodeURIComponent(`s:${sessionId}.${signature}`)}`;
  return { cookie, csrfToken, name: account.fullName };
}

/** @returns a browser signed in to an account that is there */
export async function signedInAs(
  api: Pick<TestApi, 'url'>,
  knex: Knex,
  accountId: string,
  by: SignedInBy = 'password',
): Promise<SignedInClient> {
  const { cookie, csrfToken, name } = await makeSession(knex, accountId, by);
  const request = async (
    method: string,
    path: string,
    { body, ifMatch, headers = {}, raw }: RequestParts = {},
  ): Promise<ClientAnswer> => {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${api.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie,
        'x-csrf-token': csrfToken,
        ...(raw === undefined && body !== undefined ? { 'content-type': 'application/json' } : {}),
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    return {
      status: response.status,
      type,
      etag: response.headers.get('etag') ?? '',
      body: type.includes('json') ? (JSON.parse(text) as unknown) : text,
    };
  };
  const withBody =
    (method: string) =>
    (path: string, body?: unknown, ifMatch?: string): Promise<ClientAnswer> =>
      request(method, path, { body, ...(ifMatch === undefined ? {} : { ifMatch }) });
  return {
    accountId,
    name,
    cookie,
    csrfToken,
    request,
    get: (path) => request('GET', path),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    delete: (path, ifMatch) => request('DELETE', path, ifMatch === undefined ? {} : { ifMatch }),
  };
}

/**
 * @param jurisdiction  null: in every municipality
 * @returns a browser signed in to an account made for it
 */
export async function signedIn(
  api: TestApi,
  knex: Knex,
  role: AccountRole,
  jurisdiction: string | null,
): Promise<SignedInClient> {
  return signedInAs(api, knex, await makeAccount(knex, role, jurisdiction));
}
