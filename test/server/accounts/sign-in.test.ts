import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { signedInAs } from '../../support/signed-in.js';
import { activities, newAccount, OWN_PASSWORD, pageBrowser, settledAccount } from './support.js';

interface ProblemBody {
  status: number;
  code: string;
  detail: string;
  problems: { path: string }[];
}
const problem = async (response: Response): Promise<ProblemBody> => (await response.json()) as ProblemBody;

describe('signing in with a password', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await openTestDatabase();
    await settledAccount(database.knex, 'sedge');
  });
  // The counts of failed attempts go with the application.
  beforeEach(async () => {
    api = await serveTestApi(database.knex);
    return () => api.close();
  });
  afterAll(() => database.close());

  it('is refused in the same words for a wrong name and a wrong password, and noted with the name', async () => {
    const wrong = [
      ['sedge', 'not the password'],
      ['nobody', OWN_PASSWORD],
      ['', ''],
      [`' or true --`, 'x'],
    ] as const;
    const said = new Set<string>();
    for (const [name, password] of wrong) {
      const response = await pageBrowser(api).signIn(name, password);
      expect(response.status).toBe(401);
      expect(response.headers.getSetCookie()).toEqual([]);
      const { code, detail } = await problem(response);
      said.add(`${code} ${detail}`);
    }
    expect(said.size).toBe(1);
    const noted = (await activities(database.knex)).filter(
      ({ action }) => action === 'account.sign-in-failed',
    );
    expect(noted.map(({ details }) => details['nameTried'])).toEqual(wrong.map(([name]) => name));
    expect(JSON.stringify(noted)).not.toContain('not the password');
    expect(noted[0]?.account_name).toBe('the public');
  });

  it.each([
    [{}, 'signInName'],
    [{ signInName: 'sedge' }, 'password'],
    [{ signInName: 'sedge', password: 'x'.repeat(201) }, 'password'],
    [{ signInName: 'sedge', password: 'a\u0000b' }, 'password'],
    [{ signInName: ['sedge'], password: 'x' }, 'signInName'],
  ])('takes no body such as %j', async (body, path) => {
    const response = await pageBrowser(api).send('POST', '/api/session', body);
    expect(response.status).toBe(400);
    expect((await problem(response)).problems[0]?.path).toBe(path);
  });

  it('works without regard to the case of the name, and is noted', async () => {
    expect((await pageBrowser(api).signIn('SEDGE', OWN_PASSWORD)).status).toBe(200);
    expect((await activities(database.knex)).at(-1)).toEqual({
      action: 'account.signed-in',
      subject: 'account sedge',
      account_name: 'Person sedge',
      details: { by: 'password' },
    });
  });

  it('is refused for a disabled account, which only its owner is told', async () => {
    const { id } = await settledAccount(database.knex, 'reed');
    await database.knex('account').where({ id }).update({ disabled_at: new Date() });
    const owner = await pageBrowser(api).signIn('reed', OWN_PASSWORD);
    expect(owner.status).toBe(403);
    expect((await problem(owner)).detail).toMatch(/disabled/);
    const stranger = await pageBrowser(api).signIn('reed', 'a guess of somebody');
    expect(stranger.status).toBe(401);
  });

  it('is refused for a while after ten failures with one name, whoever asks, and for no other name', async () => {
    await settledAccount(database.knex, 'iris');
    const answers: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      answers.push((await pageBrowser(api).signIn(attempt % 2 === 0 ? 'iris' : 'IRIS', 'a guess')).status);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const right = await pageBrowser(api).signIn('iris', OWN_PASSWORD);
    expect(right.status).toBe(429);
    expect(right.headers.get('content-type')).toContain('application/problem+json');
    expect(await problem(right)).toMatchObject({ code: 'TooManyRequests', status: 429 });
    expect((await pageBrowser(api).signIn('sedge', OWN_PASSWORD)).status).toBe(200);
  });

  // PostgreSQL makes an i of a dotted capital one in many a locale, and JavaScript does not: other names to count by.
  it('knows an account by no name that merely becomes its own in small letters', async () => {
    await settledAccount(database.knex, 'kiri');
    for (const name of ['\u212Airi', 'k\u0130ri']) {
      expect((await pageBrowser(api).signIn(name, OWN_PASSWORD)).status, name).toBe(401);
    }
  });

  it('is refused for a while after thirty failures from one address; what succeeds does not count', async () => {
    for (let attempt = 0; attempt < 31; attempt += 1) await pageBrowser(api).signIn('sedge', OWN_PASSWORD);
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 30; attempt += 1) {
      statuses.add((await pageBrowser(api).signIn(`guess-${attempt}`, 'a guess')).status);
    }
    expect([...statuses]).toEqual([401]);
    expect((await pageBrowser(api).signIn('another', 'a guess')).status).toBe(429);
    expect((await pageBrowser(api).send('GET', '/api/session')).status).toBe(200);
  });

  it('counts attempts that are made all at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, async () => (await pageBrowser(api).signIn('at-once', 'a guess')).status),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
  });
});

