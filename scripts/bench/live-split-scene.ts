/** A place in feet; the scene is far from the origin, as State Plane coordinates are. */
type Point = [number, number];
type Ring = Point[];

/** Land and a drawing as the page has them while a corner is dragged. */
export interface LiveSplitScene {
  drawing: Ring[];
  wetland: Ring[][];
  adjacent: Ring[][];
  municipality: Ring[][];
}

const X = 700_000;
const Y = 770_000;
/** Wetlands lie this far apart, in rows and columns, so that their adjacent areas just do not meet. */
const SPACING_FT = 540;
const COLUMNS = 8;
const ROWS = 7;
const WETLANDS = 50;
const ADJACENT_FT = 100;
const QUARTER_SEGMENTS = 64;

/** A repeatable source of numbers from 0 to 1. */
export function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** @returns a closed ring whose corners lie between two distances from its middle: simple, seldom convex */
export function ragged(next: () => number, middle: Point, corners: number, from: number, to: number): Ring {
  const ring = Array.from({ length: corners }, (_none, step): Point => {
    const [angle, radius] = [(step / corners) * 2 * Math.PI, from + (to - from) * next()];
    return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)];
  });
  return [...ring, ...ring.slice(0, 1)];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Corners of the convex hull, counter-clockwise. */
function hull(points: readonly Point[]): Point[] {
  const half = (sorted: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of sorted) {
      for (let [a, b] = kept.slice(-2); a && b && turn(a, b, point) <= 0; [a, b] = kept.slice(-2)) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The outline at a distance around a convex ring, with so many segments a quarter circle at its corners. */
function around(corners: readonly Point[], distanceFt: number): Ring {
  const step = Math.PI / 2 / QUARTER_SEGMENTS;
  const ring = corners.flatMap((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const from = Math.atan2(corner[1] - before[1], corner[0] - before[0]) - Math.PI / 2;
    let to = Math.atan2(after[1] - corner[1], after[0] - corner[0]) - Math.PI / 2;
    if (to < from) to += 2 * Math.PI;
    const parts = Math.max(1, Math.ceil((to - from) / step));
    return Array.from({ length: parts + 1 }, (_none, part): Point => {
      const angle = from + ((to - from) * part) / parts;
      return [corner[0] + distanceFt * Math.cos(angle), corner[1] + distanceFt * Math.sin(angle)];
    });
  });
  return [...ring, ...ring.slice(0, 1)];
}

/**
 * Fifty wetlands of 50 to 400 corners with their adjacent areas, a municipal line of 2,000 corners that passes through
 * the drawing, and a drawing of 200 corners.
 * @param radiusFt  of the drawing, which lies in the middle
 */
export function liveSplitScene(seed: number, radiusFt: number): LiveSplitScene {
  const next = repeatable(seed);
  const wetland: Ring[][] = [];
  const adjacent: Ring[][] = [];
  for (let index = 0; index < WETLANDS; index += 1) {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const middle: Point = [X + (column + 0.5) * SPACING_FT, Y + (row + 0.5) * SPACING_FT];
    const ring = ragged(next, middle, 50 + Math.floor(351 * next()), 120, 165);
    wetland.push([ring]);
    adjacent.push([around(hull(ring), ADJACENT_FT), ring]);
  }
  const middle: Point = [X + (COLUMNS / 2) * SPACING_FT, Y + (ROWS / 2) * SPACING_FT];
  const town = ragged(next, [middle[0] - 5000 - radiusFt / 3, middle[1]], 2000, 4995, 5005);
  return {
    drawing: [ragged(next, middle, 200, 0.8 * radiusFt, radiusFt)],
    wetland,
    adjacent,
    municipality: [[town]],
  };
}
