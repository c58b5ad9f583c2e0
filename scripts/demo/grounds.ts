import { smoothRing } from './curve.js';
import type { Point, Ring } from './plane.js';

/** A large piece of land that stays one parcel: a park, the school, the golf course. */
export interface Ground {
  readonly name: string;
  readonly use: 'preserve' | 'park' | 'school' | 'marina' | 'farm' | 'golf' | 'waterworks' | 'cemetery';
  /** Design frame. Streets, the shore and the village line cut it to its final shape. */
  readonly ring: Ring;
}

function plain(name: string, use: Ground['use'], ring: readonly Point[]): Ground {
  return { name, use, ring };
}

function rounded(name: string, use: Ground['use'], ring: readonly Point[]): Ground {
  return { name, use, ring: smoothRing(ring, 130) };
}

/** The large grounds of the village. */
export const GROUNDS: readonly Ground[] = [
  plain('Salt Creek Preserve', 'preserve', [
    [1880, 630],
    [2300, 715],
    [2450, 690],
    [2470, 1000],
    [2420, 1700],
    [1830, 1700],
    [1860, 1000],
  ]),
  plain('Creek Mouth Marsh', 'preserve', [
    [1760, -300],
    [2560, -300],
    [2540, 665],
    [2300, 720],
    [1790, 600],
  ]),
  plain('Sedge Harbor Marina', 'marina', [
    [3960, -200],
    [4330, -200],
    [4330, 1100],
    [4100, 1100],
    [3975, 700],
  ]),
  plain('Harbor Green', 'park', [
    [4330, 500],
    [5140, 500],
    [5140, 1200],
    [4330, 1200],
  ]),
  plain('Mill Pond Park', 'park', [
    [4600, 2130],
    [5600, 2110],
    [5600, 3000],
    [4600, 3000],
  ]),
  plain('Sedge Harbor School', 'school', [
    [5480, 2470],
    [6240, 2480],
    [6220, 3000],
    [5480, 3000],
  ]),
  plain('Longmeadow Farm', 'farm', [
    [2300, 4560],
    [3420, 4570],
    [3400, 5200],
    [3380, 5990],
    [2300, 5990],
  ]),
  rounded('Village Waterworks', 'waterworks', [
    [3720, 4960],
    [4150, 4890],
    [4560, 4950],
    [4600, 5300],
    [4480, 5580],
    [4000, 5600],
    [3740, 5480],
  ]),
  rounded('Sedge Harbor Golf Club', 'golf', [
    [5750, 4560],
    [6300, 4470],
    [7000, 4560],
    [7700, 4560],
    [8010, 4700],
    [8020, 5300],
    [8030, 5720],
    [7400, 5840],
    [6500, 5800],
    [5800, 5760],
    [5720, 5300],
  ]),
  rounded('Great Cedar Preserve', 'preserve', [
    [250, 4760],
    [700, 4640],
    [1300, 4560],
    [1900, 4560],
    [2060, 4800],
    [2050, 5500],
    [1900, 5800],
    [1200, 5780],
    [500, 5700],
    [260, 5300],
  ]),
  plain('Hillside Cemetery', 'cemetery', [
    [7660, 2960],
    [7950, 2960],
    [7960, 3450],
    [7600, 3450],
  ]),
];
