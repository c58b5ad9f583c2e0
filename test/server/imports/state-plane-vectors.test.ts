import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseProjection } from '../../../server/imports/projection.js';
import { findProjection } from '../../../server/sql/imports/find-projection.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';

/** Longitude and latitude (NAD83) at Mamaroneck, Rye, North Castle and Wesley Hills. */
const PLACES = [
  [-73.7334, 40.9487],
  [-73.6865, 40.9712],
  [-73.7007, 41.1318],
  [-74.0793, 41.1301],
] as const;

/** The four places in each system, by PROJ 9.1, and what its unit allows (0.01 ft, 0.003 m). */
const VECTORS = [
  {
    code: 2260,
    tolerance: 0.01,
    at: [
      [703876.00632582, 771435.731770665],
      [716754.592582303, 779749.914961025],
      [712297.458822291, 838223.703338401],
      [608012.210581543, 836873.972449338],
    ],
  },
  {
    code: 2263,
    tolerance: 0.01,
    at: [
      [1057897.18409396, 285027.94628892],
      [1070823.73160446, 293268.56997793],
      [1066702.45264992, 351769.625736545],
      [962403.494306579, 351019.241168468],
    ],
  },
  {
    code: 2261,
    tolerance: 0.01,
    at: [
      [1607492.24484476, 358443.20217092],
      [1620177.79542758, 367068.223496033],
      [1614320.67100299, 425460.088963802],
      [1510031.44329343, 421612.928473702],
    ],
  },
  {
    code: 2262,
    tolerance: 0.01,
    at: [
      [2488217.03449441, 382820.11397983],
      [2500718.2384788, 391745.942135201],
      [2493510.80806575, 450066.563237609],
      [2389204.23569374, 443812.184785732],
    ],
  },
  {
    code: 6537,
    tolerance: 0.01,
    at: [
      [703876.00632582, 771435.731770665],
      [716754.592582303, 779749.914961025],
      [712297.458822291, 838223.703338401],
      [608012.210581543, 836873.972449338],
    ],
  },
  {
    code: 6539,
    tolerance: 0.01,
    at: [
      [1057897.18409396, 285027.94628892],
      [1070823.73160446, 293268.56997793],
      [1066702.45264992, 351769.625736545],
      [962403.494306579, 351019.241168468],
    ],
  },
  {
    code: 26918,
    tolerance: 0.003,
    at: [
      [606606.790457337, 4533834.63440189],
      [610516.808655844, 4536390.68558535],
      [609056.433507781, 4554201.74259808],
      [577280.277697218, 4553608.00023655],
    ],
  },
  {
    code: 32115,
    tolerance: 0.003,
    at: [
      [214541.835811782, 235134.081311861],
      [218467.236753559, 237668.249416619],
      [217108.699666434, 255491.095759736],
      [185322.492430239, 255079.696961952],
    ],
  },
  {
    code: 5070,
    tolerance: 0.003,
    at: [
      [1842393.1943231, 2210078.90590696],
      [1845616.16815614, 2213439.451328],
      [1840282.41651785, 2230653.21123959],
      [1809642.44012485, 2223197.58007455],
    ],
  },
] as const;

describe('state plane and other projected coordinates agree with PROJ', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it.each(VECTORS)('EPSG:$code by proj4, there and back', async ({ code, tolerance, at }) => {
    const entry = await findProjection(database.knex, code);
    const projection = parseProjection(entry?.definition ?? '');
    for (const [index, place] of PLACES.entries()) {
      const [x, y] = projection?.fromLonLat(place) ?? [];
      expect(Math.abs((x ?? 0) - (at[index]?.[0] ?? 0))).toBeLessThan(tolerance);
      expect(Math.abs((y ?? 0) - (at[index]?.[1] ?? 0))).toBeLessThan(tolerance);
      const back = projection?.toLonLat([x ?? 0, y ?? 0]);
      expect(back?.[0]).toBeCloseTo(place[0], 9);
      expect(back?.[1]).toBeCloseTo(place[1], 9);
    }
  });

  it.each(VECTORS)(
    'EPSG:$code by the database from 4269, without a shift',
    async ({ code, tolerance, at }) => {
      for (const [index, [lon, lat]] of PLACES.entries()) {
        const { rows } = await database.knex.raw<{ rows: { x: number; y: number }[] }>(
          `select ST_X(p) as x, ST_Y(p) as y from (select ST_Transform(ST_SetSRID(
           ST_Point(cast(:lon as float8), cast(:lat as float8)), 4269), cast(:code as integer)) as p) as moved`,
          { lon, lat, code },
        );
        expect(Math.abs((rows[0]?.x ?? 0) - (at[index]?.[0] ?? 0))).toBeLessThan(tolerance);
        expect(Math.abs((rows[0]?.y ?? 0) - (at[index]?.[1] ?? 0))).toBeLessThan(tolerance);
      }
    },
  );

  it('6535 is New York Central, not East', async () => {
    const entry = await findProjection(database.knex, 6535);
    expect(entry?.name).toContain('Central');
    expect(parseProjection(entry?.definition ?? '')?.fromLonLat(PLACES[0])[0]).toBeCloseTo(1607492.245, 2);
  });

  it('answers not-finite for a place that a projection does not have, and never throws', async () => {
    const entry = await findProjection(database.knex, 5070);
    const projection = parseProjection(entry?.definition ?? '');
    expect(projection?.toLonLat([Number.POSITIVE_INFINITY, 0]).every(Number.isFinite)).toBe(false);
    expect(projection?.toLonLat([Number.NaN, Number.NaN]).every(Number.isFinite)).toBe(false);
    expect(projection?.toLonLat([1e30, 1e30]).every(Number.isFinite)).toBe(false);
  });
});
