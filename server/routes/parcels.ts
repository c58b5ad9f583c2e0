import { parcelQuerySchema, parcelScreeningQuerySchema } from '../../core/contracts/parcels.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import type { AppDeps } from '../app-deps.js';
import { pathParameter } from '../http/path-parameter.js';
import { inOneSnapshot } from '../services/in-one-snapshot.js';
import { screenParcel } from '../services/screen-parcel.js';
import { parcelFeatures } from '../services/screening-geojson.js';
import { searchParcels } from '../services/search-parcels.js';

/** Routes under which a parcel is looked up and screened. */
export function parcelsRouter({ reads, ordinances }: Pick<AppDeps, 'reads' | 'ordinances'>): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('get', '/api/parcels', 'public', async (request, response) => {
    const asked = parcelQuerySchema.parse(request.query);
    response.json(await reads((knex) => searchParcels(knex, asked)));
  });
  guarded.add('get', '/api/parcels/:id/screening.geojson', 'public', async (request, response) => {
    const id = pathParameter(request, 'id');
    const asked = parcelScreeningQuerySchema.parse(request.query);
    const collection = await reads((knex) =>
      inOneSnapshot(knex, async (transaction) =>
        parcelFeatures(transaction, await screenParcel(transaction, ordinances, id, asked)),
      ),
    );
    response.type('application/geo+json').attachment(`parcel-${id}.geojson`);
    response.send(JSON.stringify(collection));
  });
  guarded.add('get', '/api/parcels/:id/screening', 'public', async (request, response) => {
    const id = pathParameter(request, 'id');
    const asked = parcelScreeningQuerySchema.parse(request.query);
    const { answer } = await reads((knex) =>
      inOneSnapshot(knex, (transaction) => screenParcel(transaction, ordinances, id, asked)),
    );
    response.json(answer);
  });
  return guarded;
}
