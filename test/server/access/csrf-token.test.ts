import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { signedIn, type SignedInClient } from '../../support/signed-in.js';
import { OWN_PASSWORD, settledAccount } from '../accounts/support.js';

describe('requests from elsewhere', () => {
  let database: TestDatabase;
  let api: TestApi;
  let client: SignedInClient;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
    client = await signedIn(api, database.knex, 'administrator', null);
    await settledAccount(database.knex, 'sedge');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const person = { signInName: 'rush', fullName: 'A. Rush', roles: [] };
  const post = (path: string, body: unknown, headers: Record<string, string>) =>
    fetch(`${api.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it.each([
    ['without the token', {}],
    ['with another one', { 'x-csrf-token': 'a'.repeat(64) }],
    ['with an empty one', { 'x-csrf-token': '' }],
  ])('change nothing %s', async (_name, headers) => {
    const answer = await post('/api/accounts', person, { cookie: client.cookie, ...headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      code: 'Forbidden',
      detail: expect.stringMatching(/csrfToken of GET/) as string,
    });
    expect(await database.knex('account').where({ sign_in_name: 'rush' })).toEqual([]);
  });

  it('change nothing with the token of another session', async () => {
    const other = await signedIn(api, database.knex, 'administrator', null);
    const headers = { cookie: client.cookie, 'x-csrf-token': other.csrfToken };
    expect((await post('/api/accounts', person, headers)).status).toBe(403);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'POST'])(
    'need the token for %s, also where there is nothing',
    async (method) => {
      const answer = await client.request(method, '/api/nothing-here', { headers: { 'x-csrf-token': 'x' } });
      expect(answer.status).toBe(403);
    },
  );

  it('read without it', async () => {
    const answer = await fetch(`${api.url}/api/accounts`, { headers: { cookie: client.cookie } });
    expect(answer.status).toBe(200);
  });

  const clocks = { ordinance: 'rye', events: {} };
  it.each([
    ['by a script that says no origin', {}, 200],
    ['by the page itself', { 'sec-fetch-site': 'same-origin' }, 200],
    ['by an old browser from the page itself', { origin: 'self' }, 200],
    ['by a person who typed the address', { 'sec-fetch-site': 'none' }, 200],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from another host of the same site', { 'sec-fetch-site': 'same-site' }, 403],
    ['from another site, by an old browser', { origin: 'https://elsewhere.example' }, 403],
    ['from a page without origin', { origin: 'null' }, 403],
  ])('%s', async (_name, headers, status) => {
    const sent = {
      ...headers,
      ...('origin' in headers && headers.origin === 'self' ? { origin: api.url } : {}),
    };
    expect((await post('/api/clocks', clocks, sent as Record<string, string>)).status).toBe(status);
    const credentials = { signInName: 'sedge', password: OWN_PASSWORD };
    const signIn = await post('/api/session', credentials, sent);
    expect(signIn.status).toBe(status);
    expect(signIn.headers.getSetCookie()).toHaveLength(status === 200 ? 1 : 0);
  });

  it('are those of the page where PUBLIC_URL says so, whatever a proxy makes of the host', async () => {
    const proxied = await serveTestApi(database.knex, undefined, {
      publicUrl: new URL('https://wetlands.example'),
    });
    const status = async (origin: string): Promise<number> =>
      (
        await fetch(`${proxied.url}/api/clocks`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin },
          body: JSON.stringify(clocks),
        })
      ).status;
    expect(await status('https://wetlands.example')).toBe(200);
    expect(await status('https://elsewhere.example')).toBe(403);
    await proxied.close();
  });
});
