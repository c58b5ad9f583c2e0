import { comparisonRequestSchema } from '../../core/contracts/comparison.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { requireJson } from '../http/require-json.js';
import { compareLaws } from '../services/compare-laws.js';

/** POST /api/comparisons: one proposal under several ordinances or days, side by side. */
export function comparisonsRouter({
  reads,
  ordinances,
}: Pick<AppDeps, 'reads' | 'ordinances'>): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('post', '/api/comparisons', 'public', async (request, response) => {
    requireJson(request, ['json', 'application/geo+json']);
    const asked = comparisonRequestSchema.parse(request.body);
    response.json(await reads((knex) => compareLaws(knex, ordinances, asked)));
  });
  return guarded;
}
