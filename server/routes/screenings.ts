import { applicationQuerySchema } from '../../core/contracts/application.js';
import { screeningRequestSchema } from '../../core/contracts/screening.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { pathParameter } from '../http/path-parameter.js';
import { requireJson } from '../http/require-json.js';
import { applicationOf } from '../services/application.js';
import { keptScreening, keptScreeningGeojson } from '../services/kept-screening.js';
import { rerunScreening } from '../services/rerun-screening.js';
import { screenAndKeep } from '../services/screen-proposal.js';

/** Routes under which a proposal is screened, and its answer read again. */
export function screeningsRouter({
  knex,
  reads,
  ordinances,
}: Pick<AppDeps, 'knex' | 'reads' | 'ordinances'>): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('post', '/api/screenings', 'public', async (request, response, actor) => {
    requireJson(request, ['json', 'application/geo+json']);
    const asked = screeningRequestSchema.parse(request.body);
    const answer = await screenAndKeep(knex, ordinances, asked, actor);
    response.status(201).location(`/api/screenings/${answer.id}`).json(answer);
  });
  guarded.add('get', '/api/screenings/:id.geojson', 'public', async (request, response) => {
    const collection = await reads((on) => keptScreeningGeojson(on, pathParameter(request, 'id')));
    response.type('application/geo+json').attachment(`screening-${pathParameter(request, 'id')}.geojson`);
    response.send(JSON.stringify(collection));
  });
  guarded.add('get', '/api/screenings/:id/application', 'public', async (request, response) => {
    const asked = applicationQuerySchema.parse(request.query);
    const id = pathParameter(request, 'id');
    response.json(await reads((on) => applicationOf(on, ordinances, id, asked)));
  });
  guarded.add('get', '/api/screenings/:id/rerun', 'public', async (request, response) => {
    const id = pathParameter(request, 'id');
    response.json(await reads((on) => rerunScreening(on, ordinances, id)));
  });
  guarded.add('get', '/api/screenings/:id', 'public', async (request, response) => {
    const { answer } = await reads((on) => keptScreening(on, pathParameter(request, 'id')));
    response.json(answer);
  });
  return guarded;
}
