import { existsSync } from 'node:fs';
import path from 'node:path';
import compression from 'compression';
import express, { type Express } from 'express';
import { LIMITS } from '../core/contracts/screening.js';
import { requireCsrfToken, refuseOtherSites } from './access/csrf-token.js';
import type { GuardedRouter, StatedRoute } from './access/guarded-router.js';
import { HeldSessions } from './access/held-sessions.js';
import { loadActor } from './access/load-actor.js';
import { SESSION_SPAN, sessionCookie } from './access/session-cookie.js';
import { SessionStore } from './access/session-store.js';
import type { AppDeps } from './app-deps.js';
import { openToOtherSites } from './http/open-to-other-sites.js';
import { pageFiles } from './http/page-files.js';
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
import { drawingFilesRouter } from './routes/drawing-files.js';
import { evidenceRouter } from './routes/evidence.js';
import { fileExportsRouter } from './routes/file-exports.js';
import { healthRouter } from './routes/health.js';
import { jurisdictionsRouter } from './routes/jurisdictions.js';
import { mapHistoryRouter } from './routes/map-history.js';
import { municipalitySettingsRouter } from './routes/municipality-settings.js';
import { ogcRouter } from './routes/ogc.js';
import { ogcTilesRouter } from './routes/ogc-tiles.js';
import { openIdConnectRouter } from './routes/openid-connect.js';
import { openapiRouter } from './routes/openapi.js';
import { ordinancesRouter } from './routes/ordinances.js';
import { parcelBatchesRouter } from './routes/parcel-batches.js';
import { parcelsRouter } from './routes/parcels.js';
import { placeRouter } from './routes/place.js';
import { sanctionsRouter } from './routes/sanctions.js';
import { savedProposalsRouter } from './routes/saved-proposals.js';
import { screeningsRouter } from './routes/screenings.js';
import { sessionRouter } from './routes/session.js';
import { tilesRouter } from './routes/tiles.js';
import { uploadsRouter } from './routes/uploads.js';
import type { BatchRunner } from './services/parcel-batches/batch-runner.js';

/** Routers that the whole page is served with; they need no session. */
const OPEN: readonly ((deps: AppDeps) => GuardedRouter)[] = [
  healthRouter,
  tilesRouter,
  // Before the features, whose router answers for everything under /ogc.
  ogcTilesRouter,
  ogcRouter,
];

/** Routers that are told whom a request comes from. */
const OF_PERSONS: readonly ((deps: AppDeps) => GuardedRouter)[] = [
  jurisdictionsRouter,
  parcelsRouter,
  placeRouter,
  drawingFilesRouter,
  fileExportsRouter,
  savedProposalsRouter,
  screeningsRouter,
  comparisonsRouter,
  ordinancesRouter,
  clocksRouter,
  sanctionsRouter,
  controlledAreaRouter,
  sessionRouter,
  openIdConnectRouter,
  accountsRouter,
  amendmentsRouter,
  evidenceRouter,
  amendmentEffectsRouter,
  mapHistoryRouter,
  determinationsRouter,
  municipalitySettingsRouter,
  activityLogRouter,
  openapiRouter,
];

const STATED = 'statedRoutes';
const RUNNER = 'batchRunner';

/** @returns every route of an application, with the least role that may take it */
export function statedRoutes(app: Express): readonly StatedRoute[] {
  return app.locals[STATED] as readonly StatedRoute[];
}

/** @returns what works on batches of parcels; it does by itself only what its application is asked for until it is started */
export function batchRunnerOf(app: Express): BatchRunner {
  return app.locals[RUNNER] as BatchRunner;
}

/** Builds the application apart from listening, so that tests can take it as it is. */
export function createApp(deps: AppDeps): Express {
  const { knex, config, sessionSecret, log, pageDir } = deps;
  const open = OPEN.map((make) => make(deps));
  const heldSessions = new HeldSessions();
  const parcelBatches = parcelBatchesRouter(deps);
  const ofPersons = [
    ...OF_PERSONS.map((make) => make(deps)),
    uploadsRouter(deps, heldSessions),
    parcelBatches,
  ];
  const app = express();
  app.locals[STATED] = [...open, ...ofPersons].flatMap(({ routes }) => routes);
  app.locals[RUNNER] = parcelBatches.runner;
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies);
  app.use(securityHeaders(config));
  app.use(compression());
  app.use(['/ogc', '/tiles'], openToOtherSites);
  app.use(['/api/screenings', '/api/comparisons', '/api/parcels', '/api/controlled-area'], measuringLimit());
  for (const { router } of open) app.use(router);
  app.use(
    '/api',
    refuseOtherSites(config.publicUrl),
    heldSessions.recognize,
    sessionCookie(new SessionStore(knex, SESSION_SPAN), sessionSecret),
  );
  app.use('/api', loadActor(knex), requireCsrfToken);
  app.use(express.json({ limit: LIMITS.bodyBytes, type: ['application/json', 'application/geo+json'] }));
  for (const { router } of ofPersons) app.use(router);
  if (pageDir !== undefined && existsSync(path.join(pageDir, 'index.html'))) app.use(pageFiles(pageDir));
  app.use(notFoundHandler);
  app.use(problemHandler(log));
  return app;
}
