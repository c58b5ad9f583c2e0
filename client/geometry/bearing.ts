import type { Point } from '../preview/planar.js';

/** @returns the direction from a to b in degrees clockwise from grid north, from 0 to below 360; null where a is b */
export function bearingOf(a: Point, b: Point): number | null {
  const [east, north] = [b[0] - a[0], b[1] - a[1]];
  if (east === 0 && north === 0) return null;
  const degrees = (Math.atan2(east, north) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** @returns the point that lies so many grid feet from another in a direction in degrees clockwise from grid north */
export function pointAlong([x, y]: Point, azimuth: number, distanceFt: number): Point {
  const angle = (azimuth * Math.PI) / 180;
  return [x + distanceFt * Math.sin(angle), y + distanceFt * Math.cos(angle)];
}

function degreesMinutesSeconds(degrees: number): string {
  const seconds = Math.round(degrees * 3600);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}'${two(seconds % 60)}"`;
}

/** @returns a direction as plans write it: `N 45°10'30" E`, to the second */
export function bearingText(azimuth: number): string {
  const turned = ((azimuth % 360) + 360) % 360;
  const isSouth = turned > 90 && turned < 270;
  const angle = isSouth ? Math.abs(180 - turned) : Math.min(turned, 360 - turned);
  const isWest = turned > 180;
  return `${isSouth ? 'S' : 'N'} ${degreesMinutesSeconds(angle)} ${isWest ? 'W' : 'E'}`;
}

/** @returns a direction in degrees clockwise from north to four decimals: `45.1750°` */
export function azimuthText(azimuth: number): string {
  const rounded = (((azimuth % 360) + 360) % 360).toFixed(4);
  return `${rounded === '360.0000' ? '0.0000' : rounded}°`;
}
