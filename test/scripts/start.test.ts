import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runScript, type RunningCommand } from '../support/command.js';
import { copyDataFolder } from '../support/data-folder.js';

const READY = /ready after ([\d.]+) s: open (http:\/\/127\.0\.0\.1:\d+\/)/;
const FIRST_ADMINISTRATOR = /^ {2}Sign-in name: admin\n {2}Password: {5}[a-z2-9-]{23}$/m;

/** These are about the data folder and the processes on it, which a PostGIS server does not have. */
describe('starting on the embedded database', { timeout: 240_000 }, () => {
  let dataDir: string;
  const running: RunningCommand[] = [];

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'hf-start-'));
  });
  afterEach(async () => {
    for (const command of running.splice(0)) {
      command.process.kill('SIGKILL');
      await command.ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  });

  function start(more: Record<string, string> = {}): RunningCommand {
    const command = runScript('start', [], { DATA_DIR: dataDir, PORT: '0', DEMO_DATA: 'off', ...more });
    running.push(command);
    return command;
  }
  async function json(url: string): Promise<unknown> {
    return (await fetch(url)).json();
  }

  it('starts, refuses a second start in one line, lets an import in, stops on Ctrl+C, and starts again', async () => {
    const first = start();
    const [, , url = ''] = await first.says(READY);
    expect(await json(`${url}api/health`)).toMatchObject({ status: 'ok', database: { kind: 'embedded' } });
    expect((await stat(path.join(dataDir, 'socket'))).mode & 0o777).toBe(0o700);
    expect(first.output()).toMatch(FIRST_ADMINISTRATOR);

    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output().trim().split('\n').at(-1)).toMatch(/is in use by another Hundredfoot process/);

    const file = path.join(dataDir, 'wetland.geojson');
    const ring = [
      [-73.74, 41.16],
      [-73.739, 41.16],
      [-73.739, 41.161],
      [-73.74, 41.161],
      [-73.74, 41.16],
    ];
    await writeFile(
      file,
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { id: 'W-1', kind: 'tidal' },
            geometry: { type: 'Polygon', coordinates: [ring] },
          },
        ],
      }),
    );
    const imported = runScript('import', ['wetlands', file, '--jurisdiction', 'rye'], {
      DATA_DIR: dataDir,
    });
    expect(await imported.ended, imported.output()).toBe(0);
    const { items } = (await json(`${url}api/jurisdictions`)) as {
      items: { id: string; mapVersion: number }[];
    };
    expect(items.find((item) => item.id === 'rye')?.mapVersion).toBe(1);

    first.process.kill('SIGINT');
    expect(await first.ended).toBe(0);
    expect(first.output()).toMatch(/Stopping/);

    const again = start();
    const [, seconds] = await again.says(READY);
    expect(Number(seconds)).toBeLessThan(60);
    expect(again.output()).not.toMatch(/Password/);
  });

  it('starts after the process was killed, over the stale socket it left', async () => {
    await copyDataFolder(dataDir);
    const first = start();
    await first.says(READY);
    first.process.kill('SIGKILL');
    await first.ended;
    expect(existsSync(path.join(dataDir, 'socket', 'host.lock'))).toBe(true);
    const second = start();
    const [, , url = ''] = await second.says(READY);
    expect(await json(`${url}api/health`)).toMatchObject({ status: 'ok' });
  });

  it('starts after it was killed while it made the database', async () => {
    const first = start();
    await first.says(/Creating the embedded database/);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    first.process.kill('SIGKILL');
    await first.ended;
    await mkdir(path.join(dataDir, 'database.unfinished'), { recursive: true });
    const second = start();
    await second.says(READY);
    expect(existsSync(path.join(dataDir, 'database.unfinished'))).toBe(false);
  });

  it('says in one line that the port is taken, and leaves the data folder free', async () => {
    await copyDataFolder(dataDir);
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const taken = start({ PORT: String(port) });
    expect(await taken.ended).toBe(1);
    expect(taken.output().trim().split('\n').at(-1)).toBe(
      `Port ${port} is taken by another program. Set PORT to another one.`,
    );
    other.close();
    await start().says(READY);
  });

  it('says in one line that the data folder cannot be one', async () => {
    const file = path.join(dataDir, 'a-file');
    await writeFile(file, '');
    const wrong = start({ DATA_DIR: file });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toMatch(/data folder .* cannot be used/);
    expect(wrong.output()).not.toMatch(/ at .*\.ts/);
  });

  it('stops in order when it is told to while it is still starting', async () => {
    const early = start();
    await early.says(/Creating the embedded database/);
    early.process.kill('SIGINT');
    expect(await early.ended).toBe(0);
    expect(early.output()).toMatch(/Stopping/);
  });

  it('says which setting cannot be used', async () => {
    const wrong = start({ PORT: 'three thousand', DATABASE_URL: 'mysql://localhost/' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toMatch(/PORT.*DATABASE_URL/s);
    expect(wrong.output()).not.toMatch(/ at .*\.ts/);
  });
});
