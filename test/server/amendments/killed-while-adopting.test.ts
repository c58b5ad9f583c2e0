import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDataFolder } from '../../support/data-folder.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';

const SCRIPT = fileURLToPath(new URL('support/adopt-until-killed.ts', import.meta.url));
const KILLS = 50;
/** A round adopts one or two before it is killed; what is left over is adopted at the end. */
const STOCK = '140x40';
/** As long as the first adopting of a process takes, until a round has measured it. */
const FIRST_GUESS_MS = 500;
/**
 * A process lives for seconds. What V8 would spend in them on optimising the embedded database's code never pays off.
 */
const COMPILED_ONCE = '--liftoff-only';

/** What a process said until it ended. */
interface Round {
  /** what it found: amendments adopted by then */
  found: number[];
  /** numbers it said that it began to adopt, and those it said were adopted */
  began: number[];
  adopted: number[];
  /** how long the first that was adopted took */
  tookMs: number | null;
  ended: string;
}

describe('adopting, killed at a random moment', () => {
  let database: TestDatabase | null = null;
  let folder: string;
  let environment: Record<string, string>;
  let running: ChildProcess | null = null;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hf-killed-'));
    if ((process.env['TEST_DATABASE_URL'] ?? '') === '') {
      await copyDataFolder(folder);
      environment = { DATA_DIR: folder };
      return;
    }
    database = await openTestDatabase();
    if (!('url' in database.address)) throw new Error('the test database is on no server');
    environment = { DATA_DIR: folder, DATABASE_URL: database.address.url };
  });
  afterAll(async () => {
    running?.kill('SIGKILL');
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** @param killAfterMs  after it said that it adopts for the first time; null: let it end by itself */
  async function round(killAfterMs: number | null, more: Record<string, string> = {}): Promise<Round> {
    const inherited = { ...process.env };
    delete inherited['DATABASE_URL'];
    const child = spawn(process.execPath, [COMPILED_ONCE, '--import', 'tsx', SCRIPT], {
      env: { ...inherited, ...environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    const told: Round = { found: [], began: [], adopted: [], tookMs: null, ended: '' };
    let said = '';
    const read = (async () => {
      for await (const line of createInterface({ input: child.stdout })) {
        said += line;
        const [, word = '', rest = ''] = /^(\w+) ?(.*)$/.exec(line) ?? [];
        if (word === 'broken') throw new Error(`the record is broken: ${rest}`);
        if (word === 'sound') {
          told.found = rest === '' ? [] : rest.split(',').map(Number);
        }
        if (word === 'adopting') {
          told.began.push(Number(rest));
          if (told.began.length === 1 && killAfterMs !== null) {
            setTimeout(() => child.kill('SIGKILL'), killAfterMs);
          }
        }
        const [, number, took] = /^(\d+) in (\d+)$/.exec(word === 'adopted' ? rest : '') ?? [];
        if (number !== undefined) {
          told.adopted.push(Number(number));
          told.tookMs ??= Number(took);
        }
      }
    })();
    const [[code, signal]] = await Promise.all([
      once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
      read,
    ]);
    told.ended = signal ?? String(code);
    if (!said.includes('sound') || (signal === null && code !== 0))
      throw new Error(`it ended (${told.ended}): ${complaints}`);
    return told;
  }

  it(
    `leaves the old version or the new one, ${KILLS} times`,
    async () => {
      let promised: number[] = [];
      let tookMs = FIRST_GUESS_MS;
      let interrupted: number[] = [];
      let takenBack = 0;
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const told = await round(Math.random() * 1.3 * tookMs, kill === 1 ? { STOCK } : {});
        expect(told.ended).toBe('SIGKILL');
        expect(told.found).toEqual(expect.arrayContaining(promised));
        takenBack += interrupted.filter((number) => !told.found.includes(number)).length;
        interrupted = told.began.filter((number) => !told.adopted.includes(number));
        promised = [...told.found, ...told.adopted];
        tookMs = told.tookMs ?? tookMs * 1.1;
      }
      expect(takenBack).toBeGreaterThan(KILLS / 5);
      expect(promised.length).toBeGreaterThan(0);
      const rest = await round(null);
      expect(rest.found).toEqual(expect.arrayContaining(promised));
      const after = await round(null);
      expect(after.found).toEqual(Array.from({ length: 140 }, (_, index) => index + 1));
    },
    25 * 60_000,
  );
});
