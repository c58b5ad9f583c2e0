import proj4 from 'proj4';

/** EPSG:2260 as proj4 reads it: NAD83 / New York East, US survey feet. */
export const NEW_YORK_EAST =
  '+proj=tmerc +lat_0=38.83333333333334 +lon_0=-74.5 +k=0.9999 +x_0=150000 +y_0=0 +datum=NAD83 +units=us-ft +no_defs';

/** A point in each of the four municipalities, in degrees (public knowledge, to a few hundred feet). */
export const PLACES = [
  { name: 'Mamaroneck', lon: -73.7329, lat: 40.9487 },
  { name: 'Rye', lon: -73.6837, lat: 40.9807 },
  { name: 'North Castle', lon: -73.685, lat: 41.14 },
  { name: 'Wesley Hills', lon: -74.07, lat: 41.159 },
] as const;

/** @returns feet in EPSG:2260 */
export function toFeet([lon, lat]: readonly [number, number]): [number, number] {
  const [x, y] = proj4('EPSG:4269', NEW_YORK_EAST, [lon, lat]);
  return [x, y];
}

/** @returns longitude and latitude */
export function toDegrees([x, y]: readonly [number, number]): [number, number] {
  const [lon, lat] = proj4(NEW_YORK_EAST, 'EPSG:4269', [x, y]);
  return [lon, lat];
}
