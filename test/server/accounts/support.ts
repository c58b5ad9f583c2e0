import type { Knex } from 'knex';
import { COMMAND_LINE, type GrantedRole } from '../../../core/access.js';
import type { AccountAnswer, Session } from '../../../core/contracts/accounts.js';
import { changeOwnPassword } from '../../../server/services/accounts/sign-in.js';
import { makeAccount } from '../../../server/services/accounts/administer-accounts.js';
import type { TestApi } from '../../support/api.js';
import { openBrowser, type Browser } from '../../support/browser.js';

/** A password that its owner has set. */
export const OWN_PASSWORD = 'correct horse battery staple';

/** @returns an account with a temporary password */
export async function newAccount(
  knex: Knex,
  signInName: string,
  roles: GrantedRole[] = [{ jurisdiction: null, role: 'naturalist' }],
): Promise<AccountAnswer & { temporaryPassword: string }> {
  const fullName = `Person ${signInName}`;
  const made = await makeAccount(knex, COMMAND_LINE, { signInName, fullName, roles, signsIn: 'password' });
  return { ...made, temporaryPassword: made.temporaryPassword ?? '' };
}

/** @returns an account whose owner has set OWN_PASSWORD */
export async function settledAccount(
  knex: Knex,
  signInName: string,
  roles?: GrantedRole[],
): Promise<AccountAnswer> {
  const made = await newAccount(knex, signInName, roles);
  const actor = { accountId: made.id, name: made.fullName, roles: made.roles };
  await changeOwnPassword(knex, actor, { present: made.temporaryPassword, wanted: OWN_PASSWORD });
  return made;
}

/** A browser on the application's page. */
export interface PageBrowser {
  browser: Browser;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  session(): Promise<Session>;
  signIn(signInName: string, password: string): Promise<Response>;
}

/** @returns a browser that knows the API's address, and sends the token of its session as the page does */
export function pageBrowser(api: TestApi): PageBrowser {
  const browser = openBrowser();
  let csrfToken: string | null = null;
  const send: PageBrowser['send'] = (method, path, body, headers = {}) =>
    browser.fetch(`${api.url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(csrfToken === null ? {} : { 'x-csrf-token': csrfToken }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const session = async (): Promise<Session> => {
    const answer = (await (await send('GET', '/api/session')).json()) as Session;
    csrfToken = answer.csrfToken;
    return answer;
  };
  return {
    browser,
    send,
    session,
    async signIn(signInName, password) {
      const response = await send('POST', '/api/session', { signInName, password });
      if (response.ok) await session();
      return response;
    },
  };
}

/** @returns the log's entries about accounts, oldest first */
export async function activities(
  knex: Knex,
): Promise<{ action: string; subject: string; account_name: string; details: Record<string, unknown> }[]> {
  return knex('activity_log').select('action', 'subject', 'account_name', 'details').orderBy('id');
}
