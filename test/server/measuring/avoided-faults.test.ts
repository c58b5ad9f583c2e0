import { area as turfArea, buffer as turfBuffer, polygon as turfPolygon } from '@turf/turf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { geodesicAreaSqFt, geodesicFt } from '../../support/geodesic.js';
import { METERS_PER_FOOT } from '../../../core/units.js';
import { toDegrees } from '../../support/places.js';

/**
 * Ways of measuring that are at hand and wrong by enough to change what the law says. Kept as a test so that nobody
 * brings them back as a simplification.
 */
describe('faults that the product avoids', () => {
  const corner: [number, number] = [700_000, 850_000];
  const square = (side: number): [number, number][] => {
    const [x, y] = corner;
    return [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
      [x, y],
    ];
  };

  it('turf.area on degrees puts a wetland of 2,501 sq ft below 2,500 sq ft', () => {
    const ring = square(Math.sqrt(2501)).map(toDegrees);
    const onTheSphere = turfArea(turfPolygon([ring])) / METERS_PER_FOOT ** 2;
    expect(geodesicAreaSqFt(ring.slice(0, -1))).toBeGreaterThan(2500);
    expect(onTheSphere).toBeLessThan(2500);
  });

  it('turf.buffer of 100 ft reaches less than 99.9 ft north and more than 100.2 ft east', () => {
    const [lon, lat] = toDegrees(corner);
    const buffered = turfBuffer(
      { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [lon, lat] } },
      100 * METERS_PER_FOOT,
      { units: 'meters', steps: 64 },
    );
    const ring = (buffered?.geometry.coordinates[0] ?? []) as [number, number][];
    const north = Math.max(...ring.map((position) => position[1]));
    const east = Math.max(...ring.map((position) => position[0]));
    expect(geodesicFt([lon, lat], [lon, north])).toBeLessThan(99.9);
    expect(geodesicFt([lon, lat], [east, lat])).toBeGreaterThan(100.2);
  });

  describe('in the database', () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());

    it('a buffer of 8 segments a quarter leaves out a point 99.8 ft away, 64 segments and the distance do not', async () => {
      const result = await database.knex.raw<{ rows: { eight: boolean; many: boolean; near: boolean }[] }>(
        `with place as (
           select ST_SetSRID(ST_MakePoint(700000, 850000), 2260) as wetland,
             ST_SetSRID(ST_MakePoint(700000 + 99.8 * cos(pi() / 32), 850000 + 99.8 * sin(pi() / 32)), 2260) as corner)
         select ST_Covers(ST_Buffer(wetland, 100, 'quad_segs=8'), corner) as eight,
           ST_Covers(ST_Buffer(wetland, 100, 'quad_segs=64'), corner) as many,
           ST_DWithin(wetland, corner, 100) as near
         from place`,
      );
      expect(result.rows[0]).toEqual({ eight: false, many: true, near: true });
    });

    it('Web Mercator shows 50 × 50 ft as three quarters more than it is', async () => {
      const result = await database.knex.raw<{ rows: { mercator: number; ground: number }[] }>(
        `select ST_Area(ST_Transform(shape, 3857)) / power(1200.0 / 3937.0, 2) as mercator, hf_ground_area(shape) as ground
         from (select ST_MakeEnvelope(700000, 850000, 700050, 850050, 2260) as shape) as s`,
      );
      expect(result.rows[0]?.ground).toBeCloseTo(2500.253, 2);
      expect(result.rows[0]?.mercator).toBeGreaterThan(4400);
    });
  });
});
