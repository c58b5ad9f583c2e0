import { controlledAreaQuerySchema } from '../../core/contracts/controlled-area.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { controlledArea } from '../services/controlled-area.js';

/** GET /api/controlled-area: the shapes that the page previews a drawing with. */
export function controlledAreaRouter({
  reads,
  ordinances,
}: Pick<AppDeps, 'reads' | 'ordinances'>): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('get', '/api/controlled-area', 'public', async (request, response) => {
    const asked = controlledAreaQuerySchema.parse(request.query);
    response.json(await reads((knex) => controlledArea(knex, ordinances, asked)));
  });
  return guarded;
}
