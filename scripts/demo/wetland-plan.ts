import type { Point } from './plane.js';

/** One area of a planned wetland; positions and feet in the design frame. */
export type PlannedPart =
  | {
      readonly form: 'roundish';
      readonly at: Point;
      readonly reach: readonly [number, number];
      readonly turn: number;
      /** Scaled to this area on the ground, square feet, when given. */
      readonly groundSqFt: number | null;
      readonly islands: readonly { readonly at: Point; readonly reach: readonly [number, number] }[];
    }
  | {
      readonly form: 'brook';
      readonly brook: string;
      readonly from: Point;
      readonly to: Point;
      readonly left: number;
      readonly right: number;
    }
  | {
      readonly form: 'shore';
      readonly from: Point;
      readonly to: Point;
      readonly landward: number;
      readonly seaward: number;
    }
  | { readonly form: 'flags'; readonly at: Point; readonly flags: readonly Point[] }
  | { readonly form: 'around'; readonly pond: string; readonly factor: number };

/** A wetland as designed. */
export interface PlannedWetland {
  readonly id: string;
  readonly name: string;
  readonly kind: 'freshwater' | 'tidal';
  readonly localImportance: boolean;
  readonly degraded: boolean;
  readonly source: Source;
  readonly parts: readonly PlannedPart[];
}

/** How a boundary was found; it decides how well it is known. */
export type Source = 'survey' | 'gps' | 'aerial' | 'inventory' | 'unknown';

/** Feet by which a boundary may be off, by its source; null where nobody knows. */
export const ACCURACY_FT: Readonly<Record<Source, number | null>> = {
  survey: 0.1,
  gps: 2,
  aerial: 15,
  inventory: 30,
  unknown: null,
};

type Mark = 'local' | 'degraded';

function fresh(
  id: string,
  name: string,
  source: Source,
  parts: readonly PlannedPart[],
  mark?: Mark,
): PlannedWetland {
  return {
    id,
    name,
    kind: 'freshwater',
    localImportance: mark === 'local',
    degraded: mark === 'degraded',
    source,
    parts,
  };
}

function tidal(
  id: string,
  name: string,
  source: Source,
  parts: readonly PlannedPart[],
  mark?: Mark,
): PlannedWetland {
  return {
    id,
    name,
    kind: 'tidal',
    localImportance: mark === 'local',
    degraded: mark === 'degraded',
    source,
    parts,
  };
}

function round(
  at: Point,
  reach: readonly [number, number],
  turn = 0,
  groundSqFt: number | null = null,
): PlannedPart {
  return { form: 'roundish', at, reach, turn, groundSqFt, islands: [] };
}

function brook(id: string, from: Point, to: Point, left: number, right = left): PlannedPart {
  return { form: 'brook', brook: id, from, to, left, right };
}

function shore(from: Point, to: Point, landward: number, seaward: number): PlannedPart {
  return { form: 'shore', from, to, landward, seaward };
}

/** Flags of two field surveys, whole feet: exactly 2,530 and 2,470 square feet on the grid. */
const FLAGS_2530: readonly Point[] = [
  [0, 0],
  [19, -7],
  [42, -2],
  [56, 15],
  [52, 38],
  [34, 49],
  [11, 45],
  [-5, 22],
];
const FLAGS_2470: readonly Point[] = [
  [-1, -2],
  [25, -5],
  [49, 4],
  [64, 9],
  [69, 27],
  [46, 37],
  [22, 47],
  [3, 32],
];

