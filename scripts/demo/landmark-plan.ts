import type { Point } from './plane.js';

/** A building that is not a house: where it stands in the design frame, its size and its angle to the coast. */
export interface Landmark {
  readonly use: string;
  readonly at: Point;
  readonly size: readonly [number, number];
  readonly turn: number;
}

/** Buildings on the large grounds, and the public buildings of the village. */
export const LANDMARKS: readonly Landmark[] = [
  { use: 'school', at: [5760, 2700], size: [260, 78], turn: 0 },
  { use: 'school', at: [5920, 2605], size: [70, 110], turn: 0 },
  { use: 'marina', at: [4205, 860], size: [120, 60], turn: 70 },
  { use: 'marina', at: [4085, 480], size: [70, 44], turn: 75 },
  { use: 'pavilion', at: [5330, 2790], size: [60, 36], turn: 10 },
  { use: 'pavilion', at: [4860, 990], size: [48, 30], turn: 0 },
  { use: 'clubhouse', at: [5830, 4820], size: [130, 70], turn: 80 },
  { use: 'maintenance', at: [5800, 5060], size: [80, 44], turn: 85 },
  { use: 'waterworks', at: [4490, 5330], size: [80, 46], turn: 75 },
  { use: 'farm', at: [2480, 5030], size: [120, 48], turn: 85 },
  { use: 'farm', at: [2560, 5140], size: [90, 40], turn: 0 },
  { use: 'farm', at: [2450, 5180], size: [48, 34], turn: 85 },
  { use: 'chapel', at: [7830, 3160], size: [56, 30], turn: 0 },
];

/** House lots near these positions carry a public building instead, design frame. */
export const CIVIC: readonly { readonly use: string; readonly at: Point }[] = [
  { use: 'village hall', at: [4540, 1750] },
  { use: 'library', at: [5280, 1780] },
  { use: 'firehouse', at: [4030, 1740] },
  { use: 'church', at: [4420, 2600] },
  { use: 'post office', at: [4250, 1500] },
];
