import type { Knex } from 'knex';
import { comparisonRequestSchema } from '../../core/contracts/comparison.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import { requireJson } from '../http/require-json.js';
import { compareLaws } from '../services/compare-laws.js';

/** POST /api/comparisons: one proposal under several ordinances or days, side by side. */
export function comparisonsRouter({
  knex,
  ordinances,
}: {
  knex: Knex;
  ordinances: OrdinanceBook;
}): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('post', '/api/comparisons', 'public', async (request, response) => {
    requireJson(request, ['json', 'application/geo+json']);
    response.json(await compareLaws(knex, ordinances, comparisonRequestSchema.parse(request.body)));
  });
  return guarded;
}
