import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { geodesicAreaSqFt, geodesicDestination, geodesicFt } from '../../support/geodesic.js';
import { PLACES, toDegrees, toFeet } from '../../support/places.js';

const ACRES_12_4 = 540_144;

describe('ground measures in the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  async function value(expression: string, bindings: Record<string, number | string>): Promise<number> {
    const result = await database.knex.raw<{ rows: { value: number }[] }>(
      `select ${expression} as value`,
      bindings,
    );
    return result.rows[0]?.value ?? Number.NaN;
  }

  describe.each(PLACES)('at $name', ({ lon, lat }) => {
    const [x, y] = toFeet([lon, lat]);

    it.each([
      ['50 ft square', 50],
      ['12.4-acre square', Math.sqrt(ACRES_12_4)],
      ['half-mile square', 2640],
    ])('area of a %s on the grid is the geodesic area to 1 in 10⁶', async (_name, side) => {
      const measured = await value('hf_ground_area(ST_MakeEnvelope(:x, :y, :x2, :y2, 2260))', {
        x,
        y,
        x2: x + side,
        y2: y + side,
      });
      const corners: [number, number][] = [
        [x, y],
        [x + side, y],
        [x + side, y + side],
        [x, y + side],
      ];
      const expected = geodesicAreaSqFt(corners.map(toDegrees));
      expect(Math.abs(measured / expected - 1)).toBeLessThan(1e-6);
      // and it is not the grid area, which is about 1 in 10⁴ smaller here
      expect(measured / (side * side) - 1).toBeGreaterThan(5e-5);
    });

    it.each([0, 37, 90, 181, 300])('distance of 100 ft under azimuth %i° to 1 in 10⁶', async (azimuth) => {
      const there = geodesicDestination([lon, lat], azimuth, 100);
      expect(geodesicFt([lon, lat], there)).toBeCloseTo(100, 7);
      const [x2, y2] = toFeet(there);
      const measured = await value(
        'hf_ground_distance(ST_SetSRID(ST_MakePoint(:x, :y), 2260), ST_SetSRID(ST_MakePoint(:x2, :y2), 2260))',
        { x, y, x2, y2 },
      );
      expect(Math.abs(measured / 100 - 1)).toBeLessThan(1e-6);
    });

    it('buffers of 100 ft: square with round corners, and stadium, to 2 in 10⁴ of the closed form', async () => {
      const scale = await value('hf_grid_scale(ST_SetSRID(ST_MakePoint(:x, :y), 2260))', { x, y });
      // a square of 200 ground feet: A + P d + π d²
      const square = await value(
        `hf_ground_area(ST_Buffer(ST_MakeEnvelope(:x, :y, :x2, :y2, 2260), :radius, 'quad_segs=64'))`,
        { x, y, x2: x + 200 * scale, y2: y + 200 * scale, radius: 100 * scale },
      );
      const squareExpected = 200 ** 2 + 4 * 200 * 100 + Math.PI * 100 ** 2;
      expect(Math.abs(square / squareExpected - 1)).toBeLessThan(2e-4);
      // a brook of 500 ground feet: a stadium, 2 L d + π d²
      const stadium = await value(
        `hf_ground_area(ST_Buffer(ST_SetSRID(ST_MakeLine(ST_MakePoint(:x, :y), ST_MakePoint(:x2, :y)), 2260), :radius, 'quad_segs=64'))`,
        { x, y, x2: x + 500 * scale, radius: 100 * scale },
      );
      const stadiumExpected = 2 * 500 * 100 + Math.PI * 100 ** 2;
      expect(Math.abs(stadium / stadiumExpected - 1)).toBeLessThan(2e-4);
    });
  });

  it('adds the parts of a shape that is spread over the county, each by its own scale', async () => {
    const [a, , , d] = PLACES;
    const parts = [a, d].map((place) => toFeet([place.lon, place.lat]));
    const measured = await value(
      `hf_ground_area(ST_Collect(ST_MakeEnvelope(:x, :y, :x1, :y1, 2260), ST_MakeEnvelope(:x2, :y2, :x3, :y3, 2260)))`,
      {
        x: parts[0]?.[0] ?? 0,
        y: parts[0]?.[1] ?? 0,
        x1: (parts[0]?.[0] ?? 0) + 100,
        y1: (parts[0]?.[1] ?? 0) + 100,
        x2: parts[1]?.[0] ?? 0,
        y2: parts[1]?.[1] ?? 0,
        x3: (parts[1]?.[0] ?? 0) + 100,
        y3: (parts[1]?.[1] ?? 0) + 100,
      },
    );
    const expected = parts
      .map(([x, y]) =>
        geodesicAreaSqFt(
          (
            [
              [x, y],
              [x + 100, y],
              [x + 100, y + 100],
              [x, y + 100],
            ] as [number, number][]
          ).map(toDegrees),
        ),
      )
      .reduce((sum, area) => sum + area, 0);
    expect(Math.abs(measured / expected - 1)).toBeLessThan(1e-6);
  });
});
