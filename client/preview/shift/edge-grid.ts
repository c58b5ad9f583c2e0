import type { Box } from '../planar.js';

/** Straight edges: x0, y0, x1, y1 of each. */
export type Edges = Float64Array;

/** Edges sorted into square buckets, so that what lies near a place is found without looking at the rest. */
export class EdgeGrid {
  readonly west: number;
  readonly south: number;
  readonly columns: number;
  readonly rows: number;
  /** where the edges of each bucket begin among the members; one more than there are buckets */
  readonly starts: Int32Array;
  /** indexes of edges, bucket by bucket */
  readonly members: Int32Array;

  /**
   * @param box  the buckets cover it; edges are kept as far as they reach into it
   * @param sizeFt  side of a bucket
   */
  constructor(
    readonly edges: Edges,
    box: Box,
    readonly sizeFt: number,
  ) {
    [this.west, this.south] = box;
    this.columns = Math.max(1, Math.ceil((box[2] - box[0]) / sizeFt));
    this.rows = Math.max(1, Math.ceil((box[3] - box[1]) / sizeFt));
    const counts = new Int32Array(this.columns * this.rows + 1);
    this.#eachMembership((bucket) => {
      counts[bucket + 1] = (counts[bucket + 1] ?? 0) + 1;
    });
    for (let bucket = 1; bucket < counts.length; bucket += 1)
      counts[bucket] = (counts[bucket] ?? 0) + (counts[bucket - 1] ?? 0);
    this.starts = counts;
    this.members = new Int32Array(counts.at(-1) ?? 0);
    const next = counts.slice();
    this.#eachMembership((bucket, edge) => {
      const place = next[bucket] ?? 0;
      this.members[place] = edge;
      next[bucket] = place + 1;
    });
  }

  #eachMembership(visit: (bucket: number, edge: number) => void): void {
    const { edges } = this;
    for (let edge = 0; edge < edges.length / 4; edge += 1) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edges.subarray(4 * edge, 4 * edge + 4);
      this.eachBucket(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1), (bucket) => {
        visit(bucket, edge);
      });
    }
  }

  /** Visits the buckets that a box meets. */
  eachBucket(
    west: number,
    south: number,
    east: number,
    north: number,
    visit: (bucket: number) => void,
  ): void {
    const fromColumn = Math.max(0, this.columnOf(west));
    const toColumn = Math.min(this.columns - 1, this.columnOf(east));
    const toRow = Math.min(this.rows - 1, this.rowOf(north));
    for (let row = Math.max(0, this.rowOf(south)); row <= toRow; row += 1)
      for (let column = fromColumn; column <= toColumn; column += 1) visit(row * this.columns + column);
  }

  /** @returns the column of a place, beyond the first and the last where it lies outside the buckets */
  columnOf(x: number): number {
    return Math.floor((x - this.west) / this.sizeFt);
  }

  /** @returns the row of a place */
  rowOf(y: number): number {
    return Math.floor((y - this.south) / this.sizeFt);
  }

  /** @returns feet to the nearest edge, or `capFt` where none is nearer than that */
  distance(x: number, y: number, capFt: number): number {
    const { sizeFt, columns, rows } = this;
    const [column, row] = [this.columnOf(x), this.rowOf(y)];
    const [fromWest, fromSouth] = [x - (this.west + column * sizeFt), y - (this.south + row * sizeFt)];
    const inner = Math.min(fromWest, fromSouth, sizeFt - fromWest, sizeFt - fromSouth);
    let best = capFt * capFt;
    const outside = Math.max(0, -column, column - columns + 1, -row, row - rows + 1);
    for (let ring = outside; ; ring += 1) {
      const reach = ring === 0 ? 0 : inner + (ring - 1) * sizeFt;
      if (reach * reach >= best) return Math.sqrt(best);
      const [low, high] = [Math.max(0, row - ring), Math.min(rows - 1, row + ring)];
      const [left, right] = [Math.max(0, column - ring), Math.min(columns - 1, column + ring)];
      for (let at = low; at <= high; at += 1) {
        const isWhole = at === row - ring || at === row + ring;
        // Between its first and its last row a ring of buckets has two columns.
        const step = isWhole ? 1 : 2 * ring;
        for (let across = isWhole ? left : column - ring; across <= right; across += Math.max(1, step))
          if (across >= left) best = Math.min(best, this.#nearestInBucket(at * columns + across, x, y));
      }
    }
  }

  #nearestInBucket(bucket: number, x: number, y: number): number {
    const { edges } = this;
    let best = Infinity;
    const end = this.starts[bucket + 1] ?? 0;
    for (let place = this.starts[bucket] ?? 0; place < end; place += 1) {
      const at = 4 * (this.members[place] ?? 0);
      const x0 = edges[at] ?? 0;
      const y0 = edges[at + 1] ?? 0;
      const alongX = (edges[at + 2] ?? 0) - x0;
      const alongY = (edges[at + 3] ?? 0) - y0;
      const length = alongX * alongX + alongY * alongY;
      const share = length === 0 ? 0 : ((x - x0) * alongX + (y - y0) * alongY) / length;
      const clamped = share < 0 ? 0 : share > 1 ? 1 : share;
      const offX = x0 + clamped * alongX - x;
      const offY = y0 + clamped * alongY - y;
      const squared = offX * offX + offY * offY;
      if (squared < best) best = squared;
    }
    return best;
  }
}
