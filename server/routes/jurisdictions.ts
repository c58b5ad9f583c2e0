import { Router } from 'express';
import type { Knex } from 'knex';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { listJurisdictions } from '../services/list-jurisdictions.js';

/** GET /api/jurisdictions: the municipalities and ordinances to choose from. */
export function jurisdictionsRouter({ knex, ordinances }: { knex: Knex; ordinances: OrdinanceBook }): Router {
  const router = Router();
  router.get('/api/jurisdictions', async (_request, response) => {
    response.json(await listJurisdictions(knex, ordinances));
  });
  return router;
}
