import { Geodesic } from 'geographiclib-geodesic';
import { METERS_PER_FOOT } from '../../core/units.js';

/** GRS 80, the ellipsoid of NAD83. */
const GRS80 = new Geodesic.Geodesic(6_378_137, 1 / 298.257222101);

/** @returns US survey square feet on the ellipsoid inside a ring of longitudes and latitudes (Karney) */
export function geodesicAreaSqFt(ring: readonly (readonly [number, number])[]): number {
  const polygon = GRS80.Polygon(false);
  for (const [lon, lat] of ring) polygon.AddPoint(lat, lon);
  const { area } = polygon.Compute(false, true);
  return Math.abs(area ?? Number.NaN) / METERS_PER_FOOT ** 2;
}

/** @returns US survey feet along the geodesic between two points (longitude, latitude) */
export function geodesicFt(a: readonly [number, number], b: readonly [number, number]): number {
  const { s12 } = GRS80.Inverse(a[1], a[0], b[1], b[0]);
  return (s12 ?? Number.NaN) / METERS_PER_FOOT;
}

/** @returns the point (longitude, latitude) that many US survey feet away under an azimuth in degrees */
export function geodesicDestination(
  from: readonly [number, number],
  azimuth: number,
  feet: number,
): [number, number] {
  const { lat2, lon2 } = GRS80.Direct(from[1], from[0], azimuth, feet * METERS_PER_FOOT);
  return [lon2 ?? Number.NaN, lat2 ?? Number.NaN];
}
