import { jurisdictionListQuerySchema } from '../../core/contracts/jurisdictions.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { listJurisdictions } from '../services/list-jurisdictions.js';

/** GET /api/jurisdictions: the municipalities and ordinances to choose from. */
export function jurisdictionsRouter({
  reads,
  ordinances,
}: Pick<AppDeps, 'reads' | 'ordinances'>): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('get', '/api/jurisdictions', 'public', async (request, response) => {
    const asked = jurisdictionListQuerySchema.parse(request.query);
    response.json(await reads((knex) => listJurisdictions(knex, ordinances, asked)));
  });
  return guarded;
}
