import { signedArea, type Point, type Polygon, type Ring } from '../preview/planar.js';
import type { Noding } from './noding.js';
import { whereIs } from './where-is.js';

/** A way from corner to corner, with land on its left. */
interface HalfEdge {
  from: number;
  to: number;
  /** direction in which it leaves */
  angle: number;
  cycle: number;
}

function halfEdges({ points, edges, chords }: Noding): HalfEdge[] {
  const both = chords.flatMap(([from, to]): [number, number][] => [
    [from, to],
    [to, from],
  ]);
  return [...edges, ...both].map(([from, to]) => {
    const [a = [0, 0], b = [0, 0]] = [points[from], points[to]];
    return { from, to, angle: Math.atan2(b[1] - a[1], b[0] - a[0]), cycle: -1 };
  });
}

const FULL_TURN = 2 * Math.PI;

/** @returns the next way around the land on the left: the first one clockwise from where this one came from */
function nextOf(edge: HalfEdge, leaving: ReadonlyMap<number, readonly HalfEdge[]>): HalfEdge | undefined {
  const back = edge.angle + Math.PI;
  let best: HalfEdge | undefined;
  let least = Infinity;
  for (const candidate of leaving.get(edge.to) ?? []) {
    const clockwise = (((back - candidate.angle) % FULL_TURN) + FULL_TURN) % FULL_TURN;
    // Straight back is the last resort, and comes out as 0 or as a whole turn.
    const turn = candidate.to === edge.from || clockwise === 0 ? FULL_TURN : clockwise;
    if (turn < least) [best, least] = [candidate, turn];
  }
  return best;
}

/** Numbers the cycles. @returns the corners of each */
function traceCycles(all: readonly HalfEdge[]): number[][] {
  const leaving = new Map<number, HalfEdge[]>();
  for (const edge of all) leaving.set(edge.from, [...(leaving.get(edge.from) ?? []), edge]);
  const cycles: number[][] = [];
  for (const start of all) {
    if (start.cycle !== -1) continue;
    const nodes: number[] = [];
    let edge: HalfEdge | undefined = start;
    while (edge !== undefined && edge.cycle === -1) {
      edge.cycle = cycles.length;
      nodes.push(edge.from);
      edge = nextOf(edge, leaving);
    }
    cycles.push(nodes);
  }
  return cycles;
}

/** Chords with the same land on both sides divide nothing. */
function dividing(noding: Noding, all: readonly HalfEdge[]): Noding['chords'] {
  const first = noding.edges.length;
  return noding.chords.filter((_chord, index) => {
    const [there, back] = [all[first + 2 * index], all[first + 2 * index + 1]];
    return there?.cycle !== back?.cycle;
  });
}

function middleOfFirstEdge([a = [0, 0], b = [0, 0]]: Ring): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** @returns the pieces into which the chords divide the polygon, outlines counterclockwise, holes clockwise */
export function piecesOf(noding: Noding): Polygon[] {
  const all = halfEdges(noding);
  const cycles = traceCycles(all);
  const chords = dividing(noding, all);
  if (chords.length < noding.chords.length) return piecesOf({ ...noding, chords });
  const rings = cycles.map((nodes): Ring => {
    const points = nodes.map((node): Point => noding.points[node] ?? [0, 0]);
    const [start] = points;
    return start === undefined ? [] : [...points, start];
  });
  const outlines = rings.filter((ring) => signedArea(ring) > 0).sort((a, b) => signedArea(a) - signedArea(b));
  const pieces: Polygon[] = outlines.map((outline) => [outline]);
  for (const hole of rings.filter((ring) => signedArea(ring) < 0)) {
    const middle = middleOfFirstEdge(hole);
    pieces.find(([outline = []]) => whereIs(middle, [outline]) === 'inside')?.push(hole);
  }
  return pieces;
}