describe('a temporary password', () => {
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

  it('is good for setting another, for what everybody may do, and for nothing more', async () => {
    const everywhere = [{ jurisdiction: null, role: 'administrator' as const }];
    const { temporaryPassword } = await newAccount(database.knex, 'alder', everywhere);
    const page = pageBrowser(api);
    await page.signIn('alder', temporaryPassword);
    expect((await page.session()).account).toMatchObject({ passwordIsTemporary: true, roles: everywhere });
    const refused = await page.send('GET', '/api/accounts');
    expect(refused.status).toBe(403);
    expect((await problem(refused)).detail).toMatch(/Set a password of your own first/);
    expect((await page.send('GET', '/api/jurisdictions')).status).toBe(200);

    const change = { present: temporaryPassword, wanted: OWN_PASSWORD };
    const changed = await page.send('POST', '/api/session/password', change);
    expect(changed.status).toBe(200);
    expect(((await changed.json()) as { account: unknown }).account).toMatchObject({
      passwordIsTemporary: false,
    });
    await page.session();
    expect((await page.send('GET', '/api/accounts')).status).toBe(200);
    expect((await pageBrowser(api).signIn('alder', temporaryPassword)).status).toBe(401);
    expect((await pageBrowser(api).signIn('alder', OWN_PASSWORD)).status).toBe(200);
  });
});

describe('changing one’s password', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await openTestDatabase();
    await settledAccount(database.knex, 'sedge');
  });
  beforeEach(async () => {
    api = await serveTestApi(database.knex);
    return () => api.close();
  });
  afterAll(() => database.close());

  const wanted = 'another row of words';
  it('takes somebody who is signed in', async () => {
    const answer = await pageBrowser(api).send('POST', '/api/session/password', {
      present: OWN_PASSWORD,
      wanted,
    });
    expect(answer.status).toBe(401);
  });

  it.each([
    [{ present: 'wrong words', wanted }, 'present', /present password is wrong/],
    [{ present: OWN_PASSWORD, wanted: OWN_PASSWORD }, 'wanted', /Choose another/],
    [{ present: OWN_PASSWORD, wanted: 'too short' }, 'wanted', /at least 15 characters/],
    [{ present: OWN_PASSWORD }, 'wanted', /missing/],
  ])('is refused with %j', async (body, path, said) => {
    const page = pageBrowser(api);
    await page.signIn('sedge', OWN_PASSWORD);
    const answer = await page.send('POST', '/api/session/password', body);
    expect(answer.status).toBe(400);
    const { detail, problems } = await problem(answer);
    expect(detail).toMatch(said);
    expect(problems[0]?.path).toBe(path);
    expect((await page.session()).account).not.toBeNull();
  });

  it('ends every other session, and goes on in this one under another id', async () => {
    const here = pageBrowser(api);
    const elsewhere = pageBrowser(api);
    await here.signIn('sedge', OWN_PASSWORD);
    await elsewhere.signIn('sedge', OWN_PASSWORD);
    const cookieBefore = here.browser.cookie(api.url, 'hundredfoot') ?? '';
    const token = (await here.session()).csrfToken;
    const changed = await here.send('POST', '/api/session/password', { present: OWN_PASSWORD, wanted });
    expect(changed.status).toBe(200);
    expect(here.browser.cookie(api.url, 'hundredfoot')).not.toBe(cookieBefore);
    expect((await elsewhere.session()).account).toBeNull();
    const session = await here.session();
    expect(session.account).not.toBeNull();
    expect(session.csrfToken).not.toBe(token);
    const stale = await fetch(`${api.url}/api/session`, {
      headers: { cookie: `hundredfoot=${cookieBefore}` },
    });
    expect(await stale.json()).toMatchObject({ account: null });
    await here.send('POST', '/api/session/password', { present: wanted, wanted: OWN_PASSWORD });
  });

  it('cannot be used to guess the present one', async () => {
    const page = pageBrowser(api);
    await page.signIn('sedge', OWN_PASSWORD);
    const answers: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      answers.push((await page.send('POST', '/api/session/password', { present: 'a guess', wanted })).status);
    }
    expect(answers.at(-1)).toBe(429);
    const noted = await activities(database.knex);
    expect(noted.filter(({ action }) => action === 'account.password-change-failed').length).toBeGreaterThan(
      9,
    );
  });

  it('is not there for who signs in elsewhere', async () => {
    const [row] = await database
      .knex('account')
      .insert({ sign_in_name: 'cattail', full_name: 'C. Attail', email: 'c@wetlands.example' })
      .returning<{ id: string }[]>('id');
    const client = await signedInAs(api, database.knex, row?.id ?? '', 'openid-connect');
    const answer = await client.post('/api/session/password', { present: 'x', wanted });
    expect(answer).toMatchObject({ status: 409, body: { code: 'Conflict' } });
  });
});
