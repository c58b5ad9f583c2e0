import type { Position } from './shape.js';

/** A rectangle in degrees. */
export interface LonLatBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Where New York East may be used: its zone and a generous margin. All four municipalities lie in it. */
export const AREA_OF_USE: LonLatBox = { west: -77.5, south: 40, east: -72.5, north: 45.5 };

/** Features farther than this from the municipality are taken for a mistake. 10 miles, in feet. */
export const REACH_FT = 52_800;

/** Degrees that are at least REACH_FT in this latitude. */
const REACH_DEGREES = { lon: 0.2, lat: 0.15 } as const;

/** @returns whether a place lies in a box; false for anything not finite */
export function isInside(box: LonLatBox, [lon, lat]: Position): boolean {
  return lon >= box.west && lon <= box.east && lat >= box.south && lat <= box.north;
}

/** @returns whether numbers can be longitude and latitude at all */
export function canBeDegrees([x, y]: Position): boolean {
  return Math.abs(x) <= 180 && Math.abs(y) <= 90;
}

/** @returns the box with some 10 miles added on each side */
export function withReach(box: LonLatBox): LonLatBox {
  return {
    west: box.west - REACH_DEGREES.lon,
    south: box.south - REACH_DEGREES.lat,
    east: box.east + REACH_DEGREES.lon,
    north: box.north + REACH_DEGREES.lat,
  };
}

/** @returns two numbers of a file for people: `700000.3, 850000` in feet or metres, six places where they can be degrees */
export function coordinatesText(position: Position): string {
  const places = canBeDegrees(position) ? 6 : 1;
  return position.map((value) => String(Number(value.toFixed(places)))).join(', ');
}

/** @returns a place for people: `73.7450° W, 41.1644° N` */
export function placeText([lon, lat]: Position): string {
  const side = (value: number, sides: string): string =>
    `${Math.abs(value).toFixed(4)}° ${sides[value < 0 ? 1 : 0] ?? ''}`;
  return `${side(lon, 'EW')}, ${side(lat, 'NS')}`;
}
