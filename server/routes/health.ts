import type { Knex } from 'knex';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { Config } from '../config.js';
import { databaseHealth, replicaHealth } from '../services/health.js';

/** What the routes of this file need to know. */
interface HealthDeps {
  knex: Knex;
  replica?: Knex;
  config: Pick<Config, 'baseMap'>;
  database: { kind: 'embedded' | 'server'; postgis: string };
}

/** Routes for whoever watches the server, and the page's own configuration. */
export function healthRouter({ knex, replica, config, database }: HealthDeps): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('get', '/api/health', 'public', async (_request, response) => {
    const answers = await databaseHealth(knex);
    response.status(answers ? 200 : 503).json({
      status: answers ? 'ok' : 'the database does not answer',
      database,
      ...(replica === undefined ? {} : { replica: await replicaHealth(knex, replica) }),
    });
  });
  guarded.add('get', '/api/config', 'public', (_request, response) => {
    response.json({ baseMap: config.baseMap });
  });
  return guarded;
}
