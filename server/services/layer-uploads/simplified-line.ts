import type { Position } from '../../imports/shape.js';

/** Feet of a degree of latitude, and of one of longitude at 41° north: near enough for what a screen shows. */
const FEET = { lon: 275_700, lat: 364_400 } as const;

/** Positions that a closed line needs at least. */
const CLOSED = 4;

/**
 * @param line  in degrees; closed or open
 * @param toleranceFt  by which what is left may lie beside it
 * @returns the line with fewer positions, for a screen; its ends stay, and a closed one keeps four positions
 * @source D. H. Douglas, T. K. Peucker, Algorithms for the reduction of the number of points required to represent a
 *   digitized line or its caricature, 1973
 */
export function simplifiedLine(line: readonly Position[], toleranceFt: number): readonly Position[] {
  const first = line[0];
  const last = line.at(-1);
  if (first === undefined || last === undefined || line.length <= CLOSED) return line;
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [];
  const isClosed = first[0] === last[0] && first[1] === last[1];
  if (isClosed) {
    // A closed line is taken as two, from its beginning to the position that is farthest from there and back.
    const far = farthest(line, 0, line.length - 1).index;
    kept.add(far);
    open.push([0, far], [far, line.length - 1]);
  } else open.push([0, line.length - 1]);
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const { index, squaredFt } = farthest(line, ...span);
    if (squaredFt <= toleranceFt ** 2) continue;
    kept.add(index);
    open.push([span[0], index], [index, span[1]]);
  }
  if (isClosed && kept.size < CLOSED)
    return [0, 1, 2, 3].map((part) => line[spread(part, line.length)] ?? first);
  return line.filter((_, index) => kept.has(index));
}

/** Index of one of four positions that are spread over a line, its ends among them. */
const spread = (part: number, length: number): number => Math.round((part * (length - 1)) / 3);

/** The position of a span that is farthest from the straight line between its ends. */
function farthest(line: readonly Position[], from: number, to: number): { index: number; squaredFt: number } {
  const [start, end] = [line[from], line[to]];
  let found = { index: from, squaredFt: -1 };
  if (start === undefined || end === undefined) return found;
  const [dx, dy] = [(end[0] - start[0]) * FEET.lon, (end[1] - start[1]) * FEET.lat];
  const length2 = dx * dx + dy * dy;
  for (let index = from + 1; index < to; index += 1) {
    const at = line[index] ?? start;
    const [x, y] = [(at[0] - start[0]) * FEET.lon, (at[1] - start[1]) * FEET.lat];
    const share = length2 === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length2));
    const squaredFt = (x - share * dx) ** 2 + (y - share * dy) ** 2;
    if (squaredFt > found.squaredFt) found = { index, squaredFt };
  }
  return found;
}
