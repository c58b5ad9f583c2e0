import { toDegrees } from './places.js';

type Position = (number | null | string)[];

/** @returns positions in degrees for points in EPSG:2260 feet */
export const degrees = (...points: [number, number][]): Position[] => points.map(toDegrees);

/** 50 × 50 grid feet at the south-west corner that the drawn shapes of the API tests share. */
export const SQUARE = degrees(
  [700_000, 850_000],
  [700_050, 850_000],
  [700_050, 850_050],
  [700_000, 850_050],
  [700_000, 850_000],
);

/** A bow-tie that crosses itself at 700,050 / 850,050 ft. */
export const BOWTIE = degrees(
  [700_000, 850_000],
  [700_100, 850_100],
  [700_100, 850_000],
  [700_000, 850_100],
  [700_000, 850_000],
);

/** @returns the body of a request that screens one disturbance in Mamaroneck */
export const drawn = (coordinates: unknown, type = 'Polygon') => ({
  jurisdiction: 'mamaroneck',
  features: [{ type: 'Feature', properties: { role: 'disturbance' }, geometry: { type, coordinates } }],
});
