import type { Knex } from 'knex';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { parcelQuerySchema, parcelScreeningQuerySchema } from '../../core/contracts/parcels.js';
import { guardedRouter, type GuardedRouter } from '../access/guarded-router.js';
import { pathParameter } from '../http/path-parameter.js';
import { inOneSnapshot } from '../services/in-one-snapshot.js';
import { screenParcel } from '../services/screen-parcel.js';
import { parcelFeatures } from '../services/screening-geojson.js';
import { searchParcels } from '../services/search-parcels.js';

/** Routes under which a parcel is looked up and screened. */
export function parcelsRouter({
  knex,
  ordinances,
}: {
  knex: Knex;
  ordinances: OrdinanceBook;
}): GuardedRouter {
  const guarded = guardedRouter();
  guarded.add('get', '/api/parcels', 'public', async (request, response) => {
    response.json(await searchParcels(knex, parcelQuerySchema.parse(request.query)));
  });
  guarded.add('get', '/api/parcels/:id/screening.geojson', 'public', async (request, response) => {
    const id = pathParameter(request, 'id');
    const asked = parcelScreeningQuerySchema.parse(request.query);
    const collection = await inOneSnapshot(knex, async (transaction) =>
      parcelFeatures(transaction, await screenParcel(transaction, ordinances, id, asked)),
    );
    response.type('application/geo+json').attachment(`parcel-${id}.geojson`);
    response.send(JSON.stringify(collection));
  });
  guarded.add('get', '/api/parcels/:id/screening', 'public', async (request, response) => {
    const asked = parcelScreeningQuerySchema.parse(request.query);
    const { answer } = await inOneSnapshot(knex, (transaction) =>
      screenParcel(transaction, ordinances, pathParameter(request, 'id'), asked),
    );
    response.json(answer);
  });
  return guarded;
}
