import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFirstAdministrator } from '../../../server/services/accounts/first-administrator.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { activities, pageBrowser } from './support.js';

describe('the first administrator', () => {
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

  it('is made once, however many servers start, with a password that has to be changed', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => makeFirstAdministrator(database.knex)));
    const [first, ...others] = made.filter((one) => one !== null);
    expect(others).toEqual([]);
    expect(await makeFirstAdministrator(database.knex)).toBeNull();
    expect(await database.knex('account')).toHaveLength(1);
    const page = pageBrowser(api);
    expect((await page.signIn('admin', first?.temporaryPassword ?? '')).status).toBe(200);
    expect((await page.session()).account).toMatchObject({
      signInName: 'admin',
      passwordIsTemporary: true,
      roles: [{ jurisdiction: null, role: 'administrator' }],
    });
    expect((await activities(database.knex))[0]).toMatchObject({
      action: 'account.made',
      account_name: 'first start',
      subject: 'account admin',
    });
  });
});
