import type { Position } from './map.js';

/** Places in the demonstration municipality. */

/**
 * @param feet  length of a side, to a few feet in a hundred
 * @returns the corners of a square about a place
 */
export function near([lon, lat]: Position, feet: number): Position[] {
  const [x, y] = [feet / 2 / 276_000, feet / 2 / 364_400];
  return [
    [lon - x, lat - y],
    [lon + x, lat - y],
    [lon + x, lat + y],
    [lon - x, lat + y],
  ];
}

/** Tax map number of a parcel beside a small wetland. */
export const PARCEL_BY_WETLAND = '13.44-2-20';

/** Inside the parcel next to it. */
export const NEXT_PARCEL: Position = [-73.6578525, 40.9290931];

/** The east edge of Mill Pond Fringe, with what lies around it. */
export const SHORELINE = near([-73.6577643, 40.9311383], 420);

/** Over Mill Pond Fringe and the pond in it. */
export const POND = near([-73.6589596, 40.9310647], 260);

/** From the wetland over its adjacent area to the land beyond: west, south, east, north. */
export const CROSSING = [
  [-73.6581733, 40.9310308],
  [-73.6574049, 40.9309435],
  [-73.6572914, 40.931327],
  [-73.657978, 40.9314144],
] as const satisfies readonly Position[];

/** Beside it, in the adjacent area and on dry land. */
export const MITIGATION = [
  [-73.6578788, 40.9306725],
  [-73.6574449, 40.9306419],
  [-73.6574244, 40.9308339],
  [-73.6578583, 40.9308645],
] as const satisfies readonly Position[];
