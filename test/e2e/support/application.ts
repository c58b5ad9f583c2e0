import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { makePeople, TEST_PEOPLE, type TestPeople } from './people.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** where the application answers */
    origin: string;
    /** who has an account there, by role */
    people: TestPeople;
  }
}

const START_MS = 110_000;

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The application ended before it was ready:\n${said}`);
    const answer = await fetch(`${origin}/api/jurisdictions`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`The application was not ready in time:\n${said}`);
}

/**
 * Starts the application as a newcomer does, on a port and in a data folder of its own; `ORIGIN` names one that is
 * already running instead.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['ORIGIN'];
  if (running !== undefined) {
    project.provide('origin', running);
    // Whoever runs it has made them: see people.ts.
    project.provide('people', TEST_PEOPLE);
    return async () => {};
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hundredfoot-e2e-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(child, origin);
    project.provide('people', await makePeople(origin, folder));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('origin', origin);
  return stop;
}
