import type { Request } from 'express';
import { z } from 'zod';
import { effectsQuerySchema } from '../../core/contracts/amendment-effects.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { amendmentEffects, type EffectsAsked } from '../services/effects/amendment-effects.js';
import { effectsAsCsv, effectsAsGeojson } from '../services/effects/download-effects.js';

const PATH = '/api/jurisdictions/:jurisdiction/amendments/:number/effects';

const placeSchema = z.object({
  jurisdiction: z.string(),
  number: z.coerce.number().int().positive().max(2_147_483_647),
});

function askedBy(request: Request<Record<string, string>>): EffectsAsked {
  return { ...effectsQuerySchema.parse(request.query), ...placeSchema.parse(request.params) };
}

const fileName = ({ jurisdiction, number }: EffectsAsked, ending: string): string =>
  `${jurisdiction}-amendment-${number}-effects.${ending}`;

/** What an amendment would change, were it adopted. */
export function amendmentEffectsRouter({ knex, ordinances }: AppDeps): GuardedRouter {
  const router = guardedRouter();
  router.add('get', PATH, 'planner', async (request, response) => {
    response.json(await amendmentEffects(knex, ordinances, askedBy(request)));
  });
  router.add('get', `${PATH}.csv`, 'planner', async (request, response) => {
    const asked = askedBy(request);
    const list = await effectsAsCsv(knex, ordinances, asked);
    response.type('text/csv').attachment(fileName(asked, 'csv'));
    response.send(list);
  });
  router.add('get', `${PATH}.geojson`, 'planner', async (request, response) => {
    const asked = askedBy(request);
    const collection = await effectsAsGeojson(knex, ordinances, asked);
    response.type('application/geo+json').attachment(fileName(asked, 'geojson'));
    response.send(JSON.stringify(collection));
  });
  return router;
}
