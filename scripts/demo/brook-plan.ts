import type { Point } from './plane.js';

/** A running water as designed: its valley in the design frame. */
export interface PlannedBrook {
  readonly id: string;
  readonly name: string;
  readonly kind: 'brook' | 'channel';
  readonly permanent: boolean;
  readonly accuracyFt: number | null;
  readonly valley: readonly Point[];
}

/** A standing water as designed. */
export interface PlannedPond {
  readonly id: string;
  readonly name: string;
  readonly kind: 'pond' | 'reservoir';
  readonly accuracyFt: number | null;
  /** Middle in the design frame, and half of its length and breadth, feet. */
  readonly at: Point;
  readonly reach: readonly [number, number];
  /** Degrees from the coast's direction. */
  readonly turn: number;
}

/** The brooks, from source to mouth. They run behind the lots, where the wetlands lie. */
export const BROOK_PLAN: readonly PlannedBrook[] = [
  {
    id: 'B-1',
    name: 'Heron Brook',
    kind: 'brook',
    permanent: true,
    accuracyFt: 15,
    valley: [
      [1480, 5080],
      [1660, 4850],
      [1900, 4600],
      [1970, 4230],
      [1950, 3600],
      [1960, 2940],
      [1910, 2300],
      [1990, 1640],
      [2140, 1150],
      [2230, 700],
      [2228, 530],
    ],
  },
  {
    id: 'B-2',
    name: 'Mill Brook',
    kind: 'brook',
    permanent: true,
    accuracyFt: 15,
    valley: [
      [4380, 5080],
      [4500, 4860],
      [4580, 4560],
      [4720, 4420],
      [4850, 4230],
      [5000, 3900],
      [5010, 3400],
      [5030, 2940],
      [5060, 2600],
      [4960, 2180],
      [4880, 1800],
      [4880, 1400],
      [4840, 1120],
      [4800, 860],
    ],
  },
  {
    id: 'B-3',
    name: 'Teal Brook',
    kind: 'brook',
    permanent: true,
    accuracyFt: 2,
    valley: [
      [7250, 5300],
      [7300, 4700],
      [7290, 4310],
      [7250, 3700],
      [7350, 2980],
      [7380, 2300],
      [7370, 1710],
      [7300, 1100],
      [7420, 620],
      [7470, 360],
    ],
  },
  {
    id: 'B-4',
    name: 'Alder Run',
    kind: 'brook',
    permanent: false,
    accuracyFt: 30,
    valley: [
      [2960, 5000],
      [2840, 4600],
      [2780, 4310],
      [2640, 3960],
      [2560, 3820],
      [2380, 3720],
      [2150, 3480],
      [1960, 3330],
    ],
  },
  {
    id: 'B-5',
    name: 'Fairway Ditch',
    kind: 'channel',
    permanent: false,
    accuracyFt: null,
    valley: [
      [6180, 4960],
      [6380, 5010],
      [6560, 5120],
      [6750, 5230],
    ],
  },
];

/** The ponds and the reservoir. */
export const POND_PLAN: readonly PlannedPond[] = [
  {
    id: 'P-1',
    name: 'Sedge Harbor Reservoir',
    kind: 'reservoir',
    accuracyFt: 2,
    at: [4140, 5250],
    reach: [330, 240],
    turn: 15,
  },
  {
    id: 'P-2',
    name: 'Mill Pond',
    kind: 'pond',
    accuracyFt: 2,
    at: [5060, 2590],
    reach: [120, 210],
    turn: 10,
  },
  {
    id: 'P-3',
    name: 'Third Hole Pond',
    kind: 'pond',
    accuracyFt: 15,
    at: [6130, 4930],
    reach: [110, 70],
    turn: 20,
  },
  {
    id: 'P-4',
    name: 'Ninth Hole Pond',
    kind: 'pond',
    accuracyFt: 15,
    at: [7640, 4900],
    reach: [80, 110],
    turn: 0,
  },
  {
    id: 'P-5',
    name: 'Longmeadow Pond',
    kind: 'pond',
    accuracyFt: 15,
    at: [2500, 5640],
    reach: [90, 52],
    turn: 35,
  },
  { id: 'P-6', name: '', kind: 'pond', accuracyFt: 30, at: [560, 5560], reach: [60, 42], turn: 60 },
];
