import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import { pathParameter } from '../http/path-parameter.js';
import { ordinanceFormat } from '../services/ordinance-format.js';

/** The ordinances as data, and the format in which a further one is written. */
export function ordinancesRouter({ ordinances }: { ordinances: OrdinanceBook }): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('get', '/api/ordinances', 'public', (_request, response) => {
    const items = ordinances.list().map(({ id, name, shortName, municipality, invented, textHeldFrom }) => {
      return { id, name, shortName, municipality, invented, textHeldFrom };
    });
    response.json({ items, next: null });
  });
  guarded.add('get', '/api/ordinances/format', 'public', (_request, response) => {
    response.type('application/schema+json').send(JSON.stringify(ordinanceFormat()));
  });
  guarded.add('get', '/api/ordinances/:id', 'public', (request, response) => {
    response.json(ordinances.find(pathParameter(request, 'id')));
  });
  return guarded;
}