/** The wetlands map of the village. SOURCES.md says what each specimen is there to show. */
export const WETLAND_PLAN: readonly PlannedWetland[] = [
  fresh('W-1', 'Great Cedar Swamp', 'aerial', [
    {
      form: 'roundish',
      at: [1180, 5200],
      reach: [640, 420],
      turn: 8,
      groundSqFt: 958_320,
      islands: [
        { at: [1330, 5290], reach: [120, 70] },
        { at: [860, 5130], reach: [60, 45] },
      ],
    },
  ]),
  fresh('W-2', 'Teal Swamp', 'aerial', [round([7020, 5330], [560, 340], 12, 736_164)]),
  fresh('W-3', 'Muck Meadow', 'survey', [round([3020, 5380], [420, 380], 40, 535_788)]),
  fresh('W-4', 'Heron Brook Swamp', 'aerial', [brook('B-1', [1970, 4120], [1955, 3080], 105, 120)]),
  fresh('W-5', '', 'gps', [brook('B-1', [1940, 2830], [1910, 2180], 80, 95)]),
  fresh('W-6', '', 'aerial', [brook('B-1', [1910, 2070], [1960, 1740], 70, 55)]),
  fresh('W-7', 'Salt Creek Head', 'aerial', [brook('B-1', [2010, 1540], [2110, 1230], 85, 70)]),
  tidal('W-8', 'Salt Creek Marsh', 'aerial', [brook('B-1', [2130, 1150], [2220, 780], 120, 110)]),
  tidal('W-9', 'Creek Mouth Marsh', 'aerial', [
    shore([1830, 120], [2150, 560], 90, 30),
    shore([2300, 500], [2500, 160], 75, 25),
  ]),
  tidal('W-10', 'Green Fringe', 'gps', [shore([4960, 790], [5130, 350], 70, 30)]),
  tidal('W-11', 'Teal Cove Marsh', 'aerial', [shore([7160, 190], [7760, 230], 100, 45)]),
  tidal('W-12', '', 'survey', [round([3440, -45], [36, 20], 0, 1_980)]),
  tidal('W-13', 'Neck Marsh', 'inventory', [shore([6560, -560], [6890, -100], 70, 40)]),
  tidal('W-14', '', 'aerial', [shore([760, -50], [1230, 20], 45, 35)]),
  tidal('W-15', '', 'unknown', [shore([8080, 40], [8520, -60], 50, 30)]),
  fresh('W-16', 'Ice House Swamp', 'aerial', [brook('B-2', [4860, 4100], [5020, 3120], 100, 85)]),
  fresh('W-17', 'Mill Pond Fringe', 'gps', [{ form: 'around', pond: 'P-2', factor: 1.42 }], 'local'),
  fresh('W-18', '', 'survey', [brook('B-2', [4900, 1900], [4885, 1740], 38, 32)]),
  fresh('W-19', 'Sweetfern Swamp', 'aerial', [brook('B-3', [7280, 4200], [7340, 3110], 120, 100)]),
  fresh('W-20', 'Kingfisher Swamp', 'gps', [brook('B-3', [7360, 2860], [7380, 1860], 75, 90)]),
  fresh('W-21', '', 'aerial', [brook('B-3', [7350, 1570], [7340, 800], 70, 55)]),
  fresh('W-22', 'Alder Run Thicket', 'inventory', [brook('B-4', [2770, 4230], [2560, 3820], 50, 60)]),
  fresh('W-23', '', 'survey', [{ form: 'flags', at: [720, 3620], flags: FLAGS_2530 }]),
  fresh('W-24', '', 'survey', [{ form: 'flags', at: [6380, 3590], flags: FLAGS_2470 }]),
  fresh('W-25', '', 'gps', [round([8300, 3630], [36, 26], 25, 2_640)]),
  fresh('W-26', 'Vernal pool', 'survey', [round([2122, 3700], [24, 19], 30, 1_420)], 'local'),
  fresh('W-27', 'Fallow Line Swamp', 'aerial', [round([60, 3630], [190, 120], 80)]),
  fresh('W-28', '', 'aerial', [round([9280, 3640], [110, 90], 70)]),
  fresh('W-29', '', 'gps', [round([625, 2300], [95, 52], 5)]),
  fresh('W-30', '', 'gps', [round([1000, 2285], [80, 50], 170)]),
  fresh('W-31', 'Juniper Swale', 'aerial', [round([8330, 2330], [150, 60], 0)]),
  fresh('W-32', 'Juniper Swale, 2019 survey', 'survey', [round([8530, 2325], [130, 55], 175)]),
  fresh('W-33', '', 'aerial', [round([2780, 2300], [130, 62], 178)], 'degraded'),
  fresh('W-34', '', 'inventory', [round([6700, 2190], [150, 52], 8)], 'degraded'),
  fresh('W-35', 'Quarry Hollow', 'gps', [round([3640, 3880], [150, 110], 125)], 'local'),
  fresh('W-36', '', 'aerial', [round([480, 4020], [130, 60], 175), round([820, 4010], [90, 48], 10)]),
  fresh('W-37', 'Fairway Bog', 'gps', [round([6180, 5480], [130, 85], 30)]),
  fresh('W-38', 'North Line Swamp', 'inventory', [round([6900, 6080], [210, 100], 2)]),
  fresh('W-39', 'Highfield Swamp', 'aerial', [round([8480, 5330], [140, 105], 110)]),
  fresh('W-40', '', 'gps', [round([1660, 5690], [58, 40], 150)]),
  fresh('W-41', 'Thrush Hollow', 'aerial', [round([5820, 3570], [190, 80], 175)]),
  fresh('W-42', 'Goldenrod Swamp', 'aerial', [
    {
      form: 'roundish',
      at: [8370, 4070],
      reach: [210, 92],
      turn: 178,
      groundSqFt: null,
      islands: [{ at: [8420, 4075], reach: [42, 24] }],
    },
  ]),
  fresh('W-43', '', 'unknown', [round([5210, 5030], [120, 80], 70)]),
  fresh('W-44', 'Neck Hollow', 'gps', [round([6010, -250], [85, 55], 100)]),
];
