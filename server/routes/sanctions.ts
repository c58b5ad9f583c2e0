import { Router } from 'express';
import { escrowQuerySchema, sanctionQuerySchema } from '../../core/contracts/sanctions.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { readEscrow, readSanctions } from '../services/sanctions.js';

/** What an offence can cost under an ordinance, and whether an escrow account has to be restored. */
export function sanctionsRouter({ ordinances }: { ordinances: OrdinanceBook }): Router {
  const router = Router();
  router.get('/api/ordinances/:id/sanctions', (request, response) => {
    response.json(readSanctions(ordinances, request.params.id, sanctionQuerySchema.parse(request.query)));
  });
  router.get('/api/ordinances/:id/escrow', (request, response) => {
    response.json(readEscrow(ordinances, request.params.id, escrowQuerySchema.parse(request.query)));
  });
  return router;
}
