import { z } from 'zod';
import {
  accountAnswerSchema,
  accountListSchema,
  sessionSchema,
  type AccountAnswer,
  type AccountChange,
  type AccountList,
  type AccountRequest,
  type PasswordChange,
  type Session,
  type SignIn,
} from '../core/contracts/accounts.js';
import { request } from './request.js';

function sent(method: 'POST' | 'PATCH', body: object, revision?: number): RequestInit {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (revision !== undefined) headers['if-match'] = `"r${revision}"`;
  return { method, headers, body: JSON.stringify(body) };
}

/** Who is signed in. */
export async function fetchSession(): Promise<Session> {
  return (await request('/api/session', sessionSchema)).value;
}

/** Signs in with a name and a password. */
export async function signIn(body: SignIn): Promise<Session> {
  return (await request('/api/session', sessionSchema, sent('POST', body))).value;
}

/** Ends the session. @returns the session of somebody who is not signed in */
export async function signOut(): Promise<Session> {
  await request('/api/session', z.unknown(), { method: 'DELETE' });
  return fetchSession();
}

/** Sets another password of one's own. @returns the session as it is afterwards */
export async function changePassword(body: PasswordChange): Promise<Session> {
  await request('/api/session/password', z.unknown(), sent('POST', body));
  return fetchSession();
}

/** Every account, by their administrator. `next` is the address that the list before gave; null: the first. */
export async function fetchAccounts(next: string | null, signal: AbortSignal): Promise<AccountList> {
  return (await request(next ?? '/api/accounts', accountListSchema, { signal })).value;
}

/** Makes an account; its temporary password is in this answer alone. */
export async function addAccount(body: AccountRequest): Promise<AccountAnswer> {
  return (await request('/api/accounts', accountAnswerSchema, sent('POST', body))).value;
}

/** Changes an account from the revision that was on screen. */
export async function changeAccount(
  id: string,
  revision: number,
  change: AccountChange,
): Promise<AccountAnswer> {
  const path = `/api/accounts/${encodeURIComponent(id)}`;
  return (await request(path, accountAnswerSchema, sent('PATCH', change, revision))).value;
}
