import { Router } from 'express';
import type { Knex } from 'knex';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import { parcelQuerySchema, parcelScreeningQuerySchema } from '../../core/contracts/parcels.js';
import { inOneSnapshot } from '../services/in-one-snapshot.js';
import { screenParcel } from '../services/screen-parcel.js';
import { parcelFeatures } from '../services/screening-geojson.js';
import { searchParcels } from '../services/search-parcels.js';

/** Routes under which a parcel is looked up and screened. */
export function parcelsRouter({ knex, ordinances }: { knex: Knex; ordinances: OrdinanceBook }): Router {
  const router = Router();
  router.get('/api/parcels', async (request, response) => {
    response.json(await searchParcels(knex, parcelQuerySchema.parse(request.query)));
  });
  router.get('/api/parcels/:id/screening.geojson', async (request, response) => {
    const { id } = request.params;
    const asked = parcelScreeningQuerySchema.parse(request.query);
    const collection = await inOneSnapshot(knex, async (transaction) =>
      parcelFeatures(transaction, await screenParcel(transaction, ordinances, id, asked)),
    );
    response.type('application/geo+json').attachment(`parcel-${id}.geojson`);
    response.send(JSON.stringify(collection));
  });
  router.get('/api/parcels/:id/screening', async (request, response) => {
    const asked = parcelScreeningQuerySchema.parse(request.query);
    const { answer } = await inOneSnapshot(knex, (transaction) =>
      screenParcel(transaction, ordinances, request.params.id, asked),
    );
    response.json(answer);
  });
  return router;
}
