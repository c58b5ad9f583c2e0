import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDateOf } from '../../../core/dates.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';
import { fetchPage, followPages, hrefOf } from './ogc-client.js';

const [X, Y] = toFeet([PLACES[1].lon, PLACES[1].lat]);
const JURISDICTIONS = ['mamaroneck', 'rye'] as const;
const NUMBERS = Array.from({ length: 11 }, (_, index) => index * 2 + 10);

describe('pages of features', () => {
  let database: TestDatabase;
  let api: TestApi;
  let collections: string;
  const wetland = (number: number) => ({
    properties: { id: `W${number}`, kind: 'freshwater' },
    polygon: [rectangle(X + (number % 100) * 150, Y + number, 100, 100)],
  });
  const parcel = (number: number) => ({
    properties: { SBL: String(number) },
    polygon: [rectangle(X + (number % 100) * 150, Y + number, 100, 100)],
  });
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
    collections = `${api.url}/ogc/collections`;
    for (const jurisdiction of JURISDICTIONS) {
      await putLayer(database.knex, jurisdiction, 'wetlands', NUMBERS.map(wetland));
      await putLayer(database.knex, jurisdiction, 'parcels', NUMBERS.map(parcel));
    }
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  /** Whatever comes in meanwhile may be among the features or not, but nothing may be there twice. */
  async function expectEachOnce(collection: string, limit: number, between: (page: number) => Promise<void>) {
    const url = `${collections}/${collection}/items`;
    const before = (await fetchPage(url)).features.map(({ id }) => id);
    expect(before.length).toBeGreaterThan(20);
    const ids = (await followPages(`${url}?limit=${limit}`, between)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(before));
  }

  it.each(['wetlands', 'adjacent-areas', 'parcels'])('of %s hold each exactly once', async (collection) => {
    for (const limit of [1, 5, 22, 1000]) await expectEachOnce(collection, limit, () => Promise.resolve());
  });

  it.each([
    ['wetlands', 'wetlands', wetland, 100],
    ['adjacent-areas', 'wetlands', wetland, 200],
    ['parcels', 'parcels', parcel, 100],
  ] as const)('of %s do so while rows come in', async (collection, layer, feature, first) => {
    // before, within and after the part that has been read
    const odd = first === 100 ? [1, 3, 5, 7] : [2, 4, 6, 8];
    await expectEachOnce(collection, 4, async (page) => {
      const number = odd[page - 1];
      if (number === undefined) return;
      await putLayer(database.knex, 'rye', layer, [feature(first + page), feature(number)]);
      await putLayer(database.knex, 'mamaroneck', layer, [feature(first + page), feature(number)]);
    });
  });

  it('miss none and double none that stays while others come and go', async () => {
    const url = `${collections}/parcels/items`;
    const before = (await fetchPage(`${url}?limit=1000`)).features.map(({ id }) => Number(id));
    const gone = new Set<number>();
    const seen = await followPages(`${url}?limit=3`, async (page) => {
      // each time one that has been read, the last one read, and one still to come; and a new one
      const leaving = [page, page * 3 - 1, page * 3 + 2].flatMap((index) => before[index] ?? []);
      for (const key of leaving) gone.add(key);
      await database.knex('parcel').whereIn('key', leaving).delete();
      await putLayer(database.knex, 'rye', 'parcels', [parcel(300 + page)]);
      if (page > 40) throw new Error('the pages never end');
    });
    const ids = seen.map(({ id }) => Number(id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const stay = before.filter((key) => !gone.has(key));
    expect(stay.length).toBeGreaterThan(5);
    expect(ids).toEqual(expect.arrayContaining(stay));
  });

  it('go on where they were when the last feature has been retired, and a reshaped one stays itself', async () => {
    const all = await followPages(`${collections}/wetlands/items?jurisdiction=rye`);
    const first = await fetchPage(`${collections}/wetlands/items?limit=3&jurisdiction=rye`);
    const last = String(first.features.at(-1)?.id).slice('rye.'.length);
    const shape = database.knex('wetland').where({ jurisdiction_id: 'rye', id: last });
    await database
      .knex('map_version')
      .insert({ jurisdiction_id: 'rye', number: 99, since: localDateOf(new Date()), note: 'the next' });
    await shape.update({ retired_version: 99 });
    const rest = await followPages(hrefOf(first.links, 'next'));
    const ids = [...first.features, ...rest].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(all.map(({ id }) => id));
    // as an import does that replaces: the same id on a new row
    await database
      .knex('wetland')
      .where({ jurisdiction_id: 'rye', id: 'W10' })
      .update({ retired_version: 99 });
    await database.knex.raw(
      `insert into wetland (jurisdiction_id, first_version, id, kind, geom, grid_scale, area_sqft, grid_area_sqft, perimeter_ft)
       select jurisdiction_id, 99, id, kind, geom, grid_scale, area_sqft, grid_area_sqft, perimeter_ft
       from wetland where jurisdiction_id = 'rye' and id = 'W10'`,
    );
    expect((await fetch(`${collections}/wetlands/items/rye.W10`)).status).toBe(200);
  });

  it('hold a hundred features unless asked otherwise, and a thousand at most', async () => {
    const more = Array.from({ length: 1010 }, (_, index) => parcel(1000 + index));
    await putLayer(database.knex, 'north-castle', 'parcels', more);
    const url = `${collections}/parcels/items?jurisdiction=north-castle`;
    expect((await fetchPage(url)).numberReturned).toBe(100);
    const most = await fetchPage(`${url}&limit=99999`);
    expect(most).toMatchObject({ numberReturned: 1000, numberMatched: 1010 });
    expect((await fetchPage(hrefOf(most.links, 'next'))).numberReturned).toBe(10);
  });
});
