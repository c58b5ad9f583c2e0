import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { OrdinanceBook } from '../core/ordinances/registry.js';
import type { Config } from './config.js';

/** What the application is built from; nothing in it is reached otherwise. */
export interface AppDeps {
  knex: Knex;
  ordinances: OrdinanceBook;
  config: Pick<Config, 'baseMap' | 'trustedProxies' | 'dataDir' | 'publicUrl' | 'openIdConnect'>;
  /** what the cookies of sessions are signed with */
  sessionSecret: string;
  database: { kind: 'embedded' | 'server'; postgis: string };
  log: Logger;
  /** folder of the built page; absent in tests of the API alone */
  pageDir?: string;
}
