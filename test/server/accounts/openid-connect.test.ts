import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMAND_LINE } from '../../../core/access.js';
import type { OpenIdConnectConfig } from '../../../server/config.js';
import { RETURN_PATH } from '../../../server/services/accounts/openid-connect.js';
import { makeAccount } from '../../../server/services/accounts/administer-accounts.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { signedIn } from '../../support/signed-in.js';
import { CLIENT, signInAtProvider, startProvider, type LocalProvider } from './local-provider.js';
import { activities, pageBrowser } from './support.js';

const START = '/api/session/openid-connect';

describe('signing in with OpenID Connect', () => {
  let database: TestDatabase;
  let api: TestApi;
  let provider: LocalProvider;
  beforeAll(async () => {
    database = await openTestDatabase();
    // Who listens where is known only when it listens.
    const config: OpenIdConnectConfig = {
      issuer: new URL('http://127.0.0.1:1'),
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      name: 'Town directory',
      publicUrl: new URL('http://127.0.0.1:1'),
    };
    api = await serveTestApi(database.knex, undefined, { openIdConnect: config });
    provider = await startProvider(api.url);
    config.issuer = provider.issuer;
    config.publicUrl = new URL(api.url);
    for (const name of ['sedge', 'reed', 'iris', 'rush']) await account(name);
  });
  afterAll(async () => {
    await api.close();
    await provider.close();
    await database.close();
  });

  const account = (signInName: string) =>
    makeAccount(database.knex, COMMAND_LINE, {
      signInName,
      fullName: `Person ${signInName}`,
      email: `${signInName}@wetlands.example`,
      roles: [{ jurisdiction: 'rye', role: 'naturalist' }],
      signsIn: 'openid-connect',
    });
  const verified = (name: string) => ({ email: `${name}@wetlands.example`, email_verified: true });
  const lastActivity = async () => (await activities(database.knex)).at(-1);

  /** Goes all the way. @returns the application's answer to the return, and the page's browser */
  async function signIn(login: string | null, query = '') {
    const page = pageBrowser(api);
    const back = await signInAtProvider(page.browser, `${api.url}${START}${query}`, login);
    return { page, back, answer: await page.browser.fetch(back) };
  }
  async function expectRefused(answer: Response, said: RegExp, status = 403): Promise<void> {
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(said);
  }

  it('starts though the provider is down, says so, and works when it is up again', async () => {
    provider.down = true;
    expect((await api.get('/api/health')).status).toBe(200);
    const offered = (await pageBrowser(api).session()).openIdConnect;
    expect(offered).toEqual({ name: 'Town directory', start: START });
    await expectRefused(await pageBrowser(api).send('GET', START), /does not answer/, 502);
    provider.down = false;
    expect((await pageBrowser(api).send('GET', START)).status).toBe(302);
  });

  it('opens the account of the verified address the first time, and of the same person ever after', async () => {
    provider.people.set('person-1', { ...verified('SEDGE') });
    const first = await signIn('person-1');
    expect(first.answer.status).toBe(302);
    expect(first.answer.headers.get('location')).toBe('/#/account');
    const session = await first.page.session();
    expect(session.account).toMatchObject({
      signInName: 'sedge',
      hasPassword: false,
      passwordIsTemporary: false,
    });
    expect(session.csrfToken).toMatch(/^[0-9a-f]{64}$/);
    const done = (await activities(database.knex))
      .slice(-2)
      .map(({ action, subject }) => `${action} ${subject}`);
    expect(done).toEqual(['account.linked account sedge', 'account.signed-in account sedge']);

    provider.people.set('person-1', { email: 'other@wetlands.example', email_verified: false });
    const again = await signIn('person-1');
    expect((await again.page.session()).account?.signInName).toBe('sedge');
    expect((await lastActivity())?.details).toEqual({ by: 'openid-connect' });
  });

  it('comes back to the place of the page that it began at, and leads nowhere else', async () => {
    provider.people.set('person-1', verified('sedge'));
    const { answer } = await signIn('person-1', `?to=${encodeURIComponent('#/rye/history?on=2026-01-01')}`);
    expect(answer.headers.get('location')).toBe('/#/rye/history?on=2026-01-01');
    for (const to of [
      'https://elsewhere.example',
      '//elsewhere.example',
      '/elsewhere',
      '#x\r\nSet-Cookie: a=b',
      '#/\\',
    ]) {
      const refused = await pageBrowser(api).send('GET', `${START}?to=${encodeURIComponent(to)}`);
      expect(refused.status, to).toBe(400);
    }
  });

  it('begins with code, PKCE, state and nonce, under a cookie that goes with top-level navigation only', async () => {
    const page = pageBrowser(api);
    const answer = await page.send('GET', START);
    const asked = new URL(answer.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.id,
      code_challenge_method: 'S256',
      redirect_uri: `${api.url}${RETURN_PATH}`,
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked.get(name)?.length).toBeGreaterThan(40);
    expect(page.browser.attributesOf('hundredfoot')).toContain('SameSite=Lax');
    expect((await page.session()).account).toBeNull();
  });

  it('is refused with a wrong state, and then for good', async () => {
    provider.people.set('person-1', verified('sedge'));
    const page = pageBrowser(api);
    const back = await signInAtProvider(page.browser, `${api.url}${START}`, 'person-1');
    const wrong = new URL(back);
    wrong.searchParams.set('state', 'a'.repeat(43));
    await expectRefused(await page.browser.fetch(wrong.href), /not completed/);
    await expectRefused(await page.browser.fetch(back), /not completed/);
    expect((await page.session()).account).toBeNull();
  });

  it('is refused in a browser in which it was not begun, and a second time', async () => {
    provider.people.set('person-1', verified('sedge'));
    const { page, back, answer } = await signIn('person-1');
    expect(answer.status).toBe(302);
    await expectRefused(await pageBrowser(api).browser.fetch(back), /not completed/);
    await expectRefused(await page.browser.fetch(back), /not completed/);
  });

  it('signs nobody out who follows a link to its end', async () => {
    const client = await signedIn(api, database.knex, 'planner', null);
    await client.get(`${RETURN_PATH}?code=x&state=y`);
    expect((await client.get('/api/session')).body).toMatchObject({ account: { id: client.accountId } });
  });

  it('is refused with the code of somebody else’s sign-in', async () => {
    provider.people.set('person-1', verified('sedge'));
    const mine = pageBrowser(api);
    const back = new URL(await signInAtProvider(mine.browser, `${api.url}${START}`, 'person-1'));
    const other = new URL(await signInAtProvider(pageBrowser(api).browser, `${api.url}${START}`, 'person-2'));
    back.searchParams.set('code', other.searchParams.get('code') ?? '');
    await expectRefused(await mine.browser.fetch(back.href), /not completed/);
    expect((await mine.session()).account).toBeNull();
  });

  it('is refused when it was broken off at the provider', async () => {
    const { answer, page } = await signIn(null);
    await expectRefused(answer, /not completed/);
    expect((await page.session()).account).toBeNull();
  });

  it.each([
    [
      'with an address that is not verified',
      { email: 'reed@wetlands.example', email_verified: false },
      /verified/,
    ],
    ['with an address of which nothing is said', { email: 'reed@wetlands.example' }, /verified/],
    ['without an address', {}, /verified/],
    ['that nobody made an account for', verified('stranger'), /no account for stranger@wetlands.example/],
    ['whose address is another’s in small letters only', verified('\u0130ris'), /no account for/],
    ['with markup for an address', { email: '<b>x</b>@e.example', email_verified: true }, /&lt;b&gt;x/],
  ])('is refused for a person %s, and noted', async (name, claims, said) => {
    provider.people.set(name, claims);
    const { answer, page } = await signIn(name);
    await expectRefused(answer, said);
    expect((await page.session()).account).toBeNull();
    expect(await lastActivity()).toMatchObject({
      action: 'account.sign-in-failed',
      account_name: 'the public',
      details: { by: 'openid-connect', subject: name },
    });
  });

  it('is refused for a disabled account, linked or not', async () => {
    provider.people.set('person-iris', verified('iris'));
    expect((await signIn('person-iris')).answer.status).toBe(302);
    const disabled = { disabled_at: new Date() };
    await database.knex('account').whereIn('sign_in_name', ['iris', 'rush']).update(disabled);
    await expectRefused((await signIn('person-iris')).answer, /disabled/);
    provider.people.set('person-rush', verified('rush'));
    await expectRefused((await signIn('person-rush')).answer, /disabled/);
    expect(await lastActivity()).toMatchObject({
      action: 'account.sign-in-failed',
      subject: 'account rush',
      details: { why: 'the account is disabled' },
    });
  });

  it('does not open an account for another person whom the address was given to', async () => {
    provider.people.set('person-reed', verified('reed'));
    expect((await signIn('person-reed')).answer.status).toBe(302);
    provider.people.set('successor', verified('reed'));
    await expectRefused((await signIn('successor')).answer, /no account for reed@wetlands.example/);
  });

  it('needs no password of one’s own first, where an account has a temporary one beside', async () => {
    await makeAccount(database.knex, COMMAND_LINE, {
      signInName: 'fern',
      fullName: 'Person fern',
      email: 'fern@wetlands.example',
      roles: [{ jurisdiction: null, role: 'administrator' }],
      signsIn: 'password',
    });
    provider.people.set('person-fern', verified('fern'));
    const { page } = await signIn('person-fern');
    expect((await page.session()).account).toMatchObject({ hasPassword: true, passwordIsTemporary: false });
    expect((await page.send('GET', '/api/accounts')).status).toBe(200);
  });

  it('is not there where no provider is set up', async () => {
    const without = await serveTestApi(database.knex);
    for (const path of [START, RETURN_PATH]) {
      expect(await without.get(path)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    }
    expect((await pageBrowser(without).session()).openIdConnect).toBeNull();
    await without.close();
  });
});
