import { Router } from 'express';
import type { Knex } from 'knex';
import { listJurisdictions } from '../services/list-jurisdictions.js';

/** GET /api/jurisdictions: the municipalities and ordinances to choose from. */
export function jurisdictionsRouter({ knex }: { knex: Knex }): Router {
  const router = Router();
  router.get('/api/jurisdictions', async (_request, response) => {
    response.json(await listJurisdictions(knex));
  });
  return router;
}
