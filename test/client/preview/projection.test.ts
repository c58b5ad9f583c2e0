import geodesic from 'geographiclib-geodesic';
import { describe, expect, it } from 'vitest';
import { toDegrees, toFeet } from '../../../client/preview/projection.js';
import { METERS_PER_FOOT } from '../../../core/units.js';

const ellipsoid = geodesic.Geodesic.WGS84;

/** Metres along the ellipsoid; GRS80 and WGS84 differ by a tenth of a millimetre in their axes. */
function metersBetween(from: [number, number], to: [number, number]): number {
  return ellipsoid.Inverse(from[1], from[0], to[1], to[0]).s12 ?? Number.NaN;
}

describe('New York East in US survey feet', () => {
  it('puts the origin at the false easting of 150,000 m', () => {
    const [x, y] = toFeet([-74.5, 38.83333333333334]);
    expect(x).toBeCloseTo(492_125, 6);
    expect(y).toBeCloseTo(0, 6);
  });

  it('measures northings on the central meridian as the meridian arc times 0.9999', () => {
    const [, y] = toFeet([-74.5, 41.2]);
    const arcFt = metersBetween([-74.5, 38.83333333333334], [-74.5, 41.2]) / METERS_PER_FOOT;
    expect(y).toBeCloseTo(arcFt * 0.9999, 3);
  });

  it.each([
    ['Mamaroneck', -73.73, 40.95],
    ['Wesley Hills', -74.07, 41.16],
    ['North Castle', -73.69, 41.13],
  ])('agrees with geodesic distances at %s but for the grid scale', (_place, lon, lat) => {
    const [a, b] = [toFeet([lon, lat]), toFeet([lon + 0.001, lat + 0.0007])];
    const grid = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const ground = metersBetween([lon, lat], [lon + 0.001, lat + 0.0007]) / METERS_PER_FOOT;
    expect(grid / ground).toBeGreaterThan(0.9999);
    expect(grid / ground).toBeLessThan(1);
  });

  it('comes back to the same degrees', () => {
    const [lon, lat] = toDegrees(toFeet([-73.73123456, 40.95123456]));
    expect(lon).toBeCloseTo(-73.73123456, 10);
    expect(lat).toBeCloseTo(40.95123456, 10);
  });
});
