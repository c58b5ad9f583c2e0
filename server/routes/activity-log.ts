import { activityQuerySchema } from '../../core/contracts/activity-log.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { pathParameter } from '../http/path-parameter.js';
import { activityLog } from '../services/activity-log.js';

/** Who did what when. */
export function activityLogRouter({ reads }: AppDeps): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add(
    'get',
    '/api/jurisdictions/:jurisdiction/activity-log',
    'naturalist',
    async (request, response) => {
      const page = activityQuerySchema.parse(request.query);
      const place = pathParameter(request, 'jurisdiction');
      response.json(await reads((knex) => activityLog(knex, place, page)));
    },
  );
  guarded.add('get', '/api/activity-log', 'administrator', async (request, response) => {
    const page = activityQuerySchema.parse(request.query);
    response.json(await reads((knex) => activityLog(knex, null, page)));
  });
  return guarded;
}
