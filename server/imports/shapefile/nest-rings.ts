import type { Position, Ring } from '../shape.js';

interface Box {
  ring: Ring;
  west: number;
  south: number;
  east: number;
  north: number;
  /** of the box */
  size: number;
  /** of the ring, where it does not cross itself */
  area: number;
  /** whether it runs clockwise */
  clockwise: boolean;
}

interface Nested extends Box {
  depth: number;
  polygon: Ring[];
}

/** Comparisons of a place with an edge that are made for one record; honest ones need a small part of them. */
const MOST_COMPARISONS = 100_000_000;

/** The same for finding out whether rings cross, which only those of damaged files do. */
const MOST_CROSSING_COMPARISONS = 10_000_000;

/** Places on a ring that are looked at, to see on which side of another it lies. */
const PLACES = 64;

interface Work {
  comparisons: number;
}

/**
 * Puts the rings of a shapefile record together to polygons by where they lie: a ring inside another is its hole, a
 * ring inside a hole an island of its own. Their order and direction are not asked, since writers get both wrong; only
 * of two that cross, which no right file has, the smaller is a hole of the larger when it runs against it.
 * @returns polygons, each its outer ring and then its holes; null when that would take too long
 */
export function nestRings(rings: readonly Ring[]): Ring[][] | null {
  const work: Work = { comparisons: 0 };
  const crossingWork: Work = { comparisons: 0 };
  const boxes = rings.map(boxOf).sort((a, b) => b.size - a.size || b.area - a.area);
  const nested: Nested[] = [];
  for (const box of boxes) {
    const parent =
      nested.findLast((outer) => surrounds(outer, box, work)) ??
      (crossingWork.comparisons > MOST_CROSSING_COMPARISONS
        ? undefined
        : nested.find((outer) => outer.clockwise !== box.clockwise && crosses(outer, box, crossingWork)));
    if (work.comparisons > MOST_COMPARISONS) return null;
    const depth = parent === undefined ? 0 : parent.depth + 1;
    if (parent !== undefined && depth % 2 === 1) {
      parent.polygon.push(box.ring);
      nested.push({ ...box, depth, polygon: parent.polygon });
    } else {
      nested.push({ ...box, depth, polygon: [box.ring] });
    }
  }
  return nested.filter(({ depth }) => depth % 2 === 0).map(({ polygon }) => polygon);
}

function boxOf(ring: Ring): Box {
  const box = { ring, west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  let twice = 0;
  let before = ring.at(-1);
  for (const position of ring) {
    const [x, y] = position;
    if (before !== undefined) twice += (before[0] - x) * (before[1] + y);
    before = position;
    box.west = Math.min(box.west, x);
    box.south = Math.min(box.south, y);
    box.east = Math.max(box.east, x);
    box.north = Math.max(box.north, y);
  }
  return {
    ...box,
    size: (box.east - box.west) * (box.north - box.south),
    area: Math.abs(twice) / 2,
    clockwise: twice < 0,
  };
}

function surrounds(outer: Box, inner: Box, work: Work): boolean {
  work.comparisons += 1;
  if (inner.west < outer.west || inner.east > outer.east) return false;
  if (inner.south < outer.south || inner.north > outer.north) return false;
  for (const place of placesOn(inner.ring)) {
    if (work.comparisons > MOST_COMPARISONS) return false;
    work.comparisons += outer.ring.length;
    const side = sideOf(outer.ring, place);
    if (side !== 'on') return side === 'inside';
  }
  return false;
}

/** Whether a ring lies partly inside another and partly outside, as far as its vertices show and there is time to look. */
function crosses(outer: Box, inner: Box, work: Work): boolean {
  work.comparisons += 1;
  if (inner.west > outer.east || inner.east < outer.west) return false;
  if (inner.south > outer.north || inner.north < outer.south) return false;
  const sides = new Set<string>();
  for (const place of placesOn(inner.ring)) {
    if (work.comparisons > MOST_CROSSING_COMPARISONS) return false;
    work.comparisons += outer.ring.length;
    sides.add(sideOf(outer.ring, place));
    if (sides.has('inside') && sides.has('outside')) return true;
  }
  return false;
}

/** Vertices of a ring, spread over it, and then middles of its edges for one whose vertices all touch the other. */
function* placesOn(ring: Ring): Iterable<Position> {
  const step = Math.max(1, Math.floor(ring.length / PLACES));
  for (let at = 0; at < ring.length; at += step) {
    const vertex = ring[at];
    if (vertex !== undefined) yield vertex;
  }
  for (let at = 0; at + 1 < ring.length; at += step) {
    const [from, to] = [ring[at], ring[at + 1]];
    if (from !== undefined && to !== undefined) yield [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  }
}

function sideOf(ring: Ring, [x, y]: Position): 'inside' | 'outside' | 'on' {
  let inside = false;
  let before = ring.at(-1);
  for (const after of ring) {
    if (before !== undefined) {
      const [[ax, ay], [bx, by]] = [before, after];
      const turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      const within =
        x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by);
      if (turn === 0 && within) return 'on';
      if (ay > y !== by > y && turn > 0 === by > ay) inside = !inside;
    }
    before = after;
  }
  return inside ? 'inside' : 'outside';
}
