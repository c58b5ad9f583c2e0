import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';

const FEET = 'http://www.opengis.net/def/crs/EPSG/0/2260';

describe('what OGC API Features does not answer', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  it.each([
    '?unknown=1',
    '/conformance?limit=1',
    '/collections?bbox=1,2,3,4',
    '/collections/wetlands?crs=x',
    '/collections/wetlands/items?Limit=1',
    '/collections/wetlands/items?__proto__=1',
    '/collections/wetlands/items?limit=0',
    '/collections/wetlands/items?limit=-1',
    '/collections/wetlands/items?limit=1.5',
    '/collections/wetlands/items?limit=ten',
    '/collections/wetlands/items?limit=',
    '/collections/wetlands/items?limit=1&limit=2',
    '/collections/wetlands/items?bbox=1,2,3',
    '/collections/wetlands/items?bbox=1,2,3,4,5',
    '/collections/wetlands/items?bbox=a,b,c,d',
    '/collections/wetlands/items?bbox=1,2,3,1e999',
    '/collections/wetlands/items?bbox=,,,',
    '/collections/wetlands/items?bbox=-74,41,-73,40',
    `/collections/wetlands/items?bbox=2,0,1,1&bbox-crs=${FEET}`,
    '/collections/wetlands/items?bbox=1,2,3,4&bbox-crs=http://www.opengis.net/def/crs/EPSG/0/4326',
    '/collections/wetlands/items?crs=http://www.opengis.net/def/crs/EPSG/0/2263',
    '/collections/wetlands/items?crs=EPSG:2260',
    '/collections/wetlands/items?datetime=yesterday',
    '/collections/wetlands/items?datetime=',
    '/collections/wetlands/items?datetime=../..',
    '/collections/wetlands/items?datetime=2026-02-30',
    '/collections/wetlands/items?datetime=2026-02-03T04:05:06',
    '/collections/wetlands/items?datetime=2026-02-03/2026-02-02',
    '/collections/wetlands/items?datetime=2026-01-01/2026-02-02/2026-03-03',
    '/collections/wetlands/items?after=nonsense',
    '/collections/parcels/items?after=rye.A',
    '/collections/parcels/items?jurisdiction=',
    '/collections/wetlands/items?jurisdiction=%00',
    '/collections/wetlands/items?f=gml',
    '/collections/wetlands/items?kind=salty',
    '/collections/wetlands/items?degraded=yes',
    '/collections/wetlands/items?accuracy_ft=near',
    '/collections/wetlands/items?since=2026-02-30',
    '/collections/wetlands/items?tax_map_number=1',
    '/collections/parcels/items?tax_map_number=',
    '/collections/parcels/items?address=1&address=2',
    '/collections/parcels/items/1?address=1',
    '/collections/wetlands/queryables?kind=tidal',
    '/collections/wetlands/items?bbox=2,0,1,1&bbox-crs=http://www.opengis.net/def/crs/EPSG/0/3857',
    '/collections/wetlands/items/rye.A?limit=1',
    '/collections/wetlands/items/rye.A?crs=EPSG:4326',
  ])('is %s: 400, with the parameter named', async (path) => {
    const { status, type, body } = await api.get(`/ogc${path}`);
    expect([status, type]).toEqual([400, expect.stringContaining('application/problem+json')]);
    expect(body).toMatchObject({ code: 'InvalidInput', status: 400 });
  });

  it.each([
    '/collections/owners',
    '/collections/owners/items',
    '/collections/owners/items/1',
    '/collections/owners/queryables',
    '/collections/Wetlands',
    '/collections/constructor',
    '/collections/wetlands/items/rye.none',
    '/collections/wetlands/items/none',
    "/collections/wetlands/items/rye.'%20or%20true--",
    '/collections/parcels/items/1',
    '/collections/parcels/items/one',
    '/collections/parcels/items/99999999999999999999',
    '/collections/municipalities/items/-1',
    '/collections/wetlands/other',
  ])('is %s: 404', async (path) => {
    const { status, type, body } = await api.get(`/ogc${path}`);
    expect([status, type]).toEqual([404, expect.stringContaining('application/problem+json')]);
    expect(body).toMatchObject({ code: 'NotFound', status: 404 });
  });

  it('names an unknown parameter, and those there are', async () => {
    const { body } = await api.get('/ogc/collections/wetlands/items?color=red');
    expect(body).toMatchObject({
      problems: [{ path: 'color', message: expect.stringContaining('bbox-crs') as unknown }],
    });
  });

  it.each([
    ['text/html', '?f=json', 200],
    ['image/png, text/csv', '/collections', 406],
    ['image/png, text/csv', '/collections/wetlands/items', 406],
    ['*/*', '', 200],
    ['application/json', '/collections/wetlands/items', 200],
    ['application/geo+json', '/collections/wetlands/items', 200],
  ])(
    'has JSON for whoever takes it, and nothing for who takes neither it nor HTML: for Accept: %s, /ogc%s gives %i',
    async (accept, path, status) => {
      const response = await fetch(`${api.url}/ogc${path}`, { headers: { accept } });
      expect(response.status).toBe(status);
      expect(response.headers.get('vary')).toMatch(/\baccept\b/i);
      const body: unknown = await response.json();
      if (status === 406)
        expect(body).toMatchObject({ code: 'NotAcceptable', type: '/api#error-NotAcceptable' });
    },
  );
});
