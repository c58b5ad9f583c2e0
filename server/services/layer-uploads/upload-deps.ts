import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { RunningImports } from './running-imports.js';

/** What the work on files that are sent to be imported needs. */
export interface UploadDeps {
  knex: Knex;
  /** folder in whose `uploads` the files wait */
  dataDir: string;
  log: Logger;
  running: RunningImports;
  /** whether it is a database server: it has connections beside that of an import, and other servers may work on it */
  severalConnections: boolean;
}

/** Which file is meant. */
export interface UploadName {
  jurisdiction: string;
  id: string;
}
