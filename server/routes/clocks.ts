import { clockRequestSchema } from '../../core/contracts/clocks.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import { requireJson } from '../http/require-json.js';
import { readClocks } from '../services/clocks.js';

/** POST /api/clocks: the periods of an ordinance, from what has happened. Nothing is kept. */
export function clocksRouter({ ordinances }: { ordinances: OrdinanceBook }): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('post', '/api/clocks', 'public', (request, response) => {
    requireJson(request);
    response.json(readClocks(ordinances, clockRequestSchema.parse(request.body)));
  });
  return guarded;
}
