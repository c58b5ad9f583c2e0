import { smoothLine, wander } from './curve.js';
import { cyclic, type Point } from './plane.js';
import { seededRandom } from './random.js';

/** The shore in the design frame from south-west to north-east, far beyond the village on both sides. */
const SHORE: readonly Point[] = [
  [-3000, 150],
  [-1500, -50],
  [-500, 120],
  [0, 60],
  [700, -60],
  [1400, 40],
  [1900, 150],
  [2080, 330],
  [2170, 560],
  [2290, 540],
  [2360, 330],
  [2550, 140],
  [3100, 0],
  [3700, -80],
  [4020, 80],
  [4180, 420],
  [4360, 760],
  [4700, 880],
  [4980, 760],
  [5130, 350],
  [5320, 40],
  [5650, -270],
  [6050, -560],
  [6450, -600],
  [6760, -400],
  [6900, -60],
  [7130, 180],
  [7400, 380],
  [7620, 340],
  [7850, 140],
  [8200, 0],
  [8600, -70],
  [9000, 40],
  [9700, 150],
  [10600, -60],
  [12000, 100],
];
const MOUTH_WEST: Point = [4020, 80];
const MOUTH_EAST: Point = [5320, 40];

/** The coastline of the village and its neighbours. */
export interface Coast {
  /** Mean high water, design frame, from south-west to north-east. */
  readonly line: readonly Point[];
  /** The vertices between which the inner harbour lies. */
  readonly mouth: readonly [number, number];
}

/** The invented coastline, in the design frame. */
export function drawCoast(): Coast {
  const line = wander(smoothLine(SHORE, 55), 13, 420, seededRandom('coast'));
  const nearest = (target: Point): number => {
    const squared = line.map(([u, v]) => (u - target[0]) ** 2 + (v - target[1]) ** 2);
    return squared.indexOf(Math.min(...squared));
  };
  return { line, mouth: [nearest(MOUTH_WEST), nearest(MOUTH_EAST)] };
}

/** The inner harbour and the open water outside it, as rings of the design frame that share the harbour's mouth. */
export function waterAreas({ line, mouth: [west, east] }: Coast): { harbour: Point[]; open: Point[] } {
  const [first, last] = [cyclic(line, 0), cyclic(line, -1)];
  return {
    harbour: line.slice(west, east + 1),
    open: [
      ...line.slice(0, west + 1),
      ...line.slice(east),
      [last[0], -3000],
      [8000, -3300],
      [4500, -3400],
      [1000, -3300],
      [first[0], -3000],
    ],
  };
}

/** The land side of the coast, as a ring of the design frame that reaches far inland. */
export function landSide({ line }: Coast): Point[] {
  return [...line, [cyclic(line, -1)[0], 9000], [cyclic(line, 0)[0], 9000]];
}
