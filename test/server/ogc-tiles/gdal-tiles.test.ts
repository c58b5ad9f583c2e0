import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TILE_LAYER_NAMES } from '../../../core/contracts/tiles.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { gdalMissing, readBackSchema, run } from '../../support/gdal.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { PLACES, toFeet } from '../../support/places.js';

const OPTIONS = ['-oo', 'TILE_EXTENSION=mvt'];
const [X, Y] = toFeet([PLACES[1].lon, PLACES[1].lat]);

describe.skipIf(gdalMissing)('GDAL as a reader of the vector tiles', () => {
  let database: TestDatabase;
  let api: TestApi;
  let folder: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    await putLayer(database.knex, 'rye', 'wetlands', [
      { properties: { id: 'A', kind: 'freshwater', name: 'Pond' }, polygon: [rectangle(X, Y, 300, 300)] },
      { properties: { id: 'B', kind: 'tidal' }, polygon: [rectangle(X + 400, Y, 3, 200)] },
    ]);
    await putLayer(database.knex, 'rye', 'parcels', [
      { properties: { SBL: '1-1-1', address: '1 Main Street' }, polygon: [rectangle(X, Y, 100, 100)] },
    ]);
    api = await serveTestApi(database.knex);
    folder = await mkdtemp(path.join(tmpdir(), 'hf-gdal-'));
  });
  afterAll(async () => {
    await api.close();
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('finds every layer of a municipality by the TileJSON beside its tiles', async () => {
    const { stdout } = await run('ogrinfo', ['-ro', '-q', ...OPTIONS, `MVT:${api.url}/tiles/rye/rye/12`]);
    expect([...stdout.matchAll(/^\d+: (\S+)/gm)].map(([, id]) => id)).toEqual([...TILE_LAYER_NAMES]);
  });

  it('reads a layer with its attributes and their types, each shape where it is', async () => {
    const file = path.join(folder, 'wetlands.json');
    const source = `MVT:${api.url}/tiles/rye/rye/wetlands/12`;
    await run('ogr2ogr', ['-f', 'GeoJSON', '-t_srs', 'EPSG:4326', file, ...OPTIONS, source]);
    const { features } = readBackSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    const byId = new Map(features.map((feature) => [feature.properties['id'], feature]));
    expect(byId.get('A')?.properties).toMatchObject({ name: 'Pond', kind: 'freshwater', regulated: true });
    expect(byId.size).toBe(2);
    const result = await database.knex.raw<{ rows: { area: number; away: number }[] }>(
      `select ST_Area(geom) as area, ST_HausdorffDistance(geom, ST_MakeEnvelope(:x, :y, :x + 300.0, :y + 300.0, 2260)) as away
       from (select ST_Transform(ST_SetSRID(ST_GeomFromGeoJSON(:shape), 4269), 2260) as geom) as read`,
      { x: X, y: Y, shape: JSON.stringify(byId.get('A')?.geometry) },
    );
    // A unit of a tile of zoom 12 is six feet.
    expect((result.rows[0]?.area ?? 0) / 90_000).toBeCloseTo(1, 1);
    expect(result.rows[0]?.away).toBeLessThan(9);
  });
});
