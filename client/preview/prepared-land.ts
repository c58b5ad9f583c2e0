import type { Box, MultiPolygon, Point, Polygon } from './planar.js';

/** Edges that share one box: few enough that a chunk in reach holds few edges out of reach. */
const CHUNK_EDGES = 16;

/** Land laid out for being asked about again and again: its rings turned one way round, in boxed runs of edges. */
export interface PreparedLand {
  rings: readonly PreparedRing[];
}

interface PreparedRing {
  /** x, y of each corner, the first repeated at the end; land lies on the left of every edge */
  corners: Float64Array;
  /** west, south, east, north of the whole ring, then of each chunk of edges */
  boxes: Float64Array;
}

/** Receives an edge: where it begins and ends, in the direction of its ring. */
export type EdgeVisitor = (x0: number, y0: number, x1: number, y1: number) => void;

/** Twice the area, positive for a ring that runs counter-clockwise; about its first corner, so that no digits are lost. */
function turning(ring: readonly Point[]): number {
  const origin = ring[0] ?? [0, 0];
  let twice = 0;
  let previous = origin;
  for (const point of ring) {
    twice +=
      (previous[0] - origin[0]) * (point[1] - origin[1]) - (point[0] - origin[0]) * (previous[1] - origin[1]);
    previous = point;
  }
  return twice;
}

function boxInto(boxes: Float64Array, at: number, corners: Float64Array, from: number, to: number): void {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let corner = from; corner <= to; corner += 1) {
    const [x, y] = [corners[2 * corner] ?? 0, corners[2 * corner + 1] ?? 0];
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  boxes[4 * at] = west;
  boxes[4 * at + 1] = south;
  boxes[4 * at + 2] = east;
  boxes[4 * at + 3] = north;
}

function prepareRing(ring: readonly Point[], isHole: boolean): PreparedRing {
  const isTurned = turning(ring) > 0 === isHole;
  const corners = new Float64Array(2 * ring.length);
  for (const [index, [x, y]] of ring.entries()) {
    const at = 2 * (isTurned ? ring.length - 1 - index : index);
    corners[at] = x;
    corners[at + 1] = y;
  }
  const edges = ring.length - 1;
  const chunks = Math.ceil(edges / CHUNK_EDGES);
  const boxes = new Float64Array(4 * (chunks + 1));
  boxInto(boxes, 0, corners, 0, edges);
  for (let chunk = 0; chunk < chunks; chunk += 1)
    boxInto(boxes, chunk + 1, corners, chunk * CHUNK_EDGES, Math.min(edges, (chunk + 1) * CHUNK_EDGES));
  return { corners, boxes };
}

function prepare(polygons: MultiPolygon): PreparedLand {
  const ringsOf = (rings: Polygon): PreparedRing[] =>
    rings.flatMap((ring, index) => (ring.length < 4 ? [] : [prepareRing(ring, index > 0)]));
  return { rings: polygons.flatMap(ringsOf) };
}

const prepared = new WeakMap<MultiPolygon, PreparedLand>();

/**
 * @param polygons  closed rings; a ring does not cross itself, and polygons share no area
 * @returns the same land prepared; kept for as long as the array lives, which must not be changed any more
 */
export function preparedLand(polygons: MultiPolygon): PreparedLand {
  const known = prepared.get(polygons);
  if (known !== undefined) return known;
  const made = prepare(polygons);
  prepared.set(polygons, made);
  return made;
}

/** @returns where a box lies, seen from another; above it is as good as away, since land is counted from below */
function placeOf(
  west: number,
  south: number,
  east: number,
  north: number,
  box: Box,
): 'away' | 'below' | 'near' {
  if (east <= box[0] || west >= box[2] || south >= box[3]) return 'away';
  return north <= box[1] ? 'below' : 'near';
}

/** Visits the edges of one ring; what lies below the box in one run is visited as one edge along its bottom. */
function visitRing({ corners, boxes }: PreparedRing, box: Box, origin: Point, visit: EdgeVisitor): void {
  const [left, bottom] = origin;
  const south = box[1] - bottom;
  const edges = corners.length / 2 - 1;
  let runFrom = NaN;
  let runTo = NaN;
  const endRun = (): void => {
    if (runFrom !== runTo && !Number.isNaN(runFrom)) visit(runFrom - left, south, runTo - left, south);
    runFrom = NaN;
    runTo = NaN;
  };
  const extendRun = (from: number, to: number): void => {
    if (runTo !== from) endRun();
    if (Number.isNaN(runFrom)) runFrom = from;
    runTo = to;
  };
  for (let edge = 0; edge < edges;) {
    const at = 4 * (Math.floor(edge / CHUNK_EDGES) + 1);
    const end = Math.min(edges, edge + CHUNK_EDGES);
    const place = placeOf(boxes[at] ?? 0, boxes[at + 1] ?? 0, boxes[at + 2] ?? 0, boxes[at + 3] ?? 0, box);
    if (place === 'below') extendRun(corners[2 * edge] ?? 0, corners[2 * end] ?? 0);
    else if (place === 'near')
      for (let near = edge; near < end; near += 1) {
        const x0 = corners[2 * near] ?? 0;
        const y0 = corners[2 * near + 1] ?? 0;
        const x1 = corners[2 * near + 2] ?? 0;
        const y1 = corners[2 * near + 3] ?? 0;
        const low = Math.min(y0, y1);
        const high = Math.max(y0, y1);
        const where = placeOf(Math.min(x0, x1), low, Math.max(x0, x1), high, box);
        if (where === 'below') extendRun(x0, x1);
        else if (where === 'near' && x0 !== x1) visit(x0 - left, y0 - bottom, x1 - left, y1 - bottom);
      }
    edge = end;
  }
  endRun();
}

/**
 * Visits the edges of the land that bound it within the box: those that reach into the box, and those below it, since
 * they say on which side of the land the bottom of the box is. Upright edges are left out.
 * @param origin  coordinates are given from here
 */
export function visitNear(land: PreparedLand, box: Box, origin: Point, visit: EdgeVisitor): void {
  for (const ring of land.rings) {
    const [west = 0, south = 0, east = 0, north = 0] = ring.boxes;
    // A ring wholly below is entered and left again.
    if (placeOf(west, south, east, north, box) === 'near') visitRing(ring, box, origin, visit);
  }
}
