import { placeQuerySchema } from '../../core/contracts/place.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { pathParameter } from '../http/path-parameter.js';
import { measuringLimit } from '../http/security.js';
import { inOneSnapshot } from '../services/in-one-snapshot.js';
import { whatIsHere } from '../services/what-is-here.js';

const PATH = '/api/jurisdictions/:jurisdiction/place';

/** What the map has at a point. */
export function placeRouter({ reads, ordinances }: Pick<AppDeps, 'reads' | 'ordinances'>): GuardedRouter {
  const guarded = guardedRouter();
  guarded.router.use(PATH, measuringLimit());
  guarded.add('get', PATH, 'public', async (request, response) => {
    const municipality = pathParameter(request, 'jurisdiction');
    const asked = placeQuerySchema.parse(request.query);
    response.json(
      await reads((knex) => inOneSnapshot(knex, (trx) => whatIsHere(trx, ordinances, municipality, asked))),
    );
  });
  return guarded;
}
