import { Router } from 'express';
import type { Knex } from 'knex';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { controlledAreaQuerySchema } from '../../core/contracts/controlled-area.js';
import { controlledArea } from '../services/controlled-area.js';

/** GET /api/controlled-area: the shapes that the page previews a drawing with. */
export function controlledAreaRouter({
  knex,
  ordinances,
}: {
  knex: Knex;
  ordinances: OrdinanceBook;
}): Router {
  const router = Router();
  router.get('/api/controlled-area', async (request, response) => {
    response.json(await controlledArea(knex, ordinances, controlledAreaQuerySchema.parse(request.query)));
  });
  return router;
}
