import { along, cyclic, distance, nearestOnSegment, signedArea, type Point, type Ring } from './plane.js';

/** Positions nearer than this are one, feet. */
const SAME = 0.05;
const CELL = 120;

/**
 * Gives rings that border one another the same vertices: close positions become one, and a corner that lies on a
 * neighbour's side becomes a vertex of that side. Afterwards no rounding can open a gap or an overlap.
 * @param rings  design frame
 */
export function shareVertices(rings: readonly Ring[]): Ring[] {
  const vertices = new PointGrid();
  const snapped = rings.map((ring) =>
    ring.map((point) => vertices.keep(point)).filter((point, index, all) => point !== cyclic(all, index - 1)),
  );
  return snapped.map((ring) => {
    const full = ring.flatMap((from, index) => {
      const to = cyclic(ring, index + 1);
      const between = vertices
        .nearSegment(from, to)
        .filter(
          (point) =>
            point !== from && point !== to && distance(point, nearestOnSegment(point, from, to)) < SAME,
        )
        .sort((a, b) => distance(from, a) - distance(from, b));
      return [from, ...between];
    });
    return withoutSpikes(full);
  });
}

/** An overlay may leave a spike, out and back along one line; with the corners shared it shows as a b a. */
function withoutSpikes(ring: Ring): Ring {
  const spike = ring.findIndex((_, index) => cyclic(ring, index - 1) === cyclic(ring, index + 1));
  if (spike < 0 || ring.length < 4) return ring;
  const next = (spike + 1) % ring.length;
  return withoutSpikes(ring.filter((_, index) => index !== spike && index !== next));
}

/** The canonical positions of all rings, found by neighbourhood. */
class PointGrid {
  private readonly cells = new Map<string, Point[]>();

  keep(point: Point): Point {
    const near = this.within(point[0] - SAME, point[1] - SAME, point[0] + SAME, point[1] + SAME);
    const found = near.find((other) => distance(other, point) < SAME);
    if (found !== undefined) return found;
    const key = `${String(Math.floor(point[0] / CELL))},${String(Math.floor(point[1] / CELL))}`;
    this.cells.set(key, [...(this.cells.get(key) ?? []), point]);
    return point;
  }

  nearSegment(a: Point, b: Point): Point[] {
    return this.within(
      Math.min(a[0], b[0]) - SAME,
      Math.min(a[1], b[1]) - SAME,
      Math.max(a[0], b[0]) + SAME,
      Math.max(a[1], b[1]) + SAME,
    );
  }

  private within(west: number, south: number, east: number, north: number): Point[] {
    const found: Point[] = [];
    for (let i = Math.floor(west / CELL); i <= Math.floor(east / CELL); i += 1) {
      for (let j = Math.floor(south / CELL); j <= Math.floor(north / CELL); j += 1) {
        found.push(...(this.cells.get(`${String(i)},${String(j)}`) ?? []));
      }
    }
    return found.filter(([x, y]) => x >= west && x <= east && y >= south && y <= north);
  }
}

/**
 * Joins two rings that share vertices along one common line.
 * @returns the joined ring, or null when they have no side in common or would enclose a hole
 */
export function joinRings(first: Ring, second: Ring): Ring | null {
  const shared = new Set(edgeKeys(second).map(([from, to]) => `${to}|${from}`));
  const kept = new Map<string, { point: Point; to: string }>();
  const secondShared = new Set(edgeKeys(first).map(([from, to]) => `${to}|${from}`));
  let duplicates = 0;
  const keep = (ring: Ring, drop: ReadonlySet<string>): void => {
    edgeKeys(ring).forEach(([from, to], index) => {
      if (drop.has(`${from}|${to}`)) return;
      if (kept.has(from)) duplicates += 1;
      kept.set(from, { point: cyclic(ring, index), to });
    });
  };
  keep(first, shared);
  keep(second, secondShared);
  if (duplicates > 0 || kept.size === first.length + second.length) return null;
  const start = [...kept.keys()][0] ?? '';
  const joined: Point[] = [];
  let at = start;
  do {
    const step = kept.get(at);
    if (step === undefined) return null;
    joined.push(step.point);
    at = step.to;
  } while (at !== start && joined.length <= kept.size);
  return joined.length === kept.size ? joined : null;
}

function edgeKeys(ring: Ring): [string, string][] {
  const key = ([x, y]: Point): string => `${String(x)},${String(y)}`;
  return ring.map((point, index) => [key(point), key(cyclic(ring, index + 1))]);
}

/** Feet of line that two rings with shared vertices have in common. */
export function sharedLength(first: Ring, second: Ring): number {
  const ours = new Set(edgeKeys(first).map(([from, to]) => `${to}|${from}`));
  return edgeKeys(second).reduce(
    (sum, [from, to], index) =>
      ours.has(`${from}|${to}`) ? sum + distance(cyclic(second, index), cyclic(second, index + 1)) : sum,
    0,
  );
}

/** A ring counter-clockwise, as the sides of neighbours have to run against each other. */
export function counterClockwise(ring: Ring): Ring {
  return signedArea(ring) < 0 ? [...ring].reverse() : ring;
}

/**
 * A ring with long sides divided, so that they can follow a bend.
 * @param longest  feet
 */
export function densifyRing(ring: Ring, longest: number): Ring {
  return ring.flatMap((from, index) => {
    const to = cyclic(ring, index + 1);
    const count = Math.ceil(distance(from, to) / longest);
    return Array.from({ length: count }, (_, step): Point => {
      if (step === 0) return from;
      // Measured from the same end on both sides of a common line, so that both get the same positions.
      const forward = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
      return forward ? along(from, to, step / count) : along(to, from, (count - step) / count);
    });
  });
}
