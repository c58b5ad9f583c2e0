import { resample } from './curve.js';
import { ringToFile, toDesign } from './frame.js';
import { cyclic, signedArea, type Point, type Ring } from './plane.js';

/** The village line in the design frame, counter-clockwise in three parts that each end where the next begins. */
const WATER: readonly Point[] = [
  [-150, -1300],
  [1400, -1380],
  [3000, -1500],
  [4700, -1420],
  [6300, -1660],
  [7600, -1500],
  [9150, -1250],
];
const EAST: readonly Point[] = [
  [9150, -1250],
  [9160, 100],
  [9060, 620],
  [9110, 1640],
  [8950, 1700],
  [8990, 2930],
  [9130, 2990],
  [9150, 4250],
  [8960, 4330],
  [9060, 4900],
  [8900, 5600],
  [8300, 5880],
  [7400, 6060],
  [5960, 6010],
  [5900, 6150],
  [4650, 6080],
];
const WEST: readonly Point[] = [
  [4650, 6080],
  [3900, 6200],
  [2350, 6240],
  [2290, 6060],
  [1150, 5980],
  [1090, 6120],
  [250, 5900],
  [-40, 5200],
  [-60, 4330],
  [110, 4250],
  [80, 3010],
  [-170, 2930],
  [-160, 1780],
  [50, 1700],
  [60, 900],
  [-60, 880],
  [-120, 100],
  [-150, -1300],
];
/** The far sides of the two neighbours, from the end of the shared line back to its start. */
const FAR_EAST: readonly Point[] = [
  [4700, 7900],
  [7000, 8000],
  [9600, 7500],
  [11400, 6300],
  [11600, 3500],
  [11500, 1200],
  [11600, -1100],
  [10300, -1300],
];
const FAR_WEST: readonly Point[] = [
  [-1200, -1200],
  [-2500, -1000],
  [-2600, 1500],
  [-2500, 4500],
  [-2300, 6800],
  [-300, 7900],
  [2200, 8100],
  [4700, 7900],
];

/** One municipality: its name, its role in the data, and its ring in EPSG:2260 as it stands in the file. */
export interface Municipality {
  readonly name: string;
  readonly role: 'own' | 'neighbor';
  readonly ring: Ring;
}

/** The village and its two neighbours; they share the very vertices of their common lines. */
export function drawMunicipalities(): [Municipality, Municipality, Municipality] {
  const [water, east, west] = [densify(WATER), densify(EAST), densify(WEST)];
  const [farEast, farWest] = [densify(FAR_EAST), densify(FAR_WEST)];
  const divide = densify([cyclic(EAST, -1), cyclic(FAR_EAST, 0)]);
  return [
    { name: 'Village of Sedge Harbor', role: 'own', ring: outward(joinLines(water, east, west)) },
    {
      name: 'Town of Fallow Ridge',
      role: 'neighbor',
      ring: outward(
        joinLines([...west].reverse(), divide, [...farWest].reverse(), [
          cyclic(farWest, 0),
          cyclic(west, -1),
        ]),
      ),
    },
    {
      name: 'Village of Gull Point',
      role: 'neighbor',
      ring: outward(
        joinLines(
          [...east].reverse(),
          [cyclic(east, 0), cyclic(farEast, -1)],
          [...farEast].reverse(),
          [...divide].reverse(),
        ),
      ),
    },
  ];
}

/** Village lines are straight from monument to monument; long ones get monuments between. */
function densify(line: readonly Point[]): Point[] {
  return line.flatMap((point, index) =>
    index === 0 ? [point] : resample([cyclic(line, index - 1), point], 620).slice(1),
  );
}

function joinLines(...lines: (readonly Point[])[]): Point[] {
  return lines.flatMap((line) => line.slice(0, -1));
}

function outward(ring: readonly Point[]): Ring {
  const placed = ringToFile(ring);
  return signedArea(placed) > 0 ? placed : [...placed].reverse();
}

/**
 * The village outline in the design frame, drawn in by a few inches so that parcels that end on the village line stay
 * inside it after rounding.
 * @param ring  the outline in EPSG:2260
 */
export function buildableOutline(ring: Ring): Ring {
  const inset = 0.3;
  const dense = ring.flatMap((point, index) => {
    const next = cyclic(ring, index + 1);
    const edge = resample([point, next], 60).slice(0, -1);
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
    const [nx, ny] = [-(next[1] - point[1]) / length, (next[0] - point[0]) / length];
    // At a monument both edges have to be cleared: the vertex moves along the sum of the two inward normals.
    const before = cyclic(ring, index - 1);
    const lengthBefore = Math.hypot(point[0] - before[0], point[1] - before[1]);
    const [mx, my] = [-(point[1] - before[1]) / lengthBefore, (point[0] - before[0]) / lengthBefore];
    return edge.map(([x, y], step): Point => {
      if (step > 0) return [x + nx * inset, y + ny * inset];
      const scale = inset / (1 + nx * mx + ny * my);
      return [x + (nx + mx) * scale, y + (ny + my) * scale];
    });
  });
  return dense.map(toDesign);
}
