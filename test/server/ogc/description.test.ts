import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CRS_URIS,
  NEW_YORK_EAST,
  ogcCollectionListSchema,
  ogcCollectionSchema,
  ogcConformanceSchema,
  ogcLandingSchema,
} from '../../../core/contracts/ogc.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { PLACES, toDegrees, toFeet } from '../../support/places.js';
import { fetchAs, fetchPage, hrefOf } from './ogc-client.js';

const [X, Y] = toFeet([PLACES[1].lon, PLACES[1].lat]);

describe('pages that describe the features', () => {
  let database: TestDatabase;
  let api: TestApi;
  let ogc: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
    ogc = `${api.url}/ogc`;
    await putLayer(database.knex, 'rye', 'wetlands', [
      { properties: { id: 'A', kind: 'freshwater' }, polygon: [rectangle(X, Y, 300, 200)] },
    ]);
    await putLayer(database.knex, 'rye', 'parcels', [
      { properties: { SBL: '1' }, polygon: [rectangle(X, Y, 50, 50)] },
    ]);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  it('lead from the first page to all the others, by links that resolve and are of the type they say', async () => {
    const { links } = await fetchAs(ogc, ogcLandingSchema);
    expect(links.map(({ rel }) => rel)).toEqual(
      expect.arrayContaining(['self', 'alternate', 'service-desc', 'service-doc', 'conformance', 'data']),
    );
    const { links: listed, collections } = await fetchAs(hrefOf(links, 'data'), ogcCollectionListSchema);
    const all = [...links, ...listed, ...collections.flatMap((collection) => collection.links)];
    for (const { href, type } of all.filter(({ templated }) => templated !== true)) {
      const response = await fetch(href);
      await response.arrayBuffer();
      expect([response.status, response.headers.get('content-type')?.split(';')[0]], href).toEqual([
        200,
        type,
      ]);
    }
  });

  it('claim what is kept, and not OpenAPI 3.0, which the description is not', async () => {
    const { conformsTo } = await fetchAs(`${ogc}/conformance`, ogcConformanceSchema);
    expect(conformsTo.filter((uri) => uri.includes('/ogcapi-features-'))).toEqual([
      'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core',
      'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson',
      'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/html',
      'http://www.opengis.net/spec/ogcapi-features-2/1.0/conf/crs',
      'http://www.opengis.net/spec/ogcapi-features-3/1.0/conf/queryables',
      'http://www.opengis.net/spec/ogcapi-features-3/1.0/conf/queryables-query-parameters',
    ]);
  });

  it('list every public layer, each as its own page has it', async () => {
    const { collections } = await fetchAs(`${ogc}/collections`, ogcCollectionListSchema);
    expect(collections.map(({ id }) => id)).toEqual([
      'municipalities',
      'wetlands',
      'watercourses',
      'adjacent-areas',
      'parcels',
      'impaired-waters',
      'hydric-soils',
      'roads',
      'buildings',
      'water',
    ]);
    for (const collection of collections) {
      expect(collection).toMatchObject({ crs: CRS_URIS, storageCrs: NEW_YORK_EAST });
      expect(await fetchAs(hrefOf(collection.links, 'self'), ogcCollectionSchema)).toEqual(collection);
    }
  });

  it('give the extent of the data in degrees, and none where there is none', async () => {
    const extentOf = async (id: string) =>
      (await fetchAs(`${ogc}/collections/${id}`, ogcCollectionSchema)).extent;
    const [west = 0, south = 0, east = 0, north = 0] = (await extentOf('wetlands')).spatial?.bbox[0] ?? [];
    const corners = rectangle(X, Y, 300, 200).map(toDegrees);
    for (const [lon, lat] of corners) {
      expect(west <= lon && lon <= east && south <= lat && lat <= north).toBe(true);
    }
    expect(west).toBeCloseTo(Math.min(...corners.map(([lon]) => lon)), 6);
    expect(north).toBeCloseTo(Math.max(...corners.map(([, lat]) => lat)), 6);
    expect(await extentOf('municipalities')).toEqual({});
    const around = (await extentOf('adjacent-areas')).spatial?.bbox[0] ?? [];
    expect((west - (around[0] ?? 0)) * 364_500 * Math.cos((north * Math.PI) / 180)).toBeCloseTo(100, -1);
    expect(((around[3] ?? 0) - north) * 364_500).toBeCloseTo(100, -1);
    const everything = await fetchPage(
      `${ogc}/collections/wetlands/items?bbox=${[west, south, east, north].join(',')}`,
    );
    expect(everything.numberReturned).toBe(1);
  });

  it('give the time from which the map holds, where the features have one', async () => {
    const { extent } = await fetchAs(`${ogc}/collections/wetlands`, ogcCollectionSchema);
    const [since, end] = extent.temporal?.interval[0] ?? [];
    expect(end).toBeNull();
    expect(Date.now() - Date.parse(since ?? '')).toBeGreaterThan(0);
    expect(Date.now() - Date.parse(since ?? '')).toBeLessThan(26 * 3_600_000);
    expect(
      (await fetchAs(`${ogc}/collections/parcels`, ogcCollectionSchema)).extent.temporal,
    ).toBeUndefined();
  });

  it('lead back by https where a proxy has taken that off', async () => {
    const response = await fetch(ogc, { headers: { 'x-forwarded-proto': 'https' } });
    const { links } = ogcLandingSchema.parse(await response.json());
    expect(hrefOf(links, 'self')).toBe(ogc.replace('http:', 'https:'));
  });
});
