import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { Conflict } from '../../core/errors.js';
import type { Config } from '../config.js';
import { checkPostgis } from './check-postgis.js';
import { connectDatabase } from './connect.js';
import { hostEmbedded, type EmbeddedHost } from './embedded.js';
import { socketAnswers, takeHostLock } from './host-lock.js';
import { migrateUp } from './migrate.js';
import { openServer, reasonOf } from './open-server.js';
import { SOCKET_NAME, socketFolder } from './socket-folder.js';

/** A database that is migrated and ready. */
export interface OpenDatabase {
  knex: Knex;
  /** a streaming replica to read from; null when none is set up */
  replica: Knex | null;
  kind: 'embedded' | 'server';
  /** PostGIS version */
  postgis: string;
  /** whether this process hosts the embedded database (false: another one does, or it is a server) */
  hosting: boolean;
  /** resolves with a reason when the hosted database ends by itself; never otherwise */
  died: Promise<string>;
  close(): Promise<void>;
}

type Progress = (line: string) => void;

const never = new Promise<string>(() => undefined);

/**
 * Opens the database of the settings: the server of DATABASE_URL, or the embedded one, hosted here unless another
 * process on the same data folder hosts it already, which is then connected to, or refused where `join` is false.
 * Brings the schema up to date.
 * @throws Conflict  with a sentence for the person who started it: no PostGIS, too old, not reachable
 */
export async function openDatabase(
  config: Config,
  onProgress: Progress,
  { join }: { join: boolean } = { join: true },
): Promise<OpenDatabase> {
  if (config.databaseUrl === null) return openEmbedded(config, onProgress, join);
  const { knex, replica, postgis } = await openServer(config.databaseUrl, config, onProgress);
  const close = async (): Promise<void> => {
    await Promise.all([knex.destroy(), replica?.destroy()]);
  };
  return { knex, replica, kind: 'server', postgis, hosting: false, died: never, close };
}

async function openEmbedded(config: Config, onProgress: Progress, join: boolean): Promise<OpenDatabase> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new Conflict(`The data folder ${config.dataDir} cannot be used: ${reasonOf(error)}`);
  });
  const folder = await socketFolder(config.dataDir);
  const socketFile = path.join(folder, SOCKET_NAME);
  const lock = await takeHostLock(folder);
  if (lock === null && !join) {
    throw new Conflict(
      `The data folder ${config.dataDir} is in use by another Hundredfoot process (a server or an import). ` +
        'End that one, or set DATA_DIR to another folder.',
    );
  }
  if (lock === null) return joinHosted(folder, socketFile, onProgress);
  let host: EmbeddedHost | undefined;
  try {
    await rm(socketFile, { force: true });
    await rm(readyFile(folder), { force: true });
    const databaseDir = path.join(config.dataDir, 'database');
    if (!existsSync(databaseDir)) await createCluster(databaseDir, folder, onProgress);
    onProgress('Opening the embedded database');
    host = await hostEmbedded({ databaseDir, socketFile, snapshotFile: null });
    const hosted = host;
    const owner = connectDatabase({ socketDir: folder }, 'owner');
    await migrateUp(owner).finally(() => owner.destroy());
    await writeFile(readyFile(folder), '');
    const knex = connectDatabase({ socketDir: folder });
    const postgis = await checkPostgis(knex);
    return {
      knex,
      replica: null,
      kind: 'embedded',
      postgis,
      hosting: true,
      died: hosted.died,
      async close() {
        await knex.destroy();
        await hosted.close();
        await rm(socketFile, { force: true });
        await rm(readyFile(folder), { force: true });
        await lock.release();
      },
    };
  } catch (error) {
    await host?.close();
    await lock.release();
    throw error;
  }
}

/**
 * Makes the cluster under another name and gives it its own when it is whole, so that a start that is killed half-way
 * leaves nothing that looks like a database.
 */
async function createCluster(databaseDir: string, folder: string, onProgress: Progress): Promise<void> {
  const unfinished = `${databaseDir}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  onProgress('Creating the embedded database (once, some 15 seconds)');
  const host = await hostEmbedded({
    databaseDir: unfinished,
    socketFile: path.join(folder, SOCKET_NAME),
    snapshotFile: null,
  });
  try {
    const owner = connectDatabase({ socketDir: folder }, 'owner');
    onProgress('Adding PostGIS and the tables');
    await migrateUp(owner).finally(() => owner.destroy());
  } finally {
    await host.close();
  }
  await rename(unfinished, databaseDir);
}

/**
 * Says that the schema is up to date. Until then the host works as the owner of the database, in the one session that
 * everybody shares, so that nobody else may have a connection.
 */
const readyFile = (folder: string): string => path.join(folder, 'ready');

/** How long to wait for a process that holds the lock and is still opening its database. */
const HOST_STARTING_MS = 60_000;

async function joinHosted(folder: string, socketFile: string, onProgress: Progress): Promise<OpenDatabase> {
  onProgress('Another Hundredfoot process has this data folder open; connecting to its database');
  const deadline = Date.now() + HOST_STARTING_MS;
  while (!existsSync(readyFile(folder)) || !(await socketAnswers(socketFile))) {
    if (Date.now() > deadline) {
      throw new Conflict(
        'The process that has the data folder open does not answer. End it and start again.',
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const knex = connectDatabase({ socketDir: folder });
  const postgis = await checkPostgis(knex);
  return {
    knex,
    replica: null,
    kind: 'embedded',
    postgis,
    hosting: false,
    died: never,
    close: () => knex.destroy(),
  };
}
