import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountAnswerSchema, accountListSchema, accountSchema } from '../../../core/contracts/accounts.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { signedIn, signedInAs, type SignedInClient } from '../../support/signed-in.js';
import { activities, pageBrowser } from './support.js';

describe('/api/accounts', () => {
  let database: TestDatabase;
  let api: TestApi;
  let administrator: SignedInClient;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
    administrator = await signedIn(api, database.knex, 'administrator', null);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  async function made(signInName: string, more: object = {}) {
    const body = { signInName, fullName: `Person ${signInName}`, roles: [], ...more };
    const answer = await administrator.post('/api/accounts', body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return { ...accountAnswerSchema.parse(answer.body), etag: answer.etag };
  }
  const at = ({ id }: { id: string }): string => `/api/accounts/${id}`;

  it('makes an account whose password is shown this once', async () => {
    const roles = [
      { jurisdiction: 'rye', role: 'naturalist' },
      { jurisdiction: 'mamaroneck', role: 'planner' },
    ];
    const account = await made('sedge', { roles, email: 'Sedge@wetlands.example' });
    expect(account.temporaryPassword?.length).toBeGreaterThan(15);
    const read = await administrator.get(at(account));
    expect(read.etag).toBe('"r1"');
    const { temporaryPassword, etag, ...rest } = account;
    expect(accountSchema.strict().parse(read.body)).toEqual(rest);
    expect(rest.roles).toEqual([...roles].reverse());
    expect(rest).toMatchObject({ hasPassword: true, usesOpenIdConnect: false, disabled: false });
    const list = accountListSchema.parse((await administrator.get('/api/accounts')).body);
    expect(list.items.map(({ signInName }) => signInName)).toContain('sedge');
    expect(JSON.stringify([list, await activities(database.knex)])).not.toContain('argon2');
    expect((await pageBrowser(api).signIn('sedge', temporaryPassword ?? '')).status).toBe(200);
    expect(etag).toBe('"r1"');
  });

  it('keeps no answer anywhere', async () => {
    const response = await fetch(`${api.url}/api/accounts`, { headers: { cookie: administrator.cookie } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('makes one for OpenID Connect, without a password', async () => {
    const account = await made('aster', { signsIn: 'openid-connect', email: 'aster@wetlands.example' });
    expect(account).toMatchObject({ temporaryPassword: null, hasPassword: false, usesOpenIdConnect: true });
    expect((await pageBrowser(api).signIn('aster', '')).status).toBe(401);
  });

  it.each([
    [{ signInName: 'SEDGE' }, 409, /named SEDGE already/],
    [{ email: 'sedge@WETLANDS.example' }, 409, /sedge has the e-mail address/],
    [{ email: 'no address' }, 400, /e-mail address/],
    [{ roles: [{ jurisdiction: 'atlantis', role: 'planner' }] }, 400, /no municipality "atlantis"/],
    [{ roles: [{ jurisdiction: null, role: 'public' }] }, 400, /role/],
    [
      {
        roles: [
          { jurisdiction: 'rye', role: 'planner' },
          { jurisdiction: 'rye', role: 'naturalist' },
        ],
      },
      400,
      /twice/,
    ],
    [{ signInName: '../x' }, 400, /2 to 80 letters/],
    [{ fullName: '' }, 400, /fullName/],
    [{ signsIn: 'openid-connect' }, 400, /email: is missing/],
  ])('makes none with %j', async (more, status, said) => {
    const body = { signInName: 'rush', fullName: 'A. Rush', roles: [], ...more };
    const answer = await administrator.post('/api/accounts', body);
    expect(answer).toMatchObject({ status });
    expect((answer.body as { detail: string }).detail).toMatch(said);
    expect(await database.knex('account').where({ sign_in_name: 'rush' })).toEqual([]);
  });

  it('answers 404 for one that is not there', async () => {
    for (const id of ['9c5b94b1-35ad-49bb-b118-8e8fc24abf80', 'sedge', "'"]) {
      expect((await administrator.get(`/api/accounts/${id}`)).status).toBe(404);
      expect((await administrator.patch(`/api/accounts/${id}`, { disabled: true }, '"r1"')).status).toBe(404);
    }
  });

  it('changes what is given and nothing else', async () => {
    const account = await made('fern', { email: 'fern@wetlands.example' });
    const renamed = await administrator.patch(at(account), { fullName: 'F. Fern' }, account.etag);
    expect(renamed).toMatchObject({
      status: 200,
      etag: '"r2"',
      body: { fullName: 'F. Fern', email: 'fern@wetlands.example', temporaryPassword: null, revision: 2 },
    });
    const without = await administrator.patch(at(account), { email: null }, renamed.etag);
    expect(without.body).toMatchObject({ email: null, fullName: 'F. Fern' });
    expect((await activities(database.knex)).at(-1)).toMatchObject({
      action: 'account.changed',
      subject: 'account fern',
      account_name: administrator.name,
      details: { email: { before: 'fern@wetlands.example', after: null } },
    });
  });

  it('knows an account by its id in capitals too', async () => {
    const account = await made('larch', { email: 'larch@wetlands.example' });
    const address = `/api/accounts/${account.id.toUpperCase()}`;
    expect(await administrator.patch(address, { fullName: 'L. Larch' }, account.etag)).toMatchObject({
      status: 200,
    });
  });

  it.each([
    [undefined, 428, 'VersionNeeded'],
    ['"1"', 400, 'InvalidInput'],
    ['*', 400, 'InvalidInput'],
  ])('changes nothing with If-Match %s', async (ifMatch, status, code) => {
    const answer = await administrator.patch(
      `/api/accounts/${administrator.accountId}`,
      { fullName: 'X' },
      ifMatch,
    );
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('tells the second of two who change one revision what the first made of it', async () => {
    const account = await made('moss');
    const answers = await Promise.all(
      ['M. One', 'M. Two', 'M. Three'].map((fullName) =>
        administrator.patch(at(account), { fullName }, account.etag),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body as { fullName: string };
    for (const loser of answers.filter(({ status }) => status === 409)) {
      expect(loser.body).toMatchObject({
        code: 'Conflict',
        conflict: {
          kind: 'edited-meanwhile',
          current: { id: account.id, signInName: 'moss', fullName: winner.fullName, revision: 2 },
        },
      });
    }
  });

  it.each([
    ['other roles', { roles: [{ jurisdiction: 'rye', role: 'planner' }] }, true],
    ['being disabled', { disabled: true }, true],
    ['a new password', { newPassword: true }, true],
    ['another name', { fullName: 'Somebody Else' }, false],
    ['the roles it has', { roles: [{ jurisdiction: 'rye', role: 'naturalist' }] }, false],
  ])('ends the sessions of an account with %s: %j', async (_name, change, ends) => {
    const client = await signedIn(api, database.knex, 'naturalist', 'rye');
    const { etag } = await administrator.get(`/api/accounts/${client.accountId}`);
    const answer = await administrator.patch(`/api/accounts/${client.accountId}`, change, etag);
    expect(answer.status).toBe(200);
    const session = (await client.get('/api/session')).body as { account: unknown };
    expect(session.account === null).toBe(ends);
    const rows: unknown[] = await database.knex('session').where({ account_id: client.accountId });
    expect(rows).toHaveLength(ends ? 0 : 1);
  });

  it('makes a new temporary password, with which the person sets their own', async () => {
    const account = await made('vetch');
    const { body } = await administrator.patch(at(account), { newPassword: true }, account.etag);
    const { temporaryPassword } = accountAnswerSchema.parse(body);
    expect(temporaryPassword).not.toBe(account.temporaryPassword);
    expect((await pageBrowser(api).signIn('vetch', account.temporaryPassword ?? '')).status).toBe(401);
    const page = pageBrowser(api);
    await page.signIn('vetch', temporaryPassword ?? '');
    expect((await page.session()).account?.passwordIsTemporary).toBe(true);
  });

  it('lets a disabled account be enabled again', async () => {
    const account = await made('rue');
    const disabled = await administrator.patch(at(account), { disabled: true }, account.etag);
    expect((await pageBrowser(api).signIn('rue', account.temporaryPassword ?? '')).status).toBe(403);
    await administrator.patch(at(account), { disabled: false }, disabled.etag);
    expect((await pageBrowser(api).signIn('rue', account.temporaryPassword ?? '')).status).toBe(200);
  });
});

describe('the last administrator of the installation', () => {
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

  it('stays one, also when two take each other’s role away at once', async () => {
    const { knex } = database;
    const first = await signedIn(api, knex, 'administrator', null);
    await signedIn(api, knex, 'administrator', 'rye');
    for (const change of [
      { disabled: true },
      { roles: [] },
      { roles: [{ jurisdiction: 'rye', role: 'administrator' }] },
      { roles: [{ jurisdiction: null, role: 'naturalist' }] },
    ]) {
      const answer = await first.patch(`/api/accounts/${first.accountId}`, change, '"r1"');
      expect(answer).toMatchObject({
        status: 409,
        body: { detail: expect.stringMatching(/last administrator/) as string },
      });
    }
    const second = await signedIn(api, knex, 'administrator', null);
    const away = (by: SignedInClient, from: SignedInClient) =>
      by.patch(`/api/accounts/${from.accountId}`, { roles: [] }, '"r1"');
    const answers = await Promise.all([away(first, second), away(second, first)]);
    // The slower one is refused, or was signed out by the faster before it was heard.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await knex('account_role').where({ role: 'administrator', jurisdiction_id: null });
    expect(left).toHaveLength(1);
    const kept = await signedInAs(api, knex, (left[0] as { account_id: string }).account_id);
    expect((await kept.get('/api/accounts')).status).toBe(200);
  });

  it('is no administrator of one municipality: that one may not touch accounts', async () => {
    const ofRye = await signedIn(api, database.knex, 'administrator', 'rye');
    const answer = await ofRye.get('/api/accounts');
    expect(answer).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/every municipality/) as string },
    });
  });
});
