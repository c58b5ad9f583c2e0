import { activityQuerySchema } from '../../core/contracts/activity-log.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { pathParameter } from '../http/path-parameter.js';
import { activityLog } from '../services/activity-log.js';

/** Who did what when. */
export function activityLogRouter({ knex }: AppDeps): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add(
    'get',
    '/api/jurisdictions/:jurisdiction/activity-log',
    'naturalist',
    async (request, response) => {
      const page = activityQuerySchema.parse(request.query);
      response.json(await activityLog(knex, pathParameter(request, 'jurisdiction'), page));
    },
  );
  guarded.add('get', '/api/activity-log', 'administrator', async (request, response) => {
    response.json(await activityLog(knex, null, activityQuerySchema.parse(request.query)));
  });
  return guarded;
}
