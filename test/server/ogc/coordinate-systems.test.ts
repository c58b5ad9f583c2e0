import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CRS84,
  NEW_YORK_EAST,
  NEW_YORK_EAST_2011,
  UTM_18N,
  WEB_MERCATOR,
} from '../../../core/contracts/ogc.js';
import { serveTestApi, type TestApi } from '../../support/api.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { putLayer, rectangle } from '../../support/layers.js';
import { fetchPage, ringsOf } from './ogc-client.js';

/** 0.001 ft in the unit of each system. */
const CLOSE = { feet: 0.001, meters: 0.0003, degrees: 2e-9 } as const;

/**
 * The lower left and the upper right corner of a rectangle by PROJ 9.1: `gdaltransform -s_srs EPSG:2260 -t_srs …`, for web
 * maps by way of EPSG:4269, whose degrees were called EPSG:4326.
 */
const VECTORS = [
  [CRS84, [-73.5657184912722, 40.9984193560405], [-73.5638916884249, 40.9995024711799], CLOSE.degrees],
  [NEW_YORK_EAST, [750_000, 790_000], [750_500, 790_400], CLOSE.feet],
  [NEW_YORK_EAST_2011, [750_000, 790_000], [750_500, 790_400], CLOSE.feet],
  [UTM_18N, [620629.933056687, 4539572.23306433], [620781.602828176, 4539694.99985538], CLOSE.meters],
  [WEB_MERCATOR, [-8189298.32228973, 5012108.52201982], [-8189094.96352699, 5012268.2787371], CLOSE.meters],
] as const;

describe('features in each coordinate system', () => {
  let database: TestDatabase;
  let api: TestApi;
  let items: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = await serveTestApi(database.knex);
    items = `${api.url}/ogc/collections/parcels/items`;
    await putLayer(database.knex, 'rye', 'parcels', [
      { properties: { SBL: '1' }, polygon: [rectangle(750_000, 790_000, 500, 400)] },
    ]);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  it.each(VECTORS)('in %s lie where PROJ puts them, easterly axis first', async (crs, low, high, close) => {
    const response = await fetch(`${items}?crs=${encodeURIComponent(crs)}`);
    expect(response.headers.get('content-crs')).toBe(`<${crs}>`);
    await response.arrayBuffer();
    const ring = ringsOf((await fetchPage(`${items}?crs=${encodeURIComponent(crs)}`)).features[0])[0] ?? [];
    for (const [x, y] of [low, high]) {
      const apart = ring.map(([e, n]) => Math.max(Math.abs(e - x), Math.abs(n - y)));
      expect(Math.min(...apart)).toBeLessThan(close);
    }
  });

  it.each(VECTORS)(
    'are found by a box of %s that reaches to a corner, and not by one beside',
    async (crs, low, high, close) => {
      const count = async (...box: number[]): Promise<number> => {
        const query = new URLSearchParams({ bbox: box.join(','), 'bbox-crs': crs });
        return (await fetchPage(`${items}?${query}`)).numberReturned;
      };
      const size = (high[0] - low[0]) / 10;
      const [x, y] = low;
      expect(await count(x - size, y - size, x + 2 * close, y + 2 * close)).toBe(1);
      expect(await count(x - size, y - size, x - 2 * close, y - 2 * close)).toBe(0);
      expect(await count(...high, high[0] + size, high[1] + size)).toBeLessThanOrEqual(1);
      expect(await count(high[0] + 2 * close, high[1] + 2 * close, high[0] + size, high[1] + size)).toBe(0);
      expect(await count(x + size, y + size, x + size, y + size)).toBe(1);
      if (crs !== CRS84) expect(await count(-1e300, -1e300, 1e300, 1e300)).toBe(1);
    },
  );

  it('are the same numbers on NAD83(2011), since the database has the same projection under both codes', async () => {
    const { rows } = await database.knex.raw<{ rows: { parameters: string }[] }>(
      `select distinct regexp_replace(proj4text, '\\+(datum=NAD83|ellps=GRS80|towgs84=[0-9,]+) ', '') as parameters
       from spatial_ref_sys where srid in (2260, 6537)`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.parameters).toContain(
      '+proj=tmerc +lat_0=38.83333333333334 +lon_0=-74.5 +k=0.9999 +x_0=150000',
    );
  });
});
