import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Amendment } from '../../../../core/contracts/amendments.js';
import { serveTestApi, type TestApi } from '../../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../../support/database.js';
import { putLayer, rectangle, type PlanarFeature } from '../../../support/layers.js';
import { signedIn, type ClientAnswer, type SignedInClient } from '../../../support/signed-in.js';

/** Where the shapes of these tests lie, in EPSG:2260 feet: in North Castle's surroundings. */
export const CORNER = { x: 700_000, y: 850_000 } as const;

/** @returns an upright rectangle some feet from the corner */
export const block = (x: number, y: number, width: number, height: number): [number, number][] =>
  rectangle(CORNER.x + x, CORNER.y + y, width, height);

/** A municipality with a map, its naturalist, and the application. */
export interface AmendingDesk {
  database: TestDatabase;
  api: TestApi;
  dataDir: string;
  naturalist: SignedInClient;
  /** starts a draft of the present map. @returns its number */
  draft(): Promise<number>;
  /** revision of an amendment as an ETag */
  etag(number: number): Promise<string>;
  /** marks an amendment as what it is not yet, past the rules */
  setState(number: number, state: string): Promise<void>;
  post(path: string, body: unknown, ifMatch?: string): Promise<ClientAnswer>;
  /** sends bytes as a file */
  send(path: string, raw: Buffer, ifMatch?: string, type?: string): Promise<ClientAnswer>;
  /** files kept below the data folder, hashes or the names of what still arrives */
  documents(): Promise<string[]>;
  close(): Promise<void>;
}

export const TOWN = '/api/jurisdictions/north-castle';

/** @returns the member of an answer that is an amendment, or an error that shows what came instead */
export function amendmentOf(answer: ClientAnswer): Amendment {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as Amendment;
}

export async function openAmendingDesk(wetlands: readonly PlanarFeature[]): Promise<AmendingDesk> {
  const database = await openTestDatabase();
  const { knex } = database;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hf-documents-'));
  if (wetlands.length > 0) await putLayer(knex, 'north-castle', 'wetlands', wetlands);
  const api = await serveTestApi(knex, undefined, { dataDir });
  const naturalist = await signedIn(api, knex, 'naturalist', 'north-castle');
  return {
    database,
    api,
    dataDir,
    naturalist,
    async draft() {
      const answer = await naturalist.post(`${TOWN}/amendments`, { title: 'Delineated anew' });
      if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
      return (answer.body as Amendment).number;
    },
    async etag(number) {
      const row = await knex<{ number: number; revision: number }>('amendment').where({ number }).first();
      return `"r${row?.revision ?? 0}"`;
    },
    async setState(number, state) {
      await knex('amendment')
        .where({ number })
        .update(
          state === 'adopted'
            ? { state, adopted_version: 1, effective_on: '2026-01-01', reference: 'Local Law 1' }
            : { state },
        );
    },
    post: (at, body, ifMatch) => naturalist.post(at, body, ifMatch),
    send: (at, raw, ifMatch, type = 'application/octet-stream') =>
      naturalist.request('POST', at, {
        raw,
        headers: { 'content-type': type },
        ...(ifMatch === undefined ? {} : { ifMatch }),
      }),
    async documents() {
      const folder = path.join(dataDir, 'documents');
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    async close() {
      await api.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** @returns the bytes of a kept document */
export function readKept(dataDir: string, sha256: string): Promise<Buffer> {
  return readFile(path.join(dataDir, 'documents', sha256.slice(0, 2), sha256));
}
