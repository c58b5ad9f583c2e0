import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionSchema, type Session } from '../../../core/contracts/accounts.js';
import { COOKIE_NAME } from '../../../server/access/session-cookie.js';
import { sessionIdHash } from '../../../server/access/session-store.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { signedIn } from '../../support/signed-in.js';
import { OWN_PASSWORD, pageBrowser, settledAccount } from '../accounts/support.js';

describe('sessions', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
    await settledAccount(database.knex, 'sedge');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const rows = () => database.knex('session').select<{ id_hash: string; account_id: string }[]>('*');
  const nobody = { account: null, csrfToken: null, endsAt: null, openIdConnect: null };

  it('leave nothing behind for who never signs in', async () => {
    const page = pageBrowser(api);
    const response = await page.send('GET', '/api/session');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(sessionSchema.parse(await response.json())).toEqual(nobody);
    await page.send('POST', '/api/clocks', { ordinance: 'rye', events: {} });
    expect(await rows()).toEqual([]);
  });

  it('ask the database nothing where there is no cookie', async () => {
    const asked: string[] = [];
    const listen = ({ sql }: { sql: string }): void => void asked.push(sql);
    database.knex.on('query', listen);
    await pageBrowser(api).send('GET', '/api/session');
    await pageBrowser(api).send('GET', '/api/ordinances/rye');
    database.knex.off('query', listen);
    expect(asked).toEqual([]);
  });

  it('come with a cookie that scripts and other sites do not get, and are kept under its hash', async () => {
    const page = pageBrowser(api);
    const answer = await page.signIn('Sedge', OWN_PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const session = sessionSchema.parse(await answer.json());
    expect(session.account).toMatchObject({ signInName: 'sedge', passwordIsTemporary: false });
    const inFourHours = new Date(session.endsAt ?? '').getTime() - Date.now();
    expect(Math.abs(inFourHours - 4 * 3_600_000)).toBeLessThan(10_000);
    expect(page.browser.attributesOf(COOKIE_NAME).split('; ').sort()).toEqual([
      'HttpOnly',
      'Path=/',
      'SameSite=Lax',
    ]);
    const value = decodeURIComponent(page.browser.cookie(api.url, COOKIE_NAME) ?? '');
    const id = value.slice(2, value.lastIndexOf('.'));
    const kept = await rows();
    expect(kept.map((row) => row.id_hash)).toContain(sessionIdHash(id));
    expect(JSON.stringify(kept)).not.toContain(id);
  });

  it('get another id with every sign-in, and the one before is worth nothing', async () => {
    const page = pageBrowser(api);
    await page.signIn('sedge', OWN_PASSWORD);
    const before = page.browser.cookie(api.url, COOKIE_NAME) ?? '';
    await page.signIn('sedge', OWN_PASSWORD);
    expect(page.browser.cookie(api.url, COOKIE_NAME)).not.toBe(before);
    const stale = await fetch(`${api.url}/api/session`, { headers: { cookie: `${COOKIE_NAME}=${before}` } });
    expect(await stale.json()).toEqual(nobody);
  });

  it('are not taken from a cookie that was made up', async () => {
    const page = pageBrowser(api);
    await page.signIn('sedge', OWN_PASSWORD);
    const value = page.browser.cookie(api.url, COOKIE_NAME) ?? '';
    const forged = [value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 's%3Aabc.def', 'abc', ''];
    for (const cookie of forged) {
      const answer = await fetch(`${api.url}/api/session`, {
        headers: { cookie: `${COOKIE_NAME}=${cookie}` },
      });
      expect(await answer.json(), cookie).toEqual(nobody);
    }
  });

  it('end with signing out', async () => {
    const page = pageBrowser(api);
    await page.signIn('sedge', OWN_PASSWORD);
    const value = page.browser.cookie(api.url, COOKIE_NAME) ?? '';
    expect((await page.send('DELETE', '/api/session')).status).toBe(204);
    expect(page.browser.cookie(api.url, COOKIE_NAME)).toBeUndefined();
    const later = await fetch(`${api.url}/api/session`, { headers: { cookie: `${COOKIE_NAME}=${value}` } });
    expect(await later.json()).toEqual(nobody);
    expect((await page.send('DELETE', '/api/session')).status).toBe(204);
  });

  it('stay ended when a request that began before ends after', async () => {
    const { knex } = database;
    const client = await signedIn(api, knex, 'planner', null);
    // Not used for a while, so that its next request keeps it anew.
    await knex('session')
      .where({ account_id: client.accountId })
      .update({ data: knex.raw(`data || '{"usedAt": 0}'`) });
    const slow = client.get('/api/session');
    await knex('session').where({ account_id: client.accountId }).delete();
    await slow;
    expect(await knex('session').where({ account_id: client.accountId })).toEqual([]);
  });

  it.each([
    ['unused for four hours', `expires_at = now() - interval '1 second'`],
    ['twelve hours old, however much used', `created_at = now() - interval '12 hours 1 second'`],
  ])('end when they are %s', async (_name, set) => {
    const client = await signedIn(api, database.knex, 'planner', null);
    expect(((await client.get('/api/session')).body as Session).account?.id).toBe(client.accountId);
    await database.knex.raw(`update session set ${set} where account_id = ?`, [client.accountId]);
    expect((await client.get('/api/session')).body).toEqual(nobody);
  });

  it('last longer when they are used, but never beyond twelve hours', async () => {
    const { knex } = database;
    const client = await signedIn(api, knex, 'planner', null);
    const left = async (): Promise<number> => {
      const found = await knex.raw<{ rows: { hours: number }[] }>(
        'select cast(extract(epoch from expires_at - now()) / 3600 as float8) as hours from session where account_id = ?',
        [client.accountId],
      );
      return found.rows[0]?.hours ?? 0;
    };
    const age = (hours: number) =>
      knex.raw(
        `update session set created_at = now() - :hours * interval '1 hour', expires_at = now() + interval '10 minutes',
           data = data || '{"usedAt": 0}' where account_id = :id`,
        { hours, id: client.accountId },
      );
    await age(3);
    await client.get('/api/session');
    expect(await left()).toBeCloseTo(4, 1);
    await age(10);
    await client.get('/api/session');
    expect(await left()).toBeCloseTo(2, 1);
  });

  it('that have ended are cleared away at the next sign-in', async () => {
    const client = await signedIn(api, database.knex, 'planner', null);
    await database
      .knex('session')
      .where({ account_id: client.accountId })
      .update({ expires_at: new Date(Date.now() - 1000) });
    await pageBrowser(api).signIn('sedge', OWN_PASSWORD);
    expect(await database.knex('session').where({ account_id: client.accountId })).toEqual([]);
  });

  it('rest on the account: what it rested on gone, a session is over even where its row was left', async () => {
    const { knex } = database;
    for (const change of [
      () => knex('account').update({ disabled_at: new Date() }),
      () => knex('account').update({ password_hash: 'another' }),
    ]) {
      const client = await signedIn(api, knex, 'planner', null);
      await change().where({ id: client.accountId });
      expect((await client.get('/api/session')).body).toEqual(nobody);
    }
    const client = await signedIn(api, knex, 'naturalist', 'rye');
    await knex('account_role').where({ account_id: client.accountId }).update({ role: 'planner' });
    expect((await client.get('/api/session')).body).toEqual(nobody);
  });

  it('have a Secure cookie behind a proxy that adds TLS', async () => {
    const proxied = await serveTestApi(database.knex, undefined, { trustedProxies: 1 });
    const page = pageBrowser(proxied);
    const body = { signInName: 'sedge', password: OWN_PASSWORD };
    await page.send('POST', '/api/session', body, { 'x-forwarded-proto': 'https' });
    expect(page.browser.attributesOf(COOKIE_NAME)).toContain('Secure');
    await proxied.close();
  });

  it('have one also where nobody said how many proxies there are', async () => {
    const page = pageBrowser(api);
    const body = { signInName: 'sedge', password: OWN_PASSWORD };
    await page.send('POST', '/api/session', body, { 'x-forwarded-proto': 'https' });
    expect(page.browser.attributesOf(COOKIE_NAME)).toContain('Secure');
  });
});

describe('answers that are not for everybody', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  // A cache in front that goes by the ending of an address would hand a planner's list to the public.
  it.each(['amendments/1/effects.csv', 'amendments', 'determinations', 'activity-log'])(
    '%s: are kept by no cache that several people share',
    async (part) => {
      const client = await signedIn(api, database.knex, 'naturalist', 'rye');
      const address = `${api.url}/api/jurisdictions/rye/${part}`;
      for (const headers of [{ cookie: client.cookie }, undefined]) {
        const answer = await fetch(address, headers === undefined ? {} : { headers });
        expect(answer.headers.get('cache-control'), String(answer.status)).toMatch(/^private\b/);
      }
    },
  );
});
