import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../server/database/open.js';
import { readConfig } from '../../server/config.js';
import { runScript } from '../support/command.js';
import { copyDataFolder } from '../support/data-folder.js';
import { openTestDatabase } from '../support/database.js';
import { serveTestApi, type TestApi } from '../support/api.js';
import { pageBrowser } from '../server/accounts/support.js';

describe('npm run user', () => {
  let folder: string;
  let environment: Record<string, string>;
  let api: TestApi;
  let close: () => Promise<void>;
  let log: () => Promise<object[]>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hf-user-command-'));
    environment = { DATA_DIR: path.join(folder, 'data') };
    const embedded = inject('serverUrl') === null;
    if (embedded) await copyDataFolder(path.join(folder, 'data'));
    const database = embedded
      ? await openDatabase(readConfig(environment), () => undefined)
      : await openTestDatabase();
    if ('address' in database && 'url' in database.address)
      environment['DATABASE_URL'] = database.address.url;
    api = await serveTestApi(database.knex);
    log = () => database.knex('activity_log').select('action', 'subject', 'account_name').orderBy('id');
    close = () => database.close();
  }, 180_000);
  afterAll(async () => {
    await api.close();
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  async function run(...args: string[]): Promise<{ code: unknown; output: string }> {
    const command = runScript('user', args, environment);
    const code = await command.ended;
    return { code, output: command.output() };
  }
  const passwordIn = (output: string): string => /^Password: (\S+)$/m.exec(output)?.[1] ?? '';

  it('adds people while the server runs, who sign in with the password it prints', async () => {
    const { code, output } = await run(
      'add',
      'sedge',
      '--role',
      'naturalist',
      '--jurisdiction',
      'rye',
      '--full-name',
      'S. Edge',
      '--email',
      'sedge@wetlands.example',
    );
    expect(output).toMatch(/^sedge \(S\. Edge, sedge@wetlands\.example\): naturalist of rye$/m);
    expect(output).toMatch(/shown this once/);
    expect(code).toBe(0);
    const page = pageBrowser(api);
    expect((await page.signIn('sedge', passwordIn(output))).status).toBe(200);
    expect((await page.session()).account).toMatchObject({ passwordIsTemporary: true, fullName: 'S. Edge' });
    expect((await log())[0]).toEqual({
      action: 'account.made',
      subject: 'account sedge',
      account_name: 'command line',
    });
  });

  it('adds people who sign in with OpenID Connect, without a password', async () => {
    const { output } = await run(
      'add',
      'aster',
      '--role',
      'planner',
      '--openid',
      '--email',
      'a@wetlands.example',
    );
    expect(output).toMatch(/aster \(aster, a@wetlands\.example\): planner everywhere, signs in with OpenID/);
    expect(output).not.toMatch(/Password/);
  });

  it('gives and takes roles, disables and enables, and lists what came of it', async () => {
    await run('add', 'boss', '--role', 'administrator');
    await run('role', 'sedge', '--role', 'planner', '--jurisdiction', 'mamaroneck');
    await run('role', 'sedge', '--role', 'administrator', '--jurisdiction', 'rye');
    await run('role', 'aster', '--role', 'none');
    await run('disable', 'aster');
    const { code, output } = await run('list');
    expect(output.trim().split('\n').slice(-3)).toEqual([
      'aster (aster, a@wetlands.example): no role, signs in with OpenID Connect, disabled',
      'boss (boss): administrator everywhere',
      'sedge (S. Edge, sedge@wetlands.example): planner of mamaroneck, administrator of rye',
    ]);
    expect(code).toBe(0);
    expect((await run('enable', 'ASTER')).output).not.toMatch(/disabled/);
  });

  it('makes a new password, which ends the sessions and the one before', async () => {
    const before = passwordIn((await run('password', 'sedge')).output);
    const page = pageBrowser(api);
    await page.signIn('sedge', before);
    const after = passwordIn((await run('password', 'sedge')).output);
    expect((await page.session()).account).toBeNull();
    expect((await pageBrowser(api).signIn('sedge', before)).status).toBe(401);
    expect((await pageBrowser(api).signIn('sedge', after)).status).toBe(200);
  });

  it.each([
    [[], /A command and the name of an account are needed/],
    [['add', 'rush', '--role', 'king'], /--role is planner/],
    [['add', 'rush', '--role', 'planner', '--jurisdiction', 'atlantis'], /no municipality "atlantis"/],
    [['add', 'r', '--role', 'planner'], /signInName must be 2 to 80 letters/],
    [['disable', 'nobody'], /There is no account "nobody"/],
    [['disable', 'boss'], /last administrator/],
  ])('ends with 1 and a sentence, no stack trace, for %j', async (args, sentence) => {
    const { code, output } = await run(...args);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });

  it('explains itself with --help', async () => {
    const { code, output } = await run('--help');
    expect(output).toMatch(/npm run user -- add NAME --role planner\|naturalist\|administrator/);
    expect(code).toBe(0);
  });
});
