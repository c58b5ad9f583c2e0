import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTION_IDS } from '../../../server/ogc/collections.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';

const [X, Y] = toFeet([PLACES[1].lon, PLACES[1].lat]);
const HOSTILE = `</td><script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
const ESCAPED =
  '&lt;/td&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&gt;&lt;img src=x onerror=alert(1)&gt;';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('OGC API Features as pages for people', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
    const wetland = (id: string, x: number) => ({
      properties: { id, kind: 'freshwater', name: HOSTILE },
      polygon: [rectangle(X + x, Y, 300, 200)],
    });
    await putLayer(database.knex, 'rye', 'wetlands', [wetland('A/1 "b"', 0), wetland('B', 1000)]);
    await putLayer(database.knex, 'rye', 'parcels', [
      { properties: { SBL: '1', ADDRESS: HOSTILE }, polygon: [rectangle(X, Y, 50, 50)] },
    ]);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const paths = [
    '/ogc',
    '/ogc/conformance',
    '/ogc/collections',
    ...COLLECTION_IDS.flatMap((id) =>
      ['', '/queryables', '/items'].map((more) => `/ogc/collections/${id}${more}`),
    ),
    `/ogc/collections/wetlands/items/${encodeURIComponent('rye.A/1 "b"')}`,
    '/ogc/collections/wetlands/items?limit=1&kind=freshwater',
  ];

  it.each(paths)(
    '%s is one where a browser asks, or f=html, whole and without script, style or another host',
    async (path) => {
      const [asked, named] = await Promise.all([
        fetch(`${api.url}${path}`, { headers: { accept: BROWSER } }),
        fetch(`${api.url}${path}${path.includes('?') ? '&' : '?'}f=html`, {
          headers: { accept: 'application/json' },
        }),
      ]);
      for (const response of [asked, named]) {
        const page = await response.text();
        expect([response.status, response.headers.get('content-type')]).toEqual([
          200,
          'text/html; charset=utf-8',
        ]);
        expect(page).not.toMatch(/<script|<style|\sstyle=|<[^>]*\son\w+=|javascript:|<img/i);
        for (const [, address = ''] of page.matchAll(/(?:src|href)="([^"]*)"/g)) {
          expect(address).toMatch(new RegExp(`^(?:[/#]|${api.url}/)`));
        }
        const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
        expect(levels.filter((level) => level === 1)).toEqual([1]);
        expect(levels.every((level, index) => level - (levels[index - 1] ?? 1) <= 1)).toBe(true);
        expect(page).toMatch(/<html lang="en">[^]*aria-current="page"[^]*guidance/);
      }
    },
  );

  it('says names as they are, whatever they are written with', async () => {
    for (const path of ['wetlands/items', 'parcels/items', 'wetlands/items/rye.B', 'adjacent-areas/items']) {
      const page = await (await fetch(`${api.url}/ogc/collections/${path}?f=html`)).text();
      expect(page, path).toContain(ESCAPED);
    }
  });

  it('leads on by links that all resolve: to the next page, to each feature, and to the same as JSON', async () => {
    const start = `${api.url}/ogc/collections/wetlands/items?f=html&limit=1`;
    const page = await (await fetch(start)).text();
    const next = /rel="next" href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await (await fetch(next)).text();
    expect(second).toContain('rye.B');
    expect(second).not.toContain('rel="next"');
    const addresses = [...`${page}${second}`.matchAll(/href="([^"#]+)"/g)].map(
      ([, address = '']) => new URL(address.replaceAll('&amp;', '&'), start).href,
    );
    // the map and its mark are files of the page, which is not served here
    for (const address of new Set(addresses.filter((one) => !/\/(?:mark\.svg)?$/.test(one)))) {
      const { status } = await fetch(address, { headers: { accept: BROWSER } });
      expect([address, status]).toEqual([address, 200]);
    }
    const json = /href="([^"]+)">This page as JSON/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const response = await fetch(json, { headers: { accept: BROWSER } });
    expect(response.headers.get('content-type')).toContain('application/geo+json');
  });
});
