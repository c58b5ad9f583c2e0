import type { Box, MultiPolygon, Point } from '../planar.js';
import { preparedLand } from '../prepared-land.js';
import { EdgeGrid } from './edge-grid.js';
import { outerEdges } from './outer-edges.js';

/** Buckets along the longer side of the box. */
const BUCKETS = 110;
const LEAST_BUCKET_FT = 3;
/** Off the middle of a bucket, where no edge runs that follows round figures. */
const OFF_MIDDLE = 0.5137;

/** Kinds that one field can hold: one bit of a whole number each. */
export const MOST_KINDS = 30;

interface KindEdges {
  edges: Float64Array;
  kinds: Int8Array;
}

/** All edges, land on the left of each, measured from `origin`. */
function allEdges(kinds: readonly MultiPolygon[], origin: Point): KindEdges {
  const edges: number[] = [];
  const kindOf: number[] = [];
  for (const [kind, polygons] of kinds.entries())
    for (const { corners } of preparedLand(polygons).rings)
      for (let at = 0; at + 3 < corners.length; at += 2) {
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = corners.subarray(at, at + 4);
        if (x0 === x1 && y0 === y1) continue;
        edges.push(x0 - origin[0], y0 - origin[1], x1 - origin[0], y1 - origin[1]);
        kindOf.push(kind);
      }
  return { edges: new Float64Array(edges), kinds: Int8Array.from(kindOf) };
}

/** Land of one or several kinds taken together: which side of its edge a place lies on, and how far from it. */
export class LandField {
  readonly #all: EdgeGrid;
  readonly #kinds: Int8Array;
  /** for each bucket, the kinds that its reference place lies in, one bit each */
  readonly #masks: Int32Array;
  /** edges between the land and what is no land; those between two kinds are left out */
  readonly outer: EdgeGrid;

  /**
   * @param kinds  valid polygons in feet; kinds may touch and overlap one another
   * @param box  in feet, in which places are asked about; what lies beyond it is not looked at
   * @param origin  places are given, and edges kept, from here
   * @param gapFt  land of two kinds that lie no further apart counts as touching
   */
  constructor(kinds: readonly MultiPolygon[], box: Box, origin: Point, gapFt: number) {
    const { edges, kinds: kindOf } = allEdges(kinds, origin);
    const near: Box = [box[0] - origin[0], box[1] - origin[1], box[2] - origin[0], box[3] - origin[1]];
    const size = Math.max(LEAST_BUCKET_FT, Math.max(near[2] - near[0], near[3] - near[1]) / BUCKETS);
    this.#all = new EdgeGrid(edges, near, size);
    this.#kinds = kindOf;
    this.#masks = this.#referenceMasks();
    this.outer = new EdgeGrid(
      outerEdges(this.#all, (x, y) => this.holds(x, y), gapFt),
      near,
      size,
    );
  }

  /** Row by row: an edge changes the side for all reference places east of where it crosses their line. */
  #referenceMasks(): Int32Array {
    const { edges, columns, rows, west, south, sizeFt } = this.#all;
    const masks = new Int32Array(columns * rows);
    for (let edge = 0; edge < edges.length / 4; edge += 1) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edges.subarray(4 * edge, 4 * edge + 4);
      const bit = 1 << (this.#kinds[edge] ?? 0);
      const [low, high] = [Math.min(y0, y1), Math.max(y0, y1)];
      const first = Math.max(0, Math.floor((low - south) / sizeFt - OFF_MIDDLE));
      for (let row = first; row < rows; row += 1) {
        const y = south + (row + OFF_MIDDLE) * sizeFt;
        if (y >= high) break;
        if (y < low) continue;
        const x = x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
        const from = Math.max(0, Math.ceil((x - west) / sizeFt - OFF_MIDDLE));
        if (from < columns) masks[row * columns + from] = (masks[row * columns + from] ?? 0) ^ bit;
      }
    }
    for (let row = 0; row < rows; row += 1)
      for (let at = row * columns + 1; at < (row + 1) * columns; at += 1)
        masks[at] = (masks[at] ?? 0) ^ (masks[at - 1] ?? 0);
    return masks;
  }

  /** @returns whether a place lies on the land of any kind; false beyond the box */
  holds(x: number, y: number): boolean {
    const { columns, rows, edges, starts, members, sizeFt } = this.#all;
    const column = this.#all.columnOf(x);
    const row = this.#all.rowOf(y);
    if (column < 0 || row < 0 || column >= columns || row >= rows) return false;
    const bucket = row * columns + column;
    const toX = this.#all.west + (column + OFF_MIDDLE) * sizeFt;
    const toY = this.#all.south + (row + OFF_MIDDLE) * sizeFt;
    let mask = this.#masks[bucket] ?? 0;
    const last = starts[bucket + 1] ?? 0;
    for (let place = starts[bucket] ?? 0; place < last; place += 1) {
      const edge = members[place] ?? 0;
      const at = 4 * edge;
      const x0 = edges[at] ?? 0;
      const y0 = edges[at + 1] ?? 0;
      const x1 = edges[at + 2] ?? 0;
      const y1 = edges[at + 3] ?? 0;
      // An end on the line counts as on one side of it, so that a corner is crossed once.
      const start = (toX - x) * (y0 - y) - (toY - y) * (x0 - x) >= 0;
      const end = (toX - x) * (y1 - y) - (toY - y) * (x1 - x) >= 0;
      if (start === end) continue;
      const here = (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) >= 0;
      const there = (x1 - x0) * (toY - y0) - (y1 - y0) * (toX - x0) >= 0;
      if (here !== there) mask ^= 1 << (this.#kinds[edge] ?? 0);
    }
    return mask !== 0;
  }

  /** @returns feet to the edge of the land, at most `capFt`: positive on the land, negative beside it */
  depth(x: number, y: number, capFt: number): number {
    const distance = this.outer.distance(x, y, capFt);
    return this.holds(x, y) ? distance : -distance;
  }
}
