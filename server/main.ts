import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { Conflict } from '../core/errors.js';
import type { OrdinanceBook } from '../core/ordinances/registry.js';
import { batchRunnerOf, createApp } from './app.js';
import type { Config } from './config.js';
import { openDatabase, type OpenDatabase } from './database/open.js';
import { readsOf, readsOfReplica } from './database/reads.js';
import { makeFirstAdministrator } from './services/accounts/first-administrator.js';
import { readSessionSecret, sharedSessionSecret } from './services/accounts/session-secret.js';
import { shareKeptDocuments } from './services/evidence/shared-documents.js';
import { failInterruptedImports } from './services/layer-uploads/interrupted-imports.js';
import { loadDemonstration } from './services/load-demonstration.js';
import { readOrdinances } from './services/read-ordinances.js';
import { registerOrdinances } from './services/register-ordinances.js';

/** A server that answers, until it is closed. */
export interface RunningServer {
  /** where the page is */
  url: string;
  /** resolves with a reason when the database ends by itself */
  died: Promise<string>;
  close(): Promise<void>;
}

/**
 * In which a request has to have come in whole. Node's own 5 minutes are too short for a file of 500 MB on a line of less
 * than 14 Mbit/s; an hour is enough from 1.2 Mbit/s on. Headers still have a minute, and a connection that is held open
 * without sending costs next to nothing.
 */
const REQUEST_TIMEOUT_MS = 60 * 60_000;

const PAGE_DIR = fileURLToPath(new URL('../dist/client', import.meta.url));

/**
 * Opens the database, loads the demonstration municipality where it is wanted and not there, and listens.
 * @param onProgress  is told in plain words what is being done
 * @throws Conflict  with one sentence when the data folder or the port is taken, or the database unfit
 */
export async function startServer(
  config: Config,
  onProgress: (line: string) => void,
): Promise<RunningServer> {
  await refuseTakenPort(config);
  const ordinances = await readOrdinances(config.ordinancesDir);
  const database = await openDatabase(config, onProgress, { join: false });
  try {
    await registerOrdinances(database.knex, ordinances);
    await failInterruptedImports(database.knex, database.kind === 'embedded');
    const { knex, kind } = database;
    await shareKeptDocuments({ knex, dataDir: config.dataDir, shared: kind === 'server' });
    if (config.demoData) await loadDemonstration(database.knex, onProgress);
    await tellFirstAdministrator(database, onProgress);
    return await serve(config, database, ordinances);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Where nobody has an account yet, makes one, and says its password, which is kept nowhere. */
async function tellFirstAdministrator(
  { knex }: OpenDatabase,
  onProgress: (line: string) => void,
): Promise<void> {
  const made = await makeFirstAdministrator(knex);
  if (made === null) return;
  const lines = [
    '',
    'The first administrator was made. The password is shown this once; set one of your own when you sign in.',
    `  Sign-in name: ${made.signInName}`,
    `  Password:     ${made.temporaryPassword}`,
    `Lost it? Make another: npm run user -- password ${made.signInName}`,
    '',
  ];
  for (const line of lines) onProgress(line);
}

/** Asks for the port before the work that takes long; somebody may still take it meanwhile, which is said then. */
async function refuseTakenPort(config: Config): Promise<void> {
  const probe = await listen(createServer().listen(config.port, config.host), config);
  await new Promise((resolve) => probe.close(resolve));
}

/** The same for every server on a database: whoever signs in at one is signed in at all. */
async function sessionSecretOf(
  { sessionSecret, dataDir }: Config,
  { knex, kind }: OpenDatabase,
): Promise<string> {
  if (sessionSecret !== null) return sessionSecret;
  return kind === 'server' ? sharedSessionSecret(knex, dataDir) : readSessionSecret(dataDir);
}

async function serve(
  config: Config,
  database: OpenDatabase,
  ordinances: OrdinanceBook,
): Promise<RunningServer> {
  const log = pino({ level: config.logLevel });
  const sessionSecret = await sessionSecretOf(config, database);
  const { knex, replica } = database;
  const app = createApp({
    knex,
    reads:
      replica === null
        ? readsOf(knex)
        : readsOfReplica(knex, replica, (words, error) => log.warn({ err: error }, words)),
    ...(replica === null ? {} : { replica }),
    ordinances,
    config,
    sessionSecret,
    database: { kind: database.kind, postgis: database.postgis },
    log,
    pageDir: path.resolve(PAGE_DIR),
  });
  const server = await listen(app.listen(config.port, config.host), config);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  batchRunnerOf(app).start();
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const shownHost = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return {
    url: `http://${shownHost}:${port}/`,
    died: database.died,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await batchRunnerOf(app).stop();
      await database.close();
    },
  };
}

function listen(server: Server, config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Conflict(`Port ${config.port} is taken by another program. Set PORT to another one.`)
          : error,
      );
    });
  });
}
