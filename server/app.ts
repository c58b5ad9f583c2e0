import { existsSync } from 'node:fs';
import path from 'node:path';
import compression from 'compression';
import express, { type Express } from 'express';
import { LIMITS } from '../core/contracts/screening.js';
import type { GuardedRouter } from './access/guarded-router.js';
import type { AppDeps } from './app-deps.js';
import { notFoundHandler, problemHandler } from './http/problem-errors.js';
import { measuringLimit, securityHeaders } from './http/security.js';
import { accountsRouter } from './routes/accounts.js';
import { activityLogRouter } from './routes/activity-log.js';
import { amendmentEffectsRouter } from './routes/amendment-effects.js';
import { amendmentsRouter } from './routes/amendments.js';
import { clocksRouter } from './routes/clocks.js';
import { comparisonsRouter } from './routes/comparisons.js';
import { controlledAreaRouter } from './routes/controlled-area.js';
import { determinationsRouter } from './routes/determinations.js';
import { evidenceRouter } from './routes/evidence.js';
import { healthRouter } from './routes/health.js';
import { jurisdictionsRouter } from './routes/jurisdictions.js';
import { mapHistoryRouter } from './routes/map-history.js';
import { municipalitySettingsRouter } from './routes/municipality-settings.js';
import { ogcRouter } from './routes/ogc.js';
import { openapiRouter } from './routes/openapi.js';
import { ordinancesRouter } from './routes/ordinances.js';
import { parcelsRouter } from './routes/parcels.js';
import { sanctionsRouter } from './routes/sanctions.js';
import { screeningsRouter } from './routes/screenings.js';
import { sessionRouter } from './routes/session.js';
import { tilesRouter } from './routes/tiles.js';

/** Routers whose routes state who may take them. */
const GUARDED: readonly ((deps: AppDeps) => GuardedRouter)[] = [
  sessionRouter,
  accountsRouter,
  amendmentsRouter,
  evidenceRouter,
  amendmentEffectsRouter,
  mapHistoryRouter,
  determinationsRouter,
  municipalitySettingsRouter,
  activityLogRouter,
];

/** Builds the application apart from listening, so that tests can take it as it is. */
export function createApp(deps: AppDeps): Express {
  const { knex, ordinances, config, database, log, pageDir } = deps;
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
  for (const { router } of GUARDED.map((make) => make(deps))) app.use(router);
  app.use(openapiRouter());
  if (pageDir !== undefined && existsSync(path.join(pageDir, 'index.html'))) {
    app.use(express.static(pageDir, { index: 'index.html', maxAge: 0 }));
    app.use('/assets', (_request, response) => response.status(404).end());
  }
  app.use(notFoundHandler);
  app.use(problemHandler(log));
  return app;
}
