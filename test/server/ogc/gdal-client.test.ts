import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEW_YORK_EAST } from '../../../core/contracts/ogc.js';
import { COLLECTION_IDS } from '../../../server/ogc/collections.js';
import { FEATURE_SOURCES } from '../../../server/sql/ogc/feature-source.js';
import { loadDemonstration } from '../../../server/services/load-demonstration.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { gdalMissing, readBackSchema, run } from '../../support/gdal.js';

describe.skipIf(gdalMissing)('GDAL as a client of OGC API Features', () => {
  let database: TestDatabase;
  let api: TestApi;
  let folder: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    await loadDemonstration(database.knex, () => undefined);
    api = await serveTestApi(database.knex);
    folder = await mkdtemp(path.join(tmpdir(), 'hf-gdal-'));
  });
  afterAll(async () => {
    await api.close();
    await database.close();
    await rm(folder, { recursive: true });
  });

  /** What the table of a collection has: features, and grid square feet of their areas. */
  async function stored(id: Exclude<(typeof COLLECTION_IDS)[number], 'adjacent-areas'>) {
    const { table } = FEATURE_SOURCES[id];
    const layer = 'layer' in FEATURE_SOURCES[id] ? `where layer = '${id}'` : '';
    const { rows } = await database.knex.raw<{ rows: { features: number; area: number }[] }>(
      `select cast(count(*) as int) as features, coalesce(sum(ST_Area(geom)), 0) as area from ${table} ${layer}`,
    );
    return rows[0] ?? { features: -1, area: -1 };
  }

  /** The same of what GDAL wrote, measured by the database as EPSG:2260. */
  async function written(file: string) {
    const { features } = readBackSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    const { rows } = await database.knex.raw<{ rows: { area: number }[] }>(
      `select coalesce(sum(ST_Area(ST_GeomFromGeoJSON(shape))), 0) as area
       from json_array_elements(cast(:shapes as json)) as shape`,
      { shapes: JSON.stringify(features.map(({ geometry }) => geometry)) },
    );
    return { features: features.length, area: rows[0]?.area ?? -1 };
  }

  it('finds every collection', async () => {
    const { stdout } = await run('ogrinfo', ['-ro', '-q', `OAPIF:${api.url}/ogc`]);
    expect([...stdout.matchAll(/^\d+: (\S+)/gm)].map(([, id]) => id)).toEqual([...COLLECTION_IDS]);
  });

  it.each(COLLECTION_IDS)('reads all of %s page by page, and puts it into State Plane feet', async (id) => {
    const file = path.join(folder, `${id}.json`);
    await run('ogr2ogr', [
      '-f',
      'GeoJSON',
      '-t_srs',
      'EPSG:2260',
      '-lco',
      'RFC7946=NO',
      '-lco',
      'COORDINATE_PRECISION=6',
      file,
      `OAPIF:${api.url}/ogc`,
      id,
      '-oo',
      'PAGE_SIZE=400',
    ]);
    const read = await written(file);
    if (id === 'adjacent-areas') {
      expect(read.features).toBeGreaterThan(20);
      return;
    }
    const { features, area } = await stored(id);
    expect(read.features).toBe(features);
    expect(Math.abs(read.area - area)).toBeLessThanOrEqual(1e-7 * area);
  });

  it('reads what is asked for in State Plane feet to the last bit', async () => {
    const address = `${api.url}/ogc/collections/wetlands/items?limit=1000&crs=${encodeURIComponent(NEW_YORK_EAST)}`;
    const { stdout } = await run('ogr2ogr', [
      '-f',
      'CSV',
      '-a_srs',
      'EPSG:2260',
      '-sql',
      'select OGR_GEOM_AREA, * from OGRGeoJSON',
      '/vsistdout/',
      address,
    ]);
    const [head = '', ...rows] = stdout.trim().split('\n');
    expect(head).toMatch(/^OGR_GEOM_AREA,/);
    const { features, area } = await stored('wetlands');
    expect(rows).toHaveLength(features);
    const sum = rows.reduce((total, row) => total + Number(row.split(',')[0]), 0);
    expect(Math.abs(sum - area)).toBeLessThanOrEqual(1e-9 * area);
  });
});
