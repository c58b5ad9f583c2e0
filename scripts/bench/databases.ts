import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { readConfig } from '../../server/config.js';
import { connectDatabase } from '../../server/database/connect.js';
import { openDatabase, type OpenDatabase } from '../../server/database/open.js';
import type { BenchContext } from './bench-row.js';
import { DATA_SETS, jurisdictionOf, type DataSetName } from './data-sets/data-set.js';
import { makeDataSet } from './data-sets/make-data-set.js';
import { serve, type ServedProcess } from './serve.js';

/** A database of the bench's own that holds a data set. */
export interface BenchDatabase {
  /** for works that measure in this process */
  context: BenchContext;
  /** PostGIS version */
  postgis: string;
  /** Runs a server on it meanwhile; the context is that of a process beside the server. */
  serving<T>(work: (server: ServedProcess, context: BenchContext) => Promise<T>): Promise<T>;
  /** Ends the connections and takes the database away. */
  close(): Promise<void>;
}

interface Asked {
  dataSet: DataSetName;
  /** of a server, in whose place a database is made; null: the embedded database */
  serverUrl: string | null;
  /** whether what was made stays on the server, to be cloned the next time */
  keep: boolean;
  onProgress: (line: string) => void;
}

/** A set that was kept is on the server under this name. */
const keptName = (dataSet: DataSetName): string => `hf_bench_${dataSet}`;

/** Makes the data set in a new database, on the server or embedded in a temporary folder. */
export async function openBenchDatabase(asked: Asked): Promise<BenchDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hf-bench-'));
  const made = asked.serverUrl === null ? null : await makeOnServer(asked.serverUrl, asked);
  const settings: Record<string, string> = { DATA_DIR: folder, ...(made ? { DATABASE_URL: made.url } : {}) };
  const open = (join = false): Promise<OpenDatabase> =>
    openDatabase(readConfig(settings), () => undefined, { join });
  let database = await open();
  if (made === null) await makeDataSet(database.knex, DATA_SETS[asked.dataSet], asked.onProgress);
  const context: BenchContext = {
    knex: database.knex,
    database: database.kind,
    url: made?.url ?? null,
    dataSet: asked.dataSet,
    jurisdiction: jurisdictionOf(DATA_SETS[asked.dataSet], 1),
    onProgress: (line) => asked.onProgress(line),
  };
  const reopen = async (join: boolean): Promise<void> => {
    database = await open(join);
    context.knex = database.knex;
  };
  return {
    context,
    postgis: database.postgis,
    async serving(work) {
      // The embedded database is hosted by one process, and that is the server then.
      await database.close();
      const server = await serve(settings);
      await reopen(true);
      try {
        return await work(server, context);
      } finally {
        await database.close();
        await server.stop();
        await reopen(false);
      }
    },
    async close() {
      await database.close();
      await made?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeOnServer(
  serverUrl: string,
  { dataSet, keep, onProgress }: Asked,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${keptName(dataSet)}_${randomUUID().slice(0, 8)}`;
  const admin = connectDatabase({ url: serverUrl }, 'owner');
  const kept = keptName(dataSet);
  if (await exists(admin, kept)) {
    onProgress(`The ${dataSet} that was kept is cloned`);
    await admin.raw('create database ?? template ??', [name, kept]);
  } else {
    await admin.raw('create database ??', [name]);
    await fill(urlOf(serverUrl, name), dataSet, onProgress);
    if (keep) await admin.raw('create database ?? template ??', [kept, name]);
  }
  return {
    url: urlOf(serverUrl, name),
    async drop() {
      await admin.raw('drop database if exists ?? with (force)', [name]);
      await admin.destroy();
    },
  };
}

async function exists(admin: Knex, name: string): Promise<boolean> {
  const found = await admin.raw<{ rows: unknown[] }>('select from pg_database where datname = ?', [name]);
  return found.rows.length > 0;
}

async function fill(url: string, dataSet: DataSetName, onProgress: (line: string) => void): Promise<void> {
  const schema = await openDatabase(readConfig({ DATABASE_URL: url }), () => undefined);
  await schema.close();
  const owner = connectDatabase({ url }, 'owner');
  try {
    await makeDataSet(owner, DATA_SETS[dataSet], onProgress);
    // A server does this by itself a minute later; what is measured before would be measured on a guess.
    await owner.raw('vacuum analyze');
  } finally {
    await owner.destroy();
  }
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
