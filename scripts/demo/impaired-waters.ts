import { smoothRing } from './curve.js';
import { ringToFile } from './frame.js';
import type { Point, Ring } from './plane.js';

/** A water that does not meet its standard, or the land that drains to one; EPSG:2260, as it stands in the file. */
export interface ImpairedWater {
  readonly id: string;
  readonly name: string;
  readonly listing: '303(d)' | 'TMDL';
  readonly pollutant: string;
  readonly ring: Ring;
}

/** The divide about the land that drains to Mill Brook, design frame. */
const MILL_BROOK_DIVIDE: readonly Point[] = [
  [4560, 860],
  [4440, 1300],
  [4150, 2000],
  [4050, 2900],
  [4230, 3500],
  [4000, 4200],
  [3700, 4700],
  [3620, 5300],
  [3950, 5760],
  [4600, 5800],
  [5100, 5500],
  [5350, 4900],
  [5450, 4200],
  [5560, 3400],
  [5480, 2700],
  [5520, 2000],
  [5260, 1400],
  [5040, 860],
  [4800, 760],
];

/** The impaired waters of the village. */
export function drawImpairedWaters(harbour: readonly Point[]): ImpairedWater[] {
  return [
    {
      id: 'IW-1',
      name: 'Mill Brook watershed',
      listing: 'TMDL',
      pollutant: 'phosphorus',
      ring: ringToFile(smoothRing(MILL_BROOK_DIVIDE, 90)),
    },
    {
      id: 'IW-2',
      name: 'Sedge Harbor, inner',
      listing: '303(d)',
      pollutant: 'pathogens',
      ring: ringToFile(harbour),
    },
  ];
}
