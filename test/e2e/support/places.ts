import { toDegrees } from '../../../client/preview/projection.js';
import type { Position } from './map.js';

/** Places in the demonstration municipality, in State Plane feet. */

/** @returns the corners of a square about a place, in degrees */
export function near(x: number, y: number, side: number): Position[] {
  const half = side / 2;
  return [
    toDegrees([x - half, y - half]),
    toDegrees([x + half, y - half]),
    toDegrees([x + half, y + half]),
    toDegrees([x - half, y + half]),
  ];
}

/** Tax map number of a parcel beside a small wetland. */
export const PARCEL_BY_WETLAND = '13.44-2-20';

/** The east edge of Mill Pond Fringe, with what lies around it. */
export const SHORELINE = near(724_830, 765_230, 420);

/** From the wetland over its adjacent area to the land beyond. */
export const CROSSING: readonly Position[] = [
  toDegrees([724_745, 765_190]),
  toDegrees([724_930, 765_160]),
  toDegrees([724_960, 765_300]),
  toDegrees([724_770, 765_330]),
];

/** Beside it, on dry land. */
export const MITIGATION: readonly Position[] = [
  toDegrees([724_800, 765_060]),
  toDegrees([724_920, 765_050]),
  toDegrees([724_925, 765_120]),
  toDegrees([724_805, 765_130]),
];
