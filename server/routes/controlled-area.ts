import type { Knex } from 'knex';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { controlledAreaQuerySchema } from '../../core/contracts/controlled-area.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import { controlledArea } from '../services/controlled-area.js';

/** GET /api/controlled-area: the shapes that the page previews a drawing with. */
export function controlledAreaRouter({
  knex,
  ordinances,
}: {
  knex: Knex;
  ordinances: OrdinanceBook;
}): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('get', '/api/controlled-area', 'public', async (request, response) => {
    response.json(await controlledArea(knex, ordinances, controlledAreaQuerySchema.parse(request.query)));
  });
  return guarded;
}
