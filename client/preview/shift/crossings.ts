import type { EdgeGrid } from './edge-grid.js';
import type { Ground } from './ground.js';
import { wrongAt, type Witness, type WitnessKind } from './witnesses.js';

/** Feet on either side of a crossing at which is looked for a place that lies deeper, each twice the one before. */
const NEAREST_LOOK_FT = 0.02;
const LOOKS = 13;
/** Places are compared up to this depth. */
const LOOK_REACH_FT = 200;

interface Crossing {
  x: number;
  y: number;
  /** indexes into the edges of the drawing and of the land */
  drawnAt: number;
  landAt: number;
}

function offLine(x: number, y: number, x0: number, y0: number, x1: number, y1: number): number {
  return ((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / Math.hypot(x1 - x0, y1 - y0);
}

/** Where one edge of the moved drawing crosses an edge in a bucket, each reaching over the other by more than `overFt`. */
function crossingIn(
  grid: EdgeGrid,
  bucket: number,
  drawnAt: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  overFt: number,
): Crossing | null {
  const { edges, members, starts } = grid;
  const last = starts[bucket + 1] ?? 0;
  for (let place = starts[bucket] ?? 0; place < last; place += 1) {
    const landAt = 4 * (members[place] ?? 0);
    const a = edges[landAt] ?? 0;
    const b = edges[landAt + 1] ?? 0;
    const c = edges[landAt + 2] ?? 0;
    const d = edges[landAt + 3] ?? 0;
    const from = offLine(x0, y0, a, b, c, d);
    const to = offLine(x1, y1, a, b, c, d);
    if (from * to >= 0 || Math.min(Math.abs(from), Math.abs(to)) <= overFt) continue;
    const start = offLine(a, b, x0, y0, x1, y1);
    const end = offLine(c, d, x0, y0, x1, y1);
    if (start * end >= 0 || Math.min(Math.abs(start), Math.abs(end)) <= overFt) continue;
    const share = from / (from - to);
    return { x: x0 + share * (x1 - x0), y: y0 + share * (y1 - y0), drawnAt, landAt };
  }
  return null;
}

/** The first crossing of the moved drawing with an edge of the land, of those that reach over by more than `overFt`. */
function findCrossing(
  drawn: Float64Array,
  grid: EdgeGrid,
  dx: number,
  dy: number,
  overFt: number,
): Crossing | null {
  const { columns, rows } = grid;
  for (let drawnAt = 0; drawnAt < drawn.length; drawnAt += 4) {
    const x0 = (drawn[drawnAt] ?? 0) + dx;
    const y0 = (drawn[drawnAt + 1] ?? 0) + dy;
    const x1 = (drawn[drawnAt + 2] ?? 0) + dx;
    const y1 = (drawn[drawnAt + 3] ?? 0) + dy;
    const toRow = Math.min(rows - 1, grid.rowOf(Math.max(y0, y1)));
    const toColumn = Math.min(columns - 1, grid.columnOf(Math.max(x0, x1)));
    const fromColumn = Math.max(0, grid.columnOf(Math.min(x0, x1)));
    for (let row = Math.max(0, grid.rowOf(Math.min(y0, y1))); row <= toRow; row += 1)
      for (let column = fromColumn; column <= toColumn; column += 1) {
        const found = crossingIn(grid, row * columns + column, drawnAt, x0, y0, x1, y1, overFt);
        if (found !== null) return found;
      }
  }
  return null;
}

/** A witness, and the feet by which it is wrong. */
export interface WrongWitness extends Witness {
  wrong: number;
}

/** The place along an edge, near a place on it, that is most wrong. */
function mostWrong(
  edges: Float64Array,
  at: number,
  [x, y]: readonly [number, number],
  wrongBy: (x: number, y: number) => number,
): { x: number; y: number; wrong: number } {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edges.subarray(at, at + 4);
  const length = Math.hypot(x1 - x0, y1 - y0);
  const middle = Math.hypot(x - x0, y - y0) / length;
  let most = { x, y, wrong: wrongBy(x, y) };
  for (let look = 0; look < LOOKS; look += 1)
    for (const side of [-1, 1]) {
      const share = middle + (side * NEAREST_LOOK_FT * 2 ** look) / length;
      if (share < 0 || share > 1) continue;
      const [lookX, lookY] = [x0 + share * (x1 - x0), y0 + share * (y1 - y0)];
      const wrong = wrongBy(lookX, lookY);
      if (wrong > most.wrong) most = { x: lookX, y: lookY, wrong };
    }
  return most;
}

/**
 * Looks whether a moved drawing, at none of whose witnesses anything is wrong, crosses the edge of forbidden or allowed
 * land all the same.
 * @returns null where it does not; else further witnesses at which it is wrong
 */
export function crossingWitnesses(ground: Ground, dx: number, dy: number): WrongWitness[] | null {
  const { drawnEdges, forbidden, allowed, overFt } = ground;
  for (const [field, kind] of [
    [forbidden, 'forbidden'],
    [allowed, 'allowed'],
  ] as const) {
    if (field === null) continue;
    const crossing = findCrossing(drawnEdges, field.outer, dx, dy, kind === 'forbidden' ? 0 : overFt);
    if (crossing === null) continue;
    const { x, y, drawnAt, landAt } = crossing;
    const wrongBy =
      (of: WitnessKind) =>
      (a: number, b: number): number =>
        wrongAt(ground, of, a, b, dx, dy, LOOK_REACH_FT);
    const drawn = mostWrong(drawnEdges, drawnAt, [x - dx, y - dy], wrongBy('drawn'));
    const land = mostWrong(field.outer.edges, landAt, [x, y], wrongBy(kind));
    const found: WrongWitness[] = [
      { ...drawn, kind: 'drawn' as const },
      { ...land, kind },
    ].filter(({ wrong }) => wrong > 0);
    // A tip that reaches over the line by no more than is let pass may cross it: nothing there is wrong.
    if (found.length > 0) return found;
  }
  return null;
}
