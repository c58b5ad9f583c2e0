import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';

const [X, Y] = toFeet([PLACES[1].lon, PLACES[1].lat]);

describe('OGC API Features for programs', () => {
  let database: TestDatabase;
  let api: TestApi;
  let items: string;
  const parcel = (number: number) => ({
    properties: { SBL: String(number) },
    polygon: [rectangle(X + number * 100, Y, 90, 90)],
  });
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex, undefined, { publicUrl: new URL('https://wetlands.example/') });
    items = `${api.url}/ogc/collections/parcels/items`;
    await putLayer(database.knex, 'rye', 'parcels', [1, 2, 3, 4, 5, 6, 7, 8].map(parcel));
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  it('can be read by pages of other sites, which may not do anything else', async () => {
    for (const path of ['/ogc', '/ogc/collections/parcels/items', '/ogc/collections/none', '/tiles/none']) {
      const { headers } = await fetch(`${api.url}${path}`, { headers: { origin: 'https://map.example' } });
      expect(headers.get('access-control-allow-origin'), path).toBe('*');
      expect(headers.get('access-control-allow-credentials'), path).toBeNull();
      expect(headers.get('cross-origin-resource-policy'), path).toBe('cross-origin');
    }
    const asked = await fetch(items, { method: 'OPTIONS', headers: { origin: 'https://map.example' } });
    expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD']);
    const { headers } = await fetch(`${api.url}/api/jurisdictions`, {
      headers: { origin: 'https://map.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('answers 304 while nothing changes, whenever it is asked, and anew when something has', async () => {
    const first = await fetch(items);
    const { timeStamp } = (await first.json()) as { timeStamp: string };
    const etag = first.headers.get('etag') ?? '';
    const again = (accept = '*/*') =>
      fetch(items, { headers: { 'if-none-match': etag, accept, 'cache-control': 'max-age=0' } });
    await expect
      .poll(async () => ((await (await fetch(items)).json()) as { timeStamp: string }).timeStamp)
      .not.toBe(timeStamp);
    expect((await again()).status).toBe(304);
    expect((await again('text/html')).status).toBe(200);
    await putLayer(database.knex, 'rye', 'parcels', [parcel(9)]);
    expect((await again()).status).toBe(200);
  });

  it('answers HEAD like GET without the body, and packs what it sends', async () => {
    const [head, get] = await Promise.all([fetch(items, { method: 'HEAD' }), fetch(items)]);
    expect(await head.text()).toBe('');
    for (const name of ['content-type', 'content-crs', 'etag', 'vary', 'cache-control']) {
      expect(head.headers.get(name), name).toBe(get.headers.get(name));
    }
    expect(get.headers.get('content-encoding')).toBe('gzip');
    expect(get.headers.get('vary')).toMatch(/accept\b.*accept-encoding/i);
  });

  it('links to the address that people have where a proxy hides it', async () => {
    const { links } = (await (await fetch(`${items}?limit=1`)).json()) as {
      links: { rel: string; href: string }[];
    };
    expect(links.find(({ rel }) => rel === 'next')?.href).toMatch(
      /^https:\/\/wetlands\.example\/ogc\/collections\/parcels\/items\?limit=1&after=\d+$/,
    );
  });

  it('says no more than there are many features where counting them would take long', async () => {
    await database.knex.raw(
      `insert into parcel (jurisdiction_id, geom, area_sqft)
       select 'north-castle', geom, area_sqft from parcel, generate_series(1, 10001) where tax_map_number = '1'`,
    );
    const counted = async (query: string): Promise<unknown> =>
      ((await (await fetch(`${items}?limit=1&${query}`)).json()) as { numberMatched?: number }).numberMatched;
    expect(await counted('jurisdiction=north-castle')).toBeUndefined();
    expect(await counted('jurisdiction=rye')).toBe(9);
  });
});
