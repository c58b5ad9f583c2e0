import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runScript, type RunningCommand } from '../support/command.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

/** Run against the server of TEST_DATABASE_URL only. */
describe('starting on a PostGIS server', { timeout: 240_000 }, () => {
  let database: TestDatabase;
  let dataDir: string;
  let command: RunningCommand;
  beforeAll(async () => {
    database = await openTestDatabase();
    if (!('url' in database.address)) throw new Error('these tests need TEST_DATABASE_URL');
    dataDir = await mkdtemp(path.join(tmpdir(), 'hf-start-'));
    const environment = { DATABASE_URL: database.address.url, DATA_DIR: dataDir, PORT: '0' };
    command = runScript('start', [], environment);
  });
  afterAll(async () => {
    command.process.kill('SIGKILL');
    await command.ended;
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('loads the demonstration municipality, answers, and stops on Ctrl+C', async () => {
    const [, url = ''] = await command.says(/open (http:\/\/127\.0\.0\.1:\d+\/)/, 200_000);
    const health = await (await fetch(`${url}api/health`)).json();
    expect(health).toMatchObject({ status: 'ok', database: { kind: 'server' } });
    const { items } = (await (await fetch(`${url}api/jurisdictions`)).json()) as {
      items: { id: string; layers: { wetlands: number } }[];
    };
    expect(items.find((item) => item.id === 'demo')?.layers.wetlands).toBeGreaterThan(40);
    command.process.kill('SIGINT');
    expect(await command.ended).toBe(0);
  });
});
