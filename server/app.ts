import { existsSync } from 'node:fs';
import path from 'node:path';
import compression from 'compression';
import express, { type Express } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { LIMITS } from '../core/contracts/screening.js';
import type { OrdinanceBook } from '../core/ordinances/registry.js';
import type { Config } from './config.js';
import { notFoundHandler, problemHandler } from './http/problem-errors.js';
import { measuringLimit, securityHeaders } from './http/security.js';
import { clocksRouter } from './routes/clocks.js';
import { comparisonsRouter } from './routes/comparisons.js';
import { controlledAreaRouter } from './routes/controlled-area.js';
import { healthRouter } from './routes/health.js';
import { jurisdictionsRouter } from './routes/jurisdictions.js';
import { ogcRouter } from './routes/ogc.js';
import { openapiRouter } from './routes/openapi.js';
import { ordinancesRouter } from './routes/ordinances.js';
import { parcelsRouter } from './routes/parcels.js';
import { sanctionsRouter } from './routes/sanctions.js';
import { screeningsRouter } from './routes/screenings.js';
import { tilesRouter } from './routes/tiles.js';

/** What the application is built from; nothing in it is reached otherwise. */
export interface AppDeps {
  knex: Knex;
  ordinances: OrdinanceBook;
  config: Pick<Config, 'baseMap' | 'trustedProxies'>;
  database: { kind: 'embedded' | 'server'; postgis: string };
  log: Logger;
  /** folder of the built page; absent in tests of the API alone */
  pageDir?: string;
}

/** Builds the application apart from listening, so that tests can take it as it is. */
export function createApp({ knex, ordinances, config, database, log, pageDir }: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies);
  app.use(securityHeaders(config));
  app.use(compression());
  app.use(['/api/screenings', '/api/comparisons', '/api/parcels', '/api/controlled-area'], measuringLimit());
  app.use(express.json({ limit: LIMITS.bodyBytes, type: ['application/json', 'application/geo+json'] }));
  app.use(healthRouter({ knex, config, database }));
  app.use(jurisdictionsRouter({ knex, ordinances }));
  app.use(parcelsRouter({ knex, ordinances }));
  app.use(screeningsRouter({ knex, ordinances }));
  app.use(comparisonsRouter({ knex, ordinances }));
  app.use(ordinancesRouter({ ordinances }));
  app.use(clocksRouter({ ordinances }));
  app.use(sanctionsRouter({ ordinances }));
  app.use(controlledAreaRouter({ knex, ordinances }));
  app.use(tilesRouter({ knex, ordinances }));
  app.use(ogcRouter({ knex, ordinances }));
  app.use(openapiRouter());
  if (pageDir !== undefined && existsSync(path.join(pageDir, 'index.html'))) {
    app.use(express.static(pageDir, { index: 'index.html', maxAge: 0 }));
    app.use('/assets', (_request, response) => response.status(404).end());
  }
  app.use(notFoundHandler);
  app.use(problemHandler(log));
  return app;
}
