import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repairPolygon } from '../../../server/sql/shapes/repair-polygon.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';

const SQUARE = '(0 0, 100 0, 100 100, 0 100, 0 0)';

describe('the repair of a polygon in SQL', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const repaired = async (wkt: string): Promise<object | undefined> => {
    const result = await database.knex.raw<{ rows: object[] }>(
      `select ST_Area(mended) as area, ST_IsValid(mended) as valid, ST_SRID(mended) as srid,
         GeometryType(mended) as type, ST_NumGeometries(mended) as parts
       from (select ST_GeomFromText(:wkt, 2260) as given) as drawn
       cross join lateral (select ${repairPolygon('drawn.given')} as mended) as repair`,
      { wkt },
    );
    return result.rows[0];
  };

  it.each([
    [
      'two squares that overlap by half',
      [`(${SQUARE})`, '((50 0, 150 0, 150 100, 50 100, 50 0))'],
      15_000,
      1,
    ],
    [
      'two squares that overlap by a corner',
      [`(${SQUARE})`, '((50 50, 150 50, 150 150, 50 150, 50 50))'],
      17_500,
      1,
    ],
    ['a hole partly outside', [`(${SQUARE}, (80 40, 120 40, 120 60, 80 60, 80 40))`], 9600, 1],
    ['a hole wholly outside', [`(${SQUARE}, (200 0, 250 0, 250 50, 200 50, 200 0))`], 10_000, 1],
    ['a hole as large as its part', [`(${SQUARE}, ${SQUARE})`], 0, 0],
    [
      'a hole along the edge',
      ['((0 0, 200 0, 200 200, 0 200, 0 0), (0 70, 50 70, 50 130, 0 130, 0 70))'],
      37_000,
      1,
    ],
    ['a bow-tie', ['((0 0, 100 100, 100 0, 0 100, 0 0))'], 5000, 2],
    ['a bow-tie of unequal lobes', ['((0 0, 300 90, 300 0, 0 30, 0 0))'], 11_250, 2],
    [
      'a hole within a hole',
      [`(${SQUARE}, (20 20, 80 20, 80 80, 20 80, 20 20), (40 40, 50 40, 50 50, 40 50, 40 40))`],
      6400,
      1,
    ],
  ])('%s, as a Polygon and as a MultiPolygon', async (_title, parts, area, count) => {
    const [only] = parts;
    const texts = [
      `MULTIPOLYGON(${parts.join(', ')})`,
      ...(parts.length === 1 && only !== undefined ? [`POLYGON${only}`] : []),
    ];
    for (const text of texts) {
      expect(await repaired(text)).toEqual({
        area: expect.closeTo(area, 6) as number,
        valid: true,
        srid: 2260,
        type: 'MULTIPOLYGON',
        parts: count,
      });
    }
  });
});
