import { Router } from 'express';
import type { Knex } from 'knex';
import { comparisonRequestSchema } from '../../core/contracts/comparison.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { requireJson } from '../http/require-json.js';
import { compareLaws } from '../services/compare-laws.js';

/** POST /api/comparisons: one proposal under several ordinances or days, side by side. */
export function comparisonsRouter({ knex, ordinances }: { knex: Knex; ordinances: OrdinanceBook }): Router {
  const router = Router();
  router.post('/api/comparisons', async (request, response) => {
    requireJson(request, ['json', 'application/geo+json']);
    response.json(await compareLaws(knex, ordinances, comparisonRequestSchema.parse(request.body)));
  });
  return router;
}
