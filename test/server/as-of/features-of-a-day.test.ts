import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { fetchAs, fetchFeature, fetchPage, followPages } from '../ogc/ogc-client.js';
import { ogcCollectionSchema } from '../../../core/contracts/ogc.js';
import { putDatedMap, TOWN, VERSION_OF_DAY } from './support/dated-map.js';

const ON_THE_MAP: Readonly<Record<number, string[]>> = {
  2: ['rye.W'],
  3: ['rye.W'],
  4: ['rye.S'],
  5: ['rye.S', 'rye.W'],
};

describe('features of a day', () => {
  let database: TestDatabase;
  let api: TestApi;
  let collections: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    await putDatedMap(database.knex);
    api = await serveTestApi(database.knex);
    collections = `${api.url}/ogc/collections`;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  it.each(VERSION_OF_DAY)('of %s are those of version %i, and say so', async (on, version) => {
    for (const collection of ['wetlands', 'adjacent-areas']) {
      const url = `${collections}/${collection}/items?jurisdiction=${TOWN}&limit=1&on=${on}`;
      const features = await followPages(url);
      expect(features.map(({ id }) => id)).toEqual(ON_THE_MAP[version]);
      expect(new Set(features.map(({ properties }) => properties['map_version']))).toEqual(
        new Set([version]),
      );
      const page = await fetchPage(url);
      expect(page).toMatchObject({ on, mapVersions: [{ jurisdiction: TOWN, mapVersion: version }] });
    }
    const counted = await fetchPage(`${collections}/wetlands/items?on=${on}`);
    expect(counted.numberMatched).toBe(ON_THE_MAP[version]?.length);
    const brooks = await fetchPage(`${collections}/watercourses/items?on=${on}`);
    expect(brooks.features.map(({ id, properties }) => [id, properties['map_version']])).toEqual([
      ['rye.B', version],
    ]);
  });

  it('have the area and the first day of that state', async () => {
    const wetland = async (on: string) => {
      const { properties } = await fetchFeature(`${collections}/wetlands/items/rye.W?on=${on}`);
      return [properties['since'], Math.round(Number(properties['area_sqft']))];
    };
    expect(await wetland('2022-05-31')).toEqual(['2020-01-01', 40_000]);
    expect(await wetland('2022-06-01')).toEqual(['2022-06-01', 50_000]);
    expect(await wetland('2999-06-01')).toEqual(['2999-01-01', 60_000]);
    expect((await fetch(`${collections}/wetlands/items/rye.W`)).status).toBe(404);
    expect((await fetch(`${collections}/wetlands/items/rye.W?on=2024-03-01`)).status).toBe(404);
    expect((await fetch(`${collections}/adjacent-areas/items/rye.W`)).status).toBe(404);
    const around = await fetchFeature(`${collections}/adjacent-areas/items/rye.W?on=2023-01-01`);
    expect(around.properties['map_version']).toBe(3);
  });

  it.each([
    ['2022-05-31', 2],
    ['2022-06-01T03:59:59Z', 2],
    ['2022-06-01T04:00:00Z', 3],
    ['2000-01-01/2023-07-01', 3],
    ['../2021-01-01', 2],
    ['2020-01-01/..', 4],
    ['2999-06-01/..', 5],
    ['2024-03-01', 4],
  ])('datetime %s is the map of its last day, version %i', async (datetime, version) => {
    for (const collection of ['wetlands', 'adjacent-areas']) {
      const page = await fetchPage(
        `${collections}/${collection}/items?jurisdiction=${TOWN}&datetime=${datetime}`,
      );
      expect(page.features.map(({ id }) => id)).toEqual(ON_THE_MAP[version]);
      expect(page.mapVersions?.[0]?.mapVersion).toBe(version);
    }
  });

  it('with a datetime before the record begins are none, and with a day those of its first', async () => {
    for (const collection of ['wetlands', 'watercourses', 'adjacent-areas']) {
      const items = `${collections}/${collection}/items?jurisdiction=${TOWN}`;
      expect((await fetchPage(`${items}&datetime=2019-12-31`)).features).toEqual([]);
      const first = await fetchPage(`${items}&on=2019-12-31`);
      expect(first.features).toHaveLength(1);
      expect(first.mapVersions).toEqual([{ jurisdiction: TOWN, mapVersion: 2, mapSince: '2020-01-01' }]);
    }
  });

  it('are refused for two days at once, for none, and where the law of the day is not held', async () => {
    for (const query of ['on=2022-01-01&datetime=2022-01-01', 'on=2022-02-30', 'on=yesterday', 'on=']) {
      expect((await fetch(`${collections}/wetlands/items?${query}`)).status, query).toBe(400);
    }
    const early = await fetch(`${collections}/adjacent-areas/items?jurisdiction=${TOWN}&on=1900-01-01`);
    expect(early.status).toBe(400);
    expect(await early.json()).toMatchObject({
      detail: expect.stringMatching(/can be asked from/) as string,
    });
  });

  it('of the map of no day are in parcels and municipalities', async () => {
    const page = await fetchPage(`${collections}/parcels/items?on=2019-12-31`);
    expect(page.features).toHaveLength(1);
    expect(page).not.toHaveProperty('mapVersions');
  });

  it('begin, in the extent of a collection, with the record', async () => {
    const { extent } = await fetchAs(`${collections}/wetlands`, ogcCollectionSchema);
    expect(extent.temporal?.interval).toEqual([['2020-01-01T05:00:00.000Z', null]]);
  });
});
