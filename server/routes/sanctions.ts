import { escrowQuerySchema, sanctionQuerySchema } from '../../core/contracts/sanctions.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import { pathParameter } from '../http/path-parameter.js';
import { readEscrow, readSanctions } from '../services/sanctions.js';

/** What an offence can cost under an ordinance, and whether an escrow account has to be restored. */
export function sanctionsRouter({ ordinances }: { ordinances: OrdinanceBook }): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('get', '/api/ordinances/:id/sanctions', 'public', (request, response) => {
    response.json(
      readSanctions(ordinances, pathParameter(request, 'id'), sanctionQuerySchema.parse(request.query)),
    );
  });
  guarded.add('get', '/api/ordinances/:id/escrow', 'public', (request, response) => {
    response.json(
      readEscrow(ordinances, pathParameter(request, 'id'), escrowQuerySchema.parse(request.query)),
    );
  });
  return guarded;
}
