import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ogcTileMatrixSetListSchema,
  ogcTileMatrixSetSchema,
  ogcTilesetListSchema,
  ogcTilesetSchema,
  type OgcTileset,
} from '../../../core/contracts/ogc-tiles.js';
import { tileJsonSchema } from '../../../core/contracts/tiles.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { PLACES, toDegrees, toFeet } from '../../support/places.js';
import { fetchAs, hrefOf } from '../ogc/ogc-client.js';
import { decodeTile, tileAt, type DecodedTile } from '../tiles/read-tile.js';

const [X, Y] = toFeet([PLACES[1].lon, PLACES[1].lat]);
const [U, V] = toFeet([PLACES[2].lon, PLACES[2].lat]);

describe('OGC API Tiles', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { knex } = database;
    await putLayer(knex, 'rye', 'wetlands', [
      { properties: { id: 'R', kind: 'freshwater' }, polygon: [rectangle(X, Y, 300, 300)] },
    ]);
    await putLayer(knex, 'mamaroneck', 'wetlands', [
      { properties: { id: 'M', kind: 'freshwater' }, polygon: [rectangle(X + 400, Y, 49, 50)] },
    ]);
    await putLayer(knex, 'north-castle', 'parcels', [
      { properties: { SBL: '1-1-1' }, polygon: [rectangle(U, V, 300, 300)] },
    ]);
    api = await serveTestApi(knex);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const at = (path: string): string => `${api.url}${path}`;
  const { z, x, y } = tileAt(15, toDegrees([X + 150, Y + 150]));
  const tile = async (path: string): Promise<DecodedTile> => {
    const response = await fetch(at(path));
    expect(response.status, path).toBe(200);
    return decodeTile(new Uint8Array(await response.arrayBuffer()));
  };
  const tilesetOf = (path: string): Promise<OgcTileset> => fetchAs(at(path), ogcTilesetSchema);

  it('is found from the landing page and from a collection', async () => {
    const read = async (
      path: string,
    ): Promise<{ links: { href: string; rel: string; type: string; title: string }[] }> =>
      (await (await fetch(at(path), { headers: { accept: 'application/json' } })).json()) as never;
    const rel = 'http://www.opengis.net/def/rel/ogc/1.0/tilesets-vector';
    const everything = await fetchAs(hrefOf((await read('/ogc')).links, rel), ogcTilesetListSchema);
    expect(everything.tilesets).toHaveLength(1);
    const wetlands = await fetchAs(
      hrefOf((await read('/ogc/collections/wetlands')).links, rel),
      ogcTilesetListSchema,
    );
    const tileset = await fetchAs(hrefOf(wetlands.tilesets[0]?.links ?? [], 'self'), ogcTilesetSchema);
    expect(tileset.layers.map(({ id }) => id)).toEqual(['wetlands']);
    const template = hrefOf(tileset.links, 'item');
    expect(template).toMatch(/\/WebMercatorQuad\/\{tileMatrix\}\/\{tileRow\}\/\{tileCol\}$/);
    const conformance = (await (await fetch(at('/ogc/conformance'))).json()) as { conformsTo: string[] };
    expect(conformance.conformsTo).toContain('http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf/core');
  });

  it('has the row before the column, and every municipality under its own ordinance', async () => {
    const { wetlands } = await tile(`/ogc/collections/wetlands/tiles/WebMercatorQuad/${z}/${y}/${x}`);
    expect(wetlands?.map(({ properties }) => properties)).toEqual([
      { id: 'M', kind: 'freshwater', regulated: false, jurisdiction: 'mamaroneck' },
      { id: 'R', kind: 'freshwater', regulated: true, jurisdiction: 'rye' },
    ]);
    const swapped = await fetch(at(`/ogc/collections/wetlands/tiles/WebMercatorQuad/${z}/${x}/${y}`));
    expect(swapped.status).toBe(204);
  });

  it('chooses by municipality, ordinance and collections, and calls layers as the collections', async () => {
    const path = `/ogc/tiles/WebMercatorQuad/${z}/${y}/${x}`;
    expect(Object.keys(await tile(path)).sort()).toEqual(['adjacent-areas', 'wetlands']);
    const one = await tile(`${path}?jurisdiction=mamaroneck&ordinance=rye&collections=wetlands,parcels`);
    expect(Object.keys(one)).toEqual(['wetlands']);
    expect(one['wetlands']?.map(({ properties }) => properties['regulated'])).toEqual([true]);
  });

  it('says where there is something, and there alone is something', async () => {
    const tileset = await tilesetOf('/ogc/collections/parcels/tiles/WebMercatorQuad');
    expect(tileset.tileMatrixSetLimits.map(({ tileMatrix }) => tileMatrix)).toEqual(['14', '15', '16', '17']);
    const { lowerLeft, upperRight } = tileset.boundingBox ?? { lowerLeft: [0, 0], upperRight: [0, 0] };
    expect(lowerLeft[0]).toBeCloseTo(toDegrees([U, V])[0], 4);
    expect(upperRight[1]).toBeCloseTo(toDegrees([U + 300, V + 300])[1], 4);
    for (const limits of tileset.tileMatrixSetLimits) {
      const zoom = Number(limits.tileMatrix);
      const corner = tileAt(zoom, toDegrees([U, V]));
      expect(limits).toMatchObject({ minTileCol: corner.x, maxTileRow: corner.y });
      const address = `/ogc/collections/parcels/tiles/WebMercatorQuad/${zoom}`;
      expect((await fetch(at(`${address}/${corner.y}/${corner.x}`))).status).toBe(200);
      expect((await fetch(at(`${address}/${limits.maxTileRow + 2}/${corner.x}`))).status).toBe(204);
    }
    expect((await tilesetOf('/ogc/collections/roads/tiles/WebMercatorQuad')).tileMatrixSetLimits).toEqual([]);
  });

  it('defines how the world is cut', async () => {
    const list = await fetchAs(at('/ogc/tileMatrixSets'), ogcTileMatrixSetListSchema);
    const set = await fetchAs(list.tileMatrixSets[0]?.links[0]?.href ?? '', ogcTileMatrixSetSchema);
    // Figures of the registered definition.
    expect(set.tileMatrices[0]?.scaleDenominator).toBeCloseTo(559082264.028717, 2);
    expect(set.tileMatrices[15]?.cellSize).toBeCloseTo(4.777314267823517, 9);
    expect(set.tileMatrices[24]).toMatchObject({ id: '24', matrixWidth: 16777216, tileWidth: 256 });
    expect(set.tileMatrices[0]?.pointOfOrigin[0]).toBeCloseTo(-20037508.342789244, 6);
  });

  it('is described as TileJSON too, whose template leads to the same tiles', async () => {
    const ogc = await fetchAs(
      at('/ogc/collections/wetlands/tiles/WebMercatorQuad?f=tilejson&jurisdiction=rye'),
      tileJsonSchema,
    );
    const own = await fetchAs(at('/tiles/rye/rye/wetlands.json'), tileJsonSchema);
    expect(own).toMatchObject({ minzoom: 9, maxzoom: 17, bounds: ogc.bounds });
    expect(own.vector_layers[0]?.fields).toMatchObject({ regulated: 'Boolean' });
    for (const { tiles } of [ogc, own]) {
      const address = (tiles[0] ?? '')
        .replace('{z}', String(z))
        .replace('{x}', String(x))
        .replace('{y}', String(y));
      const decoded = decodeTile(new Uint8Array(await (await fetch(address)).arrayBuffer()));
      expect(decoded['wetlands']?.map(({ properties }) => properties['id'])).toEqual(['R']);
    }
    const all = await fetchAs(at('/tiles/rye/rye.json?on=2026-06-01'), tileJsonSchema);
    expect(all.vector_layers).toHaveLength(10);
    expect(all.tiles[0]).toMatch(/\.mvt\?on=2026-06-01$/);
  });

  it('is kept and asked about again, open to other sites, and answers HEAD', async () => {
    const path = at(`/ogc/tiles/WebMercatorQuad/${z}/${y}/${x}`);
    const head = await fetch(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
    expect(head.headers.get('cache-control')).toBe('no-cache');
    expect(head.headers.get('access-control-allow-origin')).toBe('*');
    const again = await fetch(path, {
      headers: { 'if-none-match': head.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    ['/ogc/tiles/WebMercatorQuad/15/32768/0', 404],
    ['/ogc/tiles/WebMercatorQuad/25/0/0', 404],
    ['/ogc/tiles/WebMercatorQuad/a/0/0', 400],
    ['/ogc/tiles/WorldCRS84Quad/3/0/0', 404],
    ['/ogc/tiles/WorldCRS84Quad', 404],
    ['/ogc/tileMatrixSets/WorldCRS84Quad', 404],
    ['/ogc/collections/hydric-soils/tiles', 404],
    ['/ogc/tiles/WebMercatorQuad/3/0/0?collections=ponds', 400],
    ['/ogc/tiles/WebMercatorQuad/3/0/0?f=png', 400],
    ['/ogc/tiles/WebMercatorQuad/3/0/0?colour=red', 400],
    ['/ogc/collections/wetlands/tiles/WebMercatorQuad/3/0/0?collections=wetlands', 400],
    ['/ogc/tiles/WebMercatorQuad/3/0/0?jurisdiction=yonkers', 404],
    ['/ogc/tiles/WebMercatorQuad?ordinance=yonkers', 404],
    ['/tiles/rye/rye/ponds.json', 400],
    ['/tiles/rye/rye/ponds/3/0/0.mvt', 400],
    ['/tiles/yonkers/rye.json', 404],
  ])('refuses %s with %i', async (path, status) => {
    const response = await fetch(at(path));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch('application/problem+json');
    expect(await response.json()).toMatchObject({ status });
  });
});
