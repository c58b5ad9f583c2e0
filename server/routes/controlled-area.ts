import { Router } from 'express';
import type { Knex } from 'knex';
import { controlledAreaQuerySchema } from '../../core/contracts/controlled-area.js';
import { controlledArea } from '../services/controlled-area.js';

/** GET /api/controlled-area: the shapes that the page previews a drawing with. */
export function controlledAreaRouter({ knex }: { knex: Knex }): Router {
  const router = Router();
  router.get('/api/controlled-area', async (request, response) => {
    response.json(await controlledArea(knex, controlledAreaQuerySchema.parse(request.query)));
  });
  return router;
}
