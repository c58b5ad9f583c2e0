import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CRS84, NEW_YORK_EAST } from '../../../core/contracts/ogc.js';
import { localDateOf } from '../../../core/dates.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { PLACES, toDegrees, toFeet } from '../../support/places.js';
import { fetchFeature, fetchPage, followPages, hrefOf, ringsOf } from './ogc-client.js';

const [X, Y] = toFeet([PLACES[1].lon, PLACES[1].lat]);
/** More digits than a surveyor writes: every bit has to come back. */
const ODD = [X + 0.123456789012345, Y + 1 / 3] as const;
const FEET = encodeURIComponent(NEW_YORK_EAST);

describe('features of a collection', () => {
  let database: TestDatabase;
  let api: TestApi;
  let collections: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
    collections = `${api.url}/ogc/collections`;
    await putLayer(database.knex, 'rye', 'municipality', [
      { properties: { name: 'Rye' }, polygon: [rectangle(X - 9000, Y - 9000, 18_000, 18_000)] },
    ]);
    await putLayer(database.knex, 'rye', 'wetlands', [
      {
        properties: { id: 'odd/1 a', kind: 'tidal', name: 'Odd', accuracy_ft: 0.1 },
        polygon: [rectangle(ODD[0], ODD[1], 100.1, 50.7)],
      },
      { properties: { id: 'far', kind: 'freshwater' }, polygon: [rectangle(X + 5000, Y, 100, 100)] },
    ]);
    await putLayer(database.knex, 'north-castle', 'wetlands', [
      { properties: { id: 'far', kind: 'freshwater' }, polygon: [rectangle(X + 5000, Y, 10, 10)] },
    ]);
    await putLayer(database.knex, 'rye', 'watercourses', [
      {
        properties: { id: 'brook', kind: 'stream' },
        line: [
          [X, Y],
          [X + 700, Y + 300],
        ],
      },
    ]);
    await putLayer(database.knex, 'rye', 'parcels', [
      { properties: { SBL: '146.06-1-23', ADDRESS: '1 Shore Road' }, polygon: [rectangle(X, Y, 100, 100)] },
    ]);
    await database.knex('jurisdiction').where({ id: 'north-castle' }).update({ invented: true });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const idsIn = async (query: string): Promise<unknown[]> =>
    (await fetchPage(`${collections}/wetlands/items?${query}`)).features.map(({ id }) => id);

  it('come with whose they are, what they are, and links that lead back', async () => {
    const page = await fetchPage(`${collections}/wetlands/items`);
    expect(page).toMatchObject({ numberMatched: 3, numberReturned: 3 });
    expect(Math.abs(Date.now() - Date.parse(page.timeStamp))).toBeLessThan(60_000);
    expect(page.features.map(({ id }) => id)).toEqual(['north-castle.far', 'rye.far', 'rye.odd/1 a']);
    expect(page.features[0]?.properties).toMatchObject({ jurisdiction: 'north-castle', invented: true });
    const { area_sqft, since, ...rest } = page.features[2]?.properties ?? {};
    expect(rest).toEqual({
      jurisdiction: 'rye',
      invented: false,
      id: 'odd/1 a',
      name: 'Odd',
      kind: 'tidal',
      local_importance: false,
      degraded: false,
      accuracy_ft: 0.1,
      // the watercourses made the second version
      map_version: 2,
      class_in_words: null,
    });
    expect(area_sqft).toBeCloseTo(100.1 * 50.7, -1);
    expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(hrefOf(page.links, 'next')).toBe('');
    expect(await fetchPage(hrefOf(page.links, 'self'))).toMatchObject({ features: page.features });
  });

  it('can each be had by itself, whatever its id is written with', async () => {
    for (const name of ['municipalities', 'wetlands', 'watercourses', 'adjacent-areas', 'parcels']) {
      const { features } = await fetchPage(`${collections}/${name}/items`);
      expect(features.length, name).toBeGreaterThan(0);
      for (const feature of features) {
        const address = `${collections}/${name}/items/${encodeURIComponent(feature.id)}`;
        const { links, ...alone } = await fetchFeature(address);
        expect(alone).toEqual(feature);
        expect(links?.map(({ rel, href }) => [rel, href])).toEqual([
          ['self', address],
          ['alternate', `${address}?f=html`],
          ['collection', `${collections}/${name}`],
          ['collection', `${collections}/${name}?f=html`],
        ]);
      }
    }
    const [parcel] = (await fetchPage(`${collections}/parcels/items`)).features;
    expect(parcel?.properties).toEqual({
      area_sqft: expect.closeTo(100 * 100, -1) as unknown,
      jurisdiction: 'rye',
      invented: false,
      tax_map_number: '146.06-1-23',
      address: '1 Shore Road',
    });
    const [brook] = (await fetchPage(`${collections}/watercourses/items`)).features;
    expect(brook).toMatchObject({ id: 'rye.brook', geometry: { type: 'MultiLineString' } });
  });

  it('are given in feet bit for bit as they came, and in degrees where nothing else is asked', async () => {
    const address = `${collections}/wetlands/items/${encodeURIComponent('rye.odd/1 a')}`;
    const ring = rectangle(ODD[0], ODD[1], 100.1, 50.7);
    expect(ringsOf(await fetchFeature(`${address}?crs=${FEET}`))).toEqual([[...ring, ring[0]]]);
    const inFeet = await fetch(`${collections}/wetlands/items?crs=${FEET}`);
    expect(inFeet.headers.get('content-crs')).toBe(`<${NEW_YORK_EAST}>`);
    expect(inFeet.headers.get('content-type')).toMatch('application/geo+json');
    expect(JSON.stringify(await inFeet.json())).toContain(JSON.stringify(ring[0]));
    const inDegrees = await fetch(address);
    expect(inDegrees.headers.get('content-crs')).toBe(`<${CRS84}>`);
    await inDegrees.arrayBuffer();
    const corners = ringsOf(await fetchFeature(address))[0] ?? [];
    ring.map(toDegrees).forEach(([lon, lat], index) => {
      expect(corners[index]?.[0]).toBeCloseTo(lon, 8);
      expect(corners[index]?.[1]).toBeCloseTo(lat, 8);
    });
  });

  it('are chosen by a box in degrees and in feet, edges included', async () => {
    const [west, south] = toDegrees([X - 10, Y - 10]);
    const [east, north] = toDegrees([X + 200, Y + 200]);
    const box = [west, south, east, north];
    expect(await idsIn(`bbox=${box.join(',')}`)).toEqual(['rye.odd/1 a']);
    expect(await idsIn(`bbox=${box.join(',')}&bbox-crs=${encodeURIComponent(CRS84)}&crs=${FEET}`)).toEqual([
      'rye.odd/1 a',
    ]);
    expect(await idsIn(`bbox=${west},${south},-5,${east},${north},7`)).toEqual(['rye.odd/1 a']);
    const feet = (...corners: number[]): Promise<unknown[]> =>
      idsIn(`bbox=${encodeURIComponent(corners.join(','))}&bbox-crs=${FEET}`);
    expect(await feet(X - 10, Y - 10, X, Y)).toEqual([]);
    expect(await feet(X - 10, Y - 10, ...ODD)).toEqual(['rye.odd/1 a']);
    expect(await feet(X + 5050, Y + 50, X + 5050, Y + 50)).toEqual(['rye.far']);
    expect(await feet(X + 5005, Y - 50, X + 5005, Y + 50)).toEqual(['north-castle.far', 'rye.far']);
    expect(await feet(-1e300, -1e300, 1e300, 1e300)).toHaveLength(3);
  });

  it.each([
    ['-180,-90,180,90', 3],
    ['170,-90,-60,90', 3],
    ['-60,-90,170,90', 0],
    ['170,-90,-170,90', 0],
    ['2,48,3,49', 0],
    ['-73.6837,40.9807,-73.6837,40.9807', 0],
  ])('are chosen by boxes of all kinds: %s has %i', async (bbox, features) => {
    expect(await idsIn(`bbox=${bbox}`)).toHaveLength(features);
  });

  it('are counted where that is cheap', async () => {
    const counted = await fetchPage(`${collections}/wetlands/items?jurisdiction=rye&limit=1`);
    expect(counted).toMatchObject({ numberMatched: 2, numberReturned: 1 });
    const boxed = await fetchPage(`${collections}/wetlands/items?bbox=-180,-90,180,90`);
    expect(boxed).not.toHaveProperty('numberMatched');
  });

  it('are chosen by municipality and by time, as far as they have one', async () => {
    expect(await idsIn('jurisdiction=north-castle')).toEqual(['north-castle.far']);
    expect(await idsIn('jurisdiction=nowhere')).toEqual([]);
    for (const past of ['1999-12-31', '../1999-12-31T00:00:00Z', '/1999-12-31', '1980-01-01/1999-12-31']) {
      expect(await idsIn(`datetime=${past}`), past).toEqual([]);
    }
    const now = new Date().toISOString();
    for (const present of ['1999-12-31/..', '1999-12-31/', now, `1999-12-31T23:59:59.9%2B05:00/${now}`]) {
      expect(await idsIn(`datetime=${present}`), present).toHaveLength(3);
    }
    const timeless = await fetchPage(`${collections}/parcels/items?datetime=1999-12-31`);
    expect(timeless.numberReturned).toBe(1);
  });

  it('are those of the current map only', async () => {
    await database
      .knex('map_version')
      .insert({ jurisdiction_id: 'rye', number: 3, since: localDateOf(new Date()), note: 'one less' });
    await database
      .knex('wetland')
      .where({ id: 'far', jurisdiction_id: 'rye' })
      .update({ retired_version: 3 });
    expect(await idsIn('jurisdiction=rye')).toEqual(['rye.odd/1 a']);
    expect((await fetch(`${collections}/wetlands/items/rye.far`)).status).toBe(404);
    const around = await followPages(`${collections}/adjacent-areas/items?limit=1&jurisdiction=rye`);
    expect(around.map(({ id }) => id)).toEqual(['rye.odd/1 a']);
  });
});
