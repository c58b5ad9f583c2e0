import type { Xy } from './shapefile-bytes.js';

/** A corner in Westchester, in EPSG:2260 feet, on which the shapes of these tests stand. */
export const CORNER = { x: 700_000, y: 850_000 } as const;

/** The same corner in degrees, from PROJ. */
export const CORNER_LON_LAT = { lon: -73.7449693945595, lat: 41.1644221179044 } as const;

/** @returns the closed ring of a rectangle, counter-clockwise, with its corner so far from the corner of the tests */
export function box(east: number, north: number, width: number, height: number): Xy[] {
  const [x, y] = [CORNER.x + east, CORNER.y + north];
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
}

/** @returns the ring the other way round */
export function reversed(ring: readonly Xy[]): Xy[] {
  return [...ring].reverse();
}

type Geometry = { type: string; coordinates: unknown } | null;

export function polygon(...rings: readonly (readonly unknown[])[]): Geometry {
  return { type: 'Polygon', coordinates: rings };
}

/** @returns the text of a GeoJSON file in EPSG:2260, or in the system named, or in none (null) */
export function geojson(
  features: readonly {
    geometry: Geometry;
    properties?: Record<string, unknown> | null;
    id?: string | number;
  }[],
  crs: string | null = 'EPSG:2260',
): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    ...(crs === null ? {} : { crs: { type: 'name', properties: { name: crs } } }),
    features: features.map((feature) => ({ type: 'Feature', properties: {}, ...feature })),
  });
}
