import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { OrdinanceBook } from '../core/ordinances/registry.js';
import type { Config } from './config.js';
import type { Reads } from './database/reads.js';

/** What the application is built from; nothing in it is reached otherwise. */
export interface AppDeps {
  knex: Knex;
  /** for routes that only read: on a replica where one is set up and is as far as the database */
  reads: Reads;
  ordinances: OrdinanceBook;
  config: Pick<Config, 'baseMap' | 'trustedProxies' | 'dataDir' | 'publicUrl' | 'openIdConnect'>;
  /** what the cookies of sessions are signed with */
  sessionSecret: string;
  database: { kind: 'embedded' | 'server'; postgis: string };
  /** a replica of the database; absent when none is set up */
  replica?: Knex;
  log: Logger;
  /** folder of the built page; absent in tests of the API alone */
  pageDir?: string;
}
