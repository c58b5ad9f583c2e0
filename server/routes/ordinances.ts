import { Router } from 'express';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { ordinanceFormat } from '../services/ordinance-format.js';

/** The ordinances as data, and the format in which a further one is written. */
export function ordinancesRouter({ ordinances }: { ordinances: OrdinanceBook }): Router {
  const router = Router();
  router.get('/api/ordinances', (_request, response) => {
    const items = ordinances.list().map(({ id, name, shortName, municipality, invented, textHeldFrom }) => {
      return { id, name, shortName, municipality, invented, textHeldFrom };
    });
    response.json({ items, next: null });
  });
  router.get('/api/ordinances/format', (_request, response) => {
    response.type('application/schema+json').send(JSON.stringify(ordinanceFormat()));
  });
  router.get('/api/ordinances/:id', (request, response) => {
    response.json(ordinances.find(request.params.id));
  });
  return router;
}
