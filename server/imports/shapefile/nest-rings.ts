import type { Position, Ring } from '../shape.js';

interface Box {
  ring: Ring;
  west: number;
  south: number;
  east: number;
  north: number;
  size: number;
}

interface Nested extends Box {
  depth: number;
  polygon: Ring[];
}

/**
 * Puts the rings of a shapefile record together to polygons by where they lie: a ring inside another is its hole, a
 * ring inside a hole an island of its own. Their order and direction are not asked, since writers get both wrong.
 * @returns polygons, each its outer ring and then its holes
 */
export function nestRings(rings: readonly Ring[]): Ring[][] {
  const boxes = rings.map(boxOf).sort((a, b) => b.size - a.size);
  const nested: Nested[] = [];
  for (const box of boxes) {
    const parent = nested.findLast((outer) => surrounds(outer, box));
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
  for (const [x, y] of ring) {
    box.west = Math.min(box.west, x);
    box.south = Math.min(box.south, y);
    box.east = Math.max(box.east, x);
    box.north = Math.max(box.north, y);
  }
  return { ...box, size: (box.east - box.west) * (box.north - box.south) };
}

function surrounds(outer: Box, inner: Box): boolean {
  if (inner.west < outer.west || inner.east > outer.east) return false;
  if (inner.south < outer.south || inner.north > outer.north) return false;
  for (const place of placesOn(inner.ring)) {
    const side = sideOf(outer.ring, place);
    if (side !== 'on') return side === 'inside';
  }
  return false;
}

/** Vertices of a ring, and then the middles of its edges for one whose vertices all touch the other. */
function* placesOn(ring: Ring): Iterable<Position> {
  yield* ring;
  for (const [index, [x, y]] of ring.entries()) {
    const next = ring[index + 1];
    if (next !== undefined) yield [(x + next[0]) / 2, (y + next[1]) / 2];
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
