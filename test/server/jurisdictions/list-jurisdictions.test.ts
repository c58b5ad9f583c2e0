import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { jurisdictionListSchema, type JurisdictionList } from '../../../core/contracts/jurisdictions.js';
import { localDateOf } from '../../../core/dates.js';
import { NotFound } from '../../../core/errors.js';
import { jurisdictionsRouter } from '../../../server/routes/jurisdictions.js';
import { findJurisdiction } from '../../../server/sql/jurisdictions/find-jurisdiction.js';
import { openTestDatabase, readsFor, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { PLACES, toDegrees, toFeet } from '../../support/places.js';
import { serveRouter, type ServedRouter } from '../../support/serve-router.js';

const [X, Y] = toFeet([PLACES[0].lon, PLACES[0].lat]);

describe('jurisdictions', () => {
  let database: TestDatabase;
  let served: ServedRouter;
  beforeAll(async () => {
    database = await openTestDatabase();
    served = await serveRouter(
      jurisdictionsRouter({ reads: readsFor(database.knex), ordinances: BUILT_IN_ORDINANCES }),
    );
  });
  afterAll(async () => {
    await served.close();
    await database.close();
  });

  const list = async (): Promise<JurisdictionList> => {
    const response = await served.get('/api/jurisdictions');
    expect(response.status).toBe(200);
    return jurisdictionListSchema.parse(await response.json());
  };
  const item = async (id: string): Promise<JurisdictionList['items'][number] | undefined> =>
    (await list()).items.find((jurisdiction) => jurisdiction.id === id);

  it('lists the four towns with nothing loaded, and their ordinances', async () => {
    const { items, ordinances, next } = await list();
    expect(items.map(({ id }) => id).sort()).toEqual(['mamaroneck', 'north-castle', 'rye', 'wesley-hills']);
    expect(next).toBeNull();
    for (const { mapVersion, mapSince, bounds, layers } of items) {
      expect({ mapVersion, mapSince, bounds }).toEqual({ mapVersion: 0, mapSince: null, bounds: null });
      expect(new Set(Object.values(layers))).toEqual(new Set([0]));
    }
    expect(ordinances.map(({ id, bufferFt }) => [id, bufferFt])).toEqual([
      ['mamaroneck', 100],
      ['rye', 100],
      ['north-castle', 100],
      ['wesley-hills', null],
    ]);
  });

  it('counts current features, and says where they are and since when the map holds', async () => {
    const { knex } = database;
    await putLayer(knex, 'mamaroneck', 'parcels', [
      { properties: { SBL: '1-1-1' }, polygon: [rectangle(X - 5000, Y, 100, 100)] },
    ]);
    const parcelsOnly = await item('mamaroneck');
    expect(parcelsOnly?.layers).toMatchObject({ parcels: 1, wetlands: 0 });
    expect(parcelsOnly?.bounds?.[0]).toBeCloseTo(toDegrees([X - 5000, Y])[0], 6);

    await putLayer(knex, 'mamaroneck', 'municipality', [
      { properties: { name: 'Village', role: 'own' }, polygon: [rectangle(X, Y, 2000, 1000)] },
      { properties: { name: 'Town', role: 'neighbor' }, polygon: [rectangle(X - 9000, Y, 9000, 1000)] },
    ]);
    await putLayer(knex, 'mamaroneck', 'wetlands', [
      { properties: { id: 'A', kind: 'tidal' }, polygon: [rectangle(X + 10, Y, 100, 100)] },
      { properties: { id: 'B', kind: 'tidal' }, polygon: [rectangle(X + 500, Y, 100, 100)] },
    ]);
    const since = localDateOf(new Date());
    await knex('map_version').insert({ jurisdiction_id: 'mamaroneck', number: 2, since, note: 'B is gone' });
    await knex('wetland').where({ id: 'B' }).update({ retired_version: 2 });
    const loaded = await item('mamaroneck');
    expect(loaded?.layers).toMatchObject({
      municipality: 1,
      neighbors: 1,
      wetlands: 1,
      parcels: 1,
      roads: 0,
    });
    expect(loaded?.mapVersion).toBe(2);
    expect(loaded?.mapSince).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    // The own outline alone, not the parcel and the neighbour to the west of it.
    const [west, south, east, north] = loaded?.bounds ?? [];
    expect(west).toBeCloseTo(toDegrees([X, Y + 500])[0], 4);
    expect(south).toBeCloseTo(toDegrees([X + 1000, Y])[1], 4);
    expect(east).toBeCloseTo(toDegrees([X + 2000, Y + 500])[0], 4);
    expect(north).toBeCloseTo(toDegrees([X + 1000, Y + 1000])[1], 4);
  });

  it('finds one with its newest map version and its settings', async () => {
    const { knex } = database;
    await knex('map_version').insert([
      { jurisdiction_id: 'rye', number: 1, since: '2024-12-31', note: 'first' },
      { jurisdiction_id: 'rye', number: 2, since: '2026-01-01', note: 'second' },
    ]);
    await knex('jurisdiction')
      .where({ id: 'rye' })
      .update({ settings: { wetlandMitigationRatio: 2 } });
    expect(await findJurisdiction(knex, 'rye')).toEqual({
      id: 'rye',
      name: 'City of Rye',
      ordinanceId: 'rye',
      invented: false,
      settings: { wetlandMitigationRatio: 2 },
      mapVersion: 2,
      mapSince: '2026-01-01',
      newestMapVersion: 2,
      firstMapSince: '2024-12-31',
    });
  });

  it('says where to look when there is none of that id', async () => {
    const asked = findJurisdiction(database.knex, "rye' or true --");
    await expect(asked).rejects.toThrow(NotFound);
    await expect(asked).rejects.toThrow('GET /api/jurisdictions');
  });
});
