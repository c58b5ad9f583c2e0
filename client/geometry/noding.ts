import {
  signedArea,
  boxAround,
  boxesMeet,
  distanceBetween,
  type Point,
  type Polygon,
  type Ring,
} from '../preview/planar.js';
import { crossingOf } from './segments.js';
import { ON_EDGE_FT, whereIs } from './where-is.js';

/** The edges of a polygon and of a line across it, cut where they meet: corners by number, so that pieces share them exactly. */
export interface Noding {
  points: readonly Point[];
  /** from corner to corner with the polygon on the left */
  edges: readonly (readonly [number, number])[];
  /** parts of the line inside the polygon */
  chords: readonly (readonly [number, number])[];
}

interface Stop {
  share: number;
  node: number;
}

/** An edge or a part of the line, with what lies on it. */
interface Side {
  a: number;
  b: number;
  stops: Stop[];
}

class Corners {
  readonly points: Point[] = [];

  /** @returns the number of the corner at a place, a new one where none is near */
  at(point: Point): number {
    const known = this.points.findIndex((other) => distanceBetween(point, other) <= ON_EDGE_FT);
    return known === -1 ? this.points.push(point) - 1 : known;
  }

  of(node: number): Point {
    return this.points[node] ?? [Number.NaN, Number.NaN];
  }
}

function sidesOf(nodes: readonly number[]): Side[] {
  return nodes
    .slice(1)
    .map((b, index) => ({ a: nodes[index] ?? b, b, stops: [] }))
    .filter(({ a, b }) => a !== b);
}

/** Where along a side a point lies on it, as a share of its length; null where it does not. */
function shareOn(side: Side, point: Point, corners: Corners): number | null {
  const [a, b] = [corners.of(side.a), corners.of(side.b)];
  const lengthFt = distanceBetween(a, b);
  const along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / lengthFt;
  if (along <= ON_EDGE_FT || along >= lengthFt - ON_EDGE_FT) return null;
  const across = ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])) / lengthFt;
  return Math.abs(across) <= ON_EDGE_FT ? along / lengthFt : null;
}

/** Corner of the line at a place: a corner there, a place on an edge, or a new one. */
function lineCorner(point: Point, edges: readonly Side[], corners: Corners, outlineCorners: number): number {
  const known = corners.at(point);
  if (known < outlineCorners) return known;
  for (const edge of edges) {
    const share = shareOn(edge, point, corners);
    if (share === null) continue;
    const [a, b] = [corners.of(edge.a), corners.of(edge.b)];
    corners.points[known] = [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
    edge.stops.push({ share, node: known });
    break;
  }
  return known;
}

function cutBy(edge: Side, part: Side, corners: Corners): void {
  const [a, b, c, d] = [edge.a, edge.b, part.a, part.b].map((node) => corners.of(node));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return;
  const [one, other] = [boxAround([[a, b]]), boxAround([[c, d]])];
  if (one === null || other === null || !boxesMeet(one, other)) return;
  for (const node of [edge.a, edge.b]) {
    const share = shareOn(part, corners.of(node), corners);
    if (share !== null) part.stops.push({ share, node });
  }
  const crossing = crossingOf(a, b, c, d);
  if (crossing === null) return;
  const { first, second, point } = crossing;
  if (first <= 0 || first >= 1 || second <= 0 || second >= 1) return;
  const node = corners.at(point);
  if (node !== edge.a && node !== edge.b) edge.stops.push({ share: first, node });
  if (node !== part.a && node !== part.b) part.stops.push({ share: second, node });
}

function pairsAlong({ a, b, stops }: Side): [number, number][] {
  const nodes = [a, ...stops.sort((one, other) => one.share - other.share).map(({ node }) => node), b];
  return nodes
    .slice(1)
    .map((node, index): [number, number] => [nodes[index] ?? node, node])
    .filter(([from, to]) => from !== to);
}

function oriented(polygon: Polygon): Ring[] {
  return polygon.map((ring, index) => (signedArea(ring) > 0 === (index === 0) ? ring : [...ring].reverse()));
}

/**
 * Cuts a polygon's edges and a line where they meet. Corners within rounding of one another are one.
 * @param polygon  closed rings in State Plane feet that do not cross themselves
 */
export function nodingOf(polygon: Polygon, line: readonly Point[]): Noding {
  const corners = new Corners();
  const edges = oriented(polygon).flatMap((ring) => sidesOf(ring.map((point) => corners.at(point))));
  const outlineCorners = corners.points.length;
  const parts = sidesOf(line.map((point) => lineCorner(point, edges, corners, outlineCorners)));
  for (const part of parts) for (const edge of edges) cutBy(edge, part, corners);
  const cutEdges = edges.flatMap(pairsAlong);
  const known = new Set(cutEdges.flatMap(([from, to]) => [`${from} ${to}`, `${to} ${from}`]));
  const chords: [number, number][] = [];
  for (const [from, to] of parts.flatMap(pairsAlong)) {
    if (known.has(`${from} ${to}`)) continue;
    const [a, b] = [corners.of(from), corners.of(to)];
    if (whereIs([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], polygon) !== 'inside') continue;
    known.add(`${from} ${to}`).add(`${to} ${from}`);
    chords.push([from, to]);
  }
  return { points: corners.points, edges: cutEdges, chords };
}
