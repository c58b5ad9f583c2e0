import { Router } from 'express';
import { clockRequestSchema } from '../../core/contracts/clocks.js';
import { InvalidInput } from '../../core/errors.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { readClocks } from '../services/clocks.js';

/** POST /api/clocks: the periods of an ordinance, from what has happened. Nothing is kept. */
export function clocksRouter({ ordinances }: { ordinances: OrdinanceBook }): Router {
  const router = Router();
  router.post('/api/clocks', (request, response) => {
    if (request.is('json') === false) {
      throw new InvalidInput(
        'The body is not sent as JSON. Set the header Content-Type to application/json.',
      );
    }
    response.json(readClocks(ordinances, clockRequestSchema.parse(request.body)));
  });
  return router;
}
