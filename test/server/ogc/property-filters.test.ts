import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COLLECTION_IDS } from '../../../server/ogc/collections.js';
import { QUERYABLES } from '../../../server/ogc/queryables.js';
import { FEATURE_SOURCES } from '../../../server/sql/ogc/feature-source.js';
import { loadDemonstration } from '../../../server/services/load-demonstration.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { fetchAs, fetchPage, followPages } from './ogc-client.js';

const queryablesSchema = z.object({
  $schema: z.literal('https://json-schema.org/draft/2020-12/schema'),
  $id: z.string(),
  type: z.literal('object'),
  properties: z.record(z.string(), z.object({ type: z.string(), title: z.string() })),
  additionalProperties: z.literal(false),
});

describe('features chosen by their properties', () => {
  let database: TestDatabase;
  let api: TestApi;
  let collections: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    await loadDemonstration(database.knex, () => undefined);
    api = await serveTestApi(database.knex);
    collections = `${api.url}/ogc/collections`;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const numberOf = async (sql: string): Promise<number> => {
    const { rows } = await database.knex.raw<{ rows: { n: number }[] }>(
      `select cast(count(*) as int) as n from ${sql}`,
    );
    return rows[0]?.n ?? -1;
  };

  it('are as many as the rows that have them, by the type of each', async () => {
    for (const [query, sql] of [
      ['wetlands/items?kind=tidal', `wetland where kind = 'tidal'`],
      [
        'wetlands/items?kind=tidal&local_importance=false',
        `wetland where kind = 'tidal' and not local_importance`,
      ],
      ['wetlands/items?accuracy_ft=15', 'wetland where accuracy_ft = 15'],
      ['wetlands/items?map_version=1', 'wetland'],
      ['wetlands/items?map_version=2', 'wetland where false'],
      ['watercourses/items?permanent=true', 'watercourse where permanent'],
      ['parcels/items?invented=false', 'parcel where false'],
      ['municipalities/items?role=neighbor', `municipality where role = 'neighbor'`],
      ['impaired-waters/items?listing=TMDL', `impaired_water where listing = 'TMDL'`],
      ['roads/items?name=Main%20Street', `reference_feature where layer = 'roads' and name = 'Main Street'`],
      ['buildings/items', `reference_feature where layer = 'buildings'`],
      ["parcels/items?address='%20or%20''%3D'", 'parcel where false'],
    ] as const) {
      const { numberMatched } = await fetchPage(`${collections}/${query}`);
      expect(numberMatched, query).toBe(await numberOf(sql));
    }
  });

  it('can be one parcel by its tax map number, and stay chosen on the next pages', async () => {
    const [some] = (await fetchPage(`${collections}/parcels/items?limit=1`)).features;
    const number = String(some?.properties['tax_map_number']);
    const found = await fetchPage(
      `${collections}/parcels/items?tax_map_number=${encodeURIComponent(number)}`,
    );
    expect(found.features).toEqual([some]);
    const tidal = await followPages(`${collections}/wetlands/items?kind=tidal&limit=2`);
    expect(tidal).toHaveLength(await numberOf(`wetland where kind = 'tidal'`));
    expect(new Set(tidal.map(({ properties }) => properties['kind']))).toEqual(new Set(['tidal']));
  });

  it('work for adjacent areas, whose properties are of their wetland or of its municipality', async () => {
    const url = `${collections}/adjacent-areas/items?limit=1000`;
    const all = await fetchPage(url);
    const tidal = await fetchPage(`${url}&kind=tidal`);
    const [first] = tidal.features;
    expect(tidal.features).toEqual(all.features.filter(({ properties }) => properties['kind'] === 'tidal'));
    expect(tidal.numberReturned).toBeGreaterThan(0);
    expect((await fetchPage(`${url}&wetland=${String(first?.properties['wetland'])}`)).features).toEqual([
      first,
    ]);
    expect((await fetchPage(`${url}&ordinance=rye`)).features).toEqual([]);
    expect((await fetchPage(`${url}&invented=false`)).features).toEqual([]);
    expect((await fetchPage(`${url}&ordinance=mamaroneck&invented=true`)).numberReturned).toBe(
      all.numberReturned,
    );
  });

  it('are told of as a JSON Schema that has every one of them, each a property of the features', async () => {
    for (const id of COLLECTION_IDS) {
      const address = `${collections}/${id}/queryables`;
      const schema = await fetchAs(address, queryablesSchema);
      expect(schema.$id).toBe(address);
      const names = ['jurisdiction', ...QUERYABLES[id].map(({ name }) => name)];
      expect(Object.keys(schema.properties)).toEqual(names);
      if (id !== 'adjacent-areas')
        expect(Object.keys(FEATURE_SOURCES[id].properties)).toEqual(expect.arrayContaining(names));
      const [feature] = (await fetchPage(`${collections}/${id}/items?limit=1`)).features;
      if (feature !== undefined)
        expect(Object.keys(feature.properties)).toEqual(expect.arrayContaining(names));
    }
  });
});
