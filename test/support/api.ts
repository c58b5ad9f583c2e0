import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { BUILT_IN_ORDINANCES, type OrdinanceBook } from '../../core/ordinances/registry.js';
import type { AppDeps } from '../../server/app-deps.js';
import { createApp } from '../../server/app.js';
import { readsFor } from './database.js';

/** What the test application signs cookies with. */
export const SESSION_SECRET = 'a secret of the tests';

/** The application listening on loopback, as a client sees it. */
export interface TestApi {
  url: string;
  get(path: string): Promise<{ status: number; type: string; body: unknown }>;
  post(path: string, body: unknown): Promise<{ status: number; type: string; body: unknown }>;
  /** posts text as it is, for what is no JSON */
  postText(path: string, text: string): Promise<{ status: number; type: string; body: unknown }>;
  close(): Promise<void>;
}

async function read(response: Response): Promise<{ status: number; type: string; body: unknown }> {
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    type,
    body: type.includes('json') ? (JSON.parse(text) as unknown) : text,
  };
}

/** @returns the application on a free port of 127.0.0.1, with the ordinances that come with it unless others are given */
export async function serveTestApi(
  knex: Knex,
  ordinances: OrdinanceBook = BUILT_IN_ORDINANCES,
  config: Partial<AppDeps['config']> = {},
): Promise<TestApi> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hf-data-'));
  const app = createApp({
    knex,
    reads: readsFor(knex),
    ordinances,
    config: { baseMap: null, trustedProxies: 0, dataDir, publicUrl: null, openIdConnect: null, ...config },
    sessionSecret: SESSION_SECRET,
    database: { kind: 'embedded', postgis: 'test' },
    log: pino({ level: 'silent' }),
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const postText = async (path: string, text: string) =>
    read(
      await fetch(`${url}${path}`, {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/json' },
      }),
    );
  return {
    url,
    get: async (path) => read(await fetch(`${url}${path}`)),
    post: (path, body) => postText(path, JSON.stringify(body)),
    postText,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
