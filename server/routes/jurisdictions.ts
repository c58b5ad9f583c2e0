import type { Knex } from 'knex';
import { jurisdictionListQuerySchema } from '../../core/contracts/jurisdictions.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import { listJurisdictions } from '../services/list-jurisdictions.js';

/** GET /api/jurisdictions: the municipalities and ordinances to choose from. */
export function jurisdictionsRouter({
  knex,
  ordinances,
}: {
  knex: Knex;
  ordinances: OrdinanceBook;
}): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('get', '/api/jurisdictions', 'public', async (request, response) => {
    const asked = jurisdictionListQuerySchema.parse(request.query);
    response.json(await listJurisdictions(knex, ordinances, asked));
  });
  return guarded;
}
