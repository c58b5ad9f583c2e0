import { Router } from 'express';
import type { Knex } from 'knex';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { applicationQuerySchema } from '../../core/contracts/application.js';
import { screeningRequestSchema } from '../../core/contracts/screening.js';
import { requireJson } from '../http/require-json.js';
import { applicationOf } from '../services/application.js';
import { keptScreening, keptScreeningGeojson } from '../services/kept-screening.js';
import { screenAndKeep } from '../services/screen-proposal.js';

/** Routes under which a proposal is screened, and its answer read again. */
export function screeningsRouter({ knex, ordinances }: { knex: Knex; ordinances: OrdinanceBook }): Router {
  const router = Router();
  router.post('/api/screenings', async (request, response) => {
    requireJson(request, ['json', 'application/geo+json']);
    const asked = screeningRequestSchema.parse(request.body);
    const answer = await screenAndKeep(knex, ordinances, asked);
    response.status(201).location(`/api/screenings/${answer.id}`).json(answer);
  });
  router.get('/api/screenings/:id.geojson', async (request, response) => {
    const collection = await keptScreeningGeojson(knex, request.params.id);
    response.type('application/geo+json').attachment(`screening-${request.params.id}.geojson`);
    response.send(JSON.stringify(collection));
  });
  router.get('/api/screenings/:id/application', async (request, response) => {
    const asked = applicationQuerySchema.parse(request.query);
    response.json(await applicationOf(knex, ordinances, request.params.id, asked));
  });
  router.get('/api/screenings/:id', async (request, response) => {
    const { answer } = await keptScreening(knex, request.params.id);
    response.json(answer);
  });
  return router;
}
