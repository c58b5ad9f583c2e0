import type { EdgeGrid } from './edge-grid.js';

/** Shares of the first segment at which it crosses edges near it. */
function crossedAt(grid: EdgeGrid, x0: number, y0: number, x1: number, y1: number): number[] {
  const shares: number[] = [];
  const { edges } = grid;
  const look = (bucket: number): void => {
    const last = grid.starts[bucket + 1] ?? 0;
    for (let place = grid.starts[bucket] ?? 0; place < last; place += 1) {
      const at = 4 * (grid.members[place] ?? 0);
      const [a, b, c, d] = [edges[at] ?? 0, edges[at + 1] ?? 0, edges[at + 2] ?? 0, edges[at + 3] ?? 0];
      const across = (x1 - x0) * (d - b) - (y1 - y0) * (c - a);
      if (across === 0) continue;
      const share = ((a - x0) * (d - b) - (b - y0) * (c - a)) / across;
      const shareOther = ((a - x0) * (y1 - y0) - (b - y0) * (x1 - x0)) / across;
      if (share > 0 && share < 1 && shareOther >= 0 && shareOther <= 1) shares.push(share);
    }
  };
  grid.eachBucket(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1), look);
  return shares.sort((one, other) => one - other);
}

/**
 * The edges, or pieces of them, that have no land of any kind on their far side.
 * @param grid  edges with land on the left of each
 * @param holds  whether a place lies on any land
 * @param gapFt  how far beyond an edge is looked for land
 */
export function outerEdges(
  grid: EdgeGrid,
  holds: (x: number, y: number) => boolean,
  gapFt: number,
): Float64Array {
  const kept: number[] = [];
  const { edges } = grid;
  for (let at = 0; at < edges.length; at += 4) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edges.subarray(at, at + 4);
    const length = Math.hypot(x1 - x0, y1 - y0);
    const [rightX, rightY] = [((y1 - y0) / length) * gapFt, (-(x1 - x0) / length) * gapFt];
    const shares = [0, ...crossedAt(grid, x0 + rightX, y0 + rightY, x1 + rightX, y1 + rightY), 1];
    let since: number | null = null;
    for (const [index, to] of shares.entries()) {
      const from = shares[index - 1];
      if (from === undefined) continue;
      const middle = (from + to) / 2;
      const isInner = holds(x0 + middle * (x1 - x0) + rightX, y0 + middle * (y1 - y0) + rightY);
      if (!isInner) since ??= from;
      const end = isInner ? from : to;
      if (since !== null && (isInner || to === 1)) {
        kept.push(x0 + since * (x1 - x0), y0 + since * (y1 - y0), x0 + end * (x1 - x0), y0 + end * (y1 - y0));
        since = null;
      }
    }
  }
  return new Float64Array(kept);
}
